internal import Foundation
internal import LitmusDocsChecks

/// Gathers what the checks need of the documents, while they are processed on several threads.
final class DocumentCollector: @unchecked Sendable {
  private let settings: DocsSettings
  private let packages: PackageFolders
  private let lock = NSLock()
  private var packagedFolders: [Substring: Bool] = [:]
  private var collectedLinks: [DocumentLinks] = []
  private var collectedDocuments: [CheckedDocument] = []

  init(settings: DocsSettings, packages: PackageFolders) {
    self.settings = settings
    self.packages = packages
  }

  /// The links of all documents, by path.
  var links: [DocumentLinks] {
    lock.withLock { collectedLinks }.sorted { $0.path < $1.path }
  }

  /// The documents that are compiled or run, by path.
  var documents: [CheckedDocument] {
    lock.withLock { collectedDocuments }.sorted { $0.path < $1.path }
  }

  func take(_ path: String, _ bytes: [UInt8]) {
    if settings.checksLinks {
      let links = LinkCollector.collect(path: path, bytes: bytes)
      lock.withLock { collectedLinks.append(links) }
    }
    guard isCompiled(path, bytes) || isFilled(bytes) else { return }
    let document = CheckedDocument(path: path, bytes: bytes)
    lock.withLock { collectedDocuments.append(document) }
  }

  private func isCompiled(_ path: String, _ bytes: [UInt8]) -> Bool {
    settings.compiles && DocumentProbe.mayHaveSwift(bytes) && hasPackage(path)
  }

  private func isFilled(_ bytes: [UInt8]) -> Bool {
    settings.fillsBlocks && DocumentProbe.mayHaveFilledBlock(bytes)
  }

  /// Whether a document belongs to a package; most share their folder with others.
  private func hasPackage(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    return lock.withLock {
      if let known = packagedFolders[folder] { return known }
      let hasPackage = packages.package(of: path) != nil
      packagedFolders[folder] = hasPackage
      return hasPackage
    }
  }
}
