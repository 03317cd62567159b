internal import LitmusDocsFormat
import Foundation
import LitmusToolSupport

/// Checks the links of a run to other sites, with a history in a file.
struct ExternalLinks {
  let run: DocsRun

  private var path: String? {
    run.options.externalCache
      ?? SyncCache.userFolder(environment: ProcessInfo.processInfo.environment)
      .map { $0 + "/external-links.json" }
  }

  func findings(for documents: [DocumentLinks]) async -> [Finding] {
    do throws(Finding) {
      var history = try read()
      let check = ExternalLinkCheck(isStrict: run.options.isStrict) {
        await NetworkFetcher.status(of: $0)
      }
      let done = Guarded(0)
      let findings = await check.findings(for: documents, history: &history) { total in
        let done = done.withLock { done in
          done += 1
          return done
        }
        run.options.progress("checking other sites", done, total)
      }
      try write(history)
      return findings
    } catch {
      return [error]
    }
  }

  private func read() throws(Finding) -> ExternalLinkHistory {
    guard let path, let bytes = try? FileContent.bytes(of: path) else {
      return ExternalLinkHistory()
    }
    do {
      return try JSONDecoder().decode(ExternalLinkHistory.self, from: Data(bytes))
    } catch {
      throw Finding(
        .usage, file: path, message: "is not a history of links: remove it, or name another file")
    }
  }

  private func write(_ history: ExternalLinkHistory) throws(Finding) {
    guard let path else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let url = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (encoder.encode(history) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw Finding(
        .usage, file: path, message: "cannot be written (\(error.localizedDescription))")
    }
  }
}
