import Foundation

/// Reads the books from the file that is bundled with the program.
struct BundledCatalogueProvider: CatalogueProvider {
  /// Why the file could not be read at all; errors in its content are a ``CatalogueParsingError``.
  enum ReadingError: Error, Equatable, CustomStringConvertible {
    case missing(name: String)
    case unreadable(name: String, reason: String)
    case notUTF8(name: String)

    var description: String {
      switch self {
      case .missing(let name): "the file “\(name)” is not in the program's resources"
      case .unreadable(let name, let reason): "the file “\(name)” cannot be read: \(reason)"
      case .notUTF8(let name): "the file “\(name)” is not UTF-8 text"
      }
    }
  }

  let name: String
  let bundle: Bundle

  /// Creates a provider that reads a file in a bundle.
  ///
  /// - Parameters:
  ///   - name: The file's name with its extension.
  ///   - bundle: Where to look for the file.
  init(name: String = "catalogue.tsv", bundle: Bundle = .module) {
    self.name = name
    self.bundle = bundle
  }

  /// Reads and parses the file off the caller's actor, so that the UI does not wait for the disk.
  ///
  /// - Throws: ``ReadingError``, ``CatalogueParsingError``, or `CancellationError`.
  @concurrent
  func books() async throws -> [Book] {
    let text = try read()
    try Task.checkCancellation()
    let books = try CatalogueParser().books(in: text)
    try Task.checkCancellation()
    return books
  }

  private func read() throws -> String {
    guard let file = bundle.url(forResource: name, withExtension: nil) else {
      throw ReadingError.missing(name: name)
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ReadingError.unreadable(name: name, reason: error.localizedDescription)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ReadingError.notUTF8(name: name)
    }
    return text
  }
}
