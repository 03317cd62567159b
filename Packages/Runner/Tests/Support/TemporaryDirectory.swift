package import Foundation

/// A directory for one test, which is removed with the last reference to it.
package final class TemporaryDirectory: Sendable {
  package let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  package var path: String { url.path }

  /// Makes the directory; if that fails, so does the first use of it.
  package init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  package subscript(name: String) -> String { url.appending(path: name).path }

  /// Writes a file, in a folder that is made if needed, and returns its path.
  @discardableResult package func write(_ text: String, to name: String) throws -> String {
    try FileManager.default.createDirectory(
      at: url.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(toFile: self[name], atomically: true, encoding: .utf8)
    return self[name]
  }

  /// Returns the content of a file.
  package func text(of name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// The names of the files in it, sorted.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
