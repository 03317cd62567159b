internal import LitmusDocsFormat
import LitmusToolSupport

/// Collects the input of the checks while the documents are processed on several threads.
final class DocumentCollector: Sendable {
  private let settings: DocsSettings
  private let packages: PackageFolders
  private let packagedFolders = Guarded<[Substring: Bool]>([:])
  private let collectedLinks = Guarded<[DocumentLinks]>([])
  private let collectedSilences = Guarded<[DocumentSilences]>([])
  private let collectedDocuments = Guarded<[CheckedDocument]>([])

  init(settings: DocsSettings, packages: PackageFolders) {
    self.settings = settings
    self.packages = packages
  }

  /// The links of all documents, ordered by path.
  var links: [DocumentLinks] {
    collectedLinks.withLock { $0 }.sorted { $0.path < $1.path }
  }

  /// The comments that silence findings.
  var silences: [DocumentSilences] { collectedSilences.withLock { $0 } }

  /// The documents to compile or run, ordered by path.
  var documents: [CheckedDocument] {
    collectedDocuments.withLock { $0 }.sorted { $0.path < $1.path }
  }

  /// Adds a document in its new state.
  func add(_ path: String, _ bytes: [UInt8]) {
    if settings.checksLinks {
      let links = LinkCollector.collect(path: path, bytes: bytes)
      collectedLinks.withLock { $0.append(links) }
    }
    if let silences = DocumentSilences(path: path, bytes: bytes) {
      collectedSilences.withLock { $0.append(silences) }
    }
    guard isCompiled(path, bytes) || isFilled(bytes) else { return }
    let document = CheckedDocument(path: path, bytes: bytes)
    collectedDocuments.withLock { $0.append(document) }
  }

  private func isCompiled(_ path: String, _ bytes: [UInt8]) -> Bool {
    settings.compiles && hasPackage(path) && DocumentProbe.mayHaveSwift(bytes)
  }

  private func isFilled(_ bytes: [UInt8]) -> Bool {
    settings.fillsBlocks && DocumentProbe.mayHaveFilledBlock(bytes)
  }

  /// Returns whether a document belongs to a package; the result is cached by folder.
  private func hasPackage(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    return packagedFolders.withLock { known in
      if let hasPackage = known[folder] { return hasPackage }
      let hasPackage = packages.package(of: path) != nil
      known[folder] = hasPackage
      return hasPackage
    }
  }
}
