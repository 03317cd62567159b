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
      let file = path.map(JSONFile.init)
      let problem = "is not a history of links: remove it, or name another file"
      let known = try file?.read(ExternalLinkHistory.self, orSay: problem)
      var history = known ?? ExternalLinkHistory()
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
      try file?.write(history)
      return findings
    } catch {
      return [error]
    }
  }
}
