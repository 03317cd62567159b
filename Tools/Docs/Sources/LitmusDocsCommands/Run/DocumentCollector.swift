internal import Foundation
internal import LitmusDocsChecks

/// Gathers what the checks need of the documents, while they are processed on several threads.
final class DocumentCollector: @unchecked Sendable {
  private let settings: DocsSettings
  private let packages: PackageLocator
  private let lock = NSLock()
  private var collectedLinks: [DocumentLinks] = []
  private var collectedDocuments: [CheckedDocument] = []

  init(settings: DocsSettings, packages: PackageLocator) {
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
    settings.compiles && DocumentProbe.mayHaveSwift(bytes) && packages.package(of: path) != nil
  }

  private func isFilled(_ bytes: [UInt8]) -> Bool {
    settings.runsCommands && DocumentProbe.mayHaveFilledBlock(bytes)
  }
}
