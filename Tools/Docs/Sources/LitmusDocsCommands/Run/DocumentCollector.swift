internal import Foundation
internal import LitmusDocsChecks

/// Gathers what the checks need of the documents, while they are processed on several threads.
final class DocumentCollector: @unchecked Sendable {
  private let settings: DocsSettings
  private let lock = NSLock()
  private var collectedLinks: [DocumentLinks] = []
  private var collectedDocuments: [CheckedDocument] = []

  init(settings: DocsSettings) {
    self.settings = settings
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
    guard settings.compiles && FencedCode.mayStand(in: bytes) && hasPackage(path)
      || settings.runsCommands && FilledBlocks.mayStand(in: bytes)
    else { return }
    let document = CheckedDocument(path: path, bytes: bytes)
    lock.withLock { collectedDocuments.append(document) }
  }
}
