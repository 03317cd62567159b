import Foundation
import LitmusToolSupport

extension DocsRun {
  /// Returns findings about links to other sites, whose history is in a file.
  func findings(aboutExternalLinksOf documents: [DocumentLinks]) async -> [Finding] {
    do throws(Finding) {
      let file = options.externalCache.map(JSONFile.init)
      let problem = "is not a history of links: remove it, or name another file"
      let known = try file?.read(ExternalLinkHistory.self, orSay: problem)
      var history = known ?? ExternalLinkHistory()
      let check = ExternalLinkCheck(isStrict: options.isStrict) {
        await NetworkFetcher.status(of: $0)
      }
      let done = Guarded(0)
      let findings = await check.findings(for: documents, history: &history) { [options] total in
        options.progress("checking other sites", done.next(), total)
      }
      try file?.write(history)
      return findings
    } catch {
      return [error]
    }
  }
}
