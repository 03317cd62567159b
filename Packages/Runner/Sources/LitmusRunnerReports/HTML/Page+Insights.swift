#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCore
@_spi(Litmus) internal import LitmusReporting

// The sections besides the tests themselves.
extension Page {
  private static let slowestCount = 20
  private static let maxListed = 20

  /// Failures that belong to no known test.
  var unattributed: String {
    let failures = report.results.unattributed
    guard !failures.isEmpty else { return "" }
    let elements = PageElements(links: report.links, sources: report.sources)
    let articles = failures.map { elements.failure($0.failure) + elements.output($0.output) }
      .joined()
    return """
      <section id="unattributed"><h2>\(counted(failures.count, "failure")) in no known test</h2>
      <p class="hint">Several tests, or none, were running.</p>
      \(articles)</section>

      """
  }

  /// A button that copies the command that reruns the failed tests.
  var rerun: String {
    let results = report.results
    let failed =
      results.summary?.failedTests ?? tests.filter(\.outcome.isFailure).map(\.result.test.id)
    guard let rerun = report.rerun, !failed.isEmpty else { return "" }
    let command = html(rerun.running(failed, after: results.start).description)
    return """
      <div id="rerun"><button class="copy" type="button" data-copy="\(command)">\
      Copy command to run what failed again</button>\
      <pre class="command" tabindex="0">\(command)</pre></div>

      """
  }

  /// The attributes with the parts of a command that runs one test again, between which the script
  /// puts the test; empty if there is no command.
  var rerunParts: String {
    guard let parts = report.rerun?.partsAroundTest else { return "" }
    return " data-rerun=\"\(html(parts.before))\" data-options=\"\(html(parts.after))\""
  }

  /// The comparison of the run with the results before.
  var changes: String {
    var text = "<section id=\"changes\"><h2>Changes</h2>\n"
    if let previous = report.previous {
      let latest = previous.lastDate.map { Self.time(Date(timeIntervalSince1970: $0)) }
      let date = latest.map { ", the latest of \($0)" } ?? ""
      text += "<p class=\"hint\">Against each test’s last result\(date).</p>\n"
      let all = ResultChange.allCases.map { list(of: $0) }
      text += all.joined()
      if tests.allSatisfy({ $0.change == nil }) { text += "<p>Nothing has changed.</p>\n" }
    } else {
      let isRun = report.environment.parts == nil
      let earlier = isRun ? "earlier results" : "results from before the shards"
      text += "<p class=\"hint\">No \(earlier) are known.</p>\n"
    }
    return text + "</section>\n"
  }

  private func list(of change: ResultChange) -> String {
    let changed = tests.filter { $0.change == change }
    guard !changed.isEmpty else { return "" }
    let items = changed.prefix(Self.maxListed)
      .map { "<li>\($0.mark) \($0.link)</li>\n" }.joined()
    let more = changed.count - Self.maxListed
    let rest = more > 0 ? "<li class=\"hint\">and \(grouped(more)) more</li>\n" : ""
    return """
      <h3>\(Self.title(of: change)) <span class="number">\(grouped(changed.count))</span></h3>
      <ul>
      \(items)\(rest)</ul>

      """
  }

  private static func title(of change: ResultChange) -> String {
    switch change {
    case .newFailure: "New failures"
    case .fixed: "Fixed"
    case .stillFailing: "Still failing"
    case .newTest: "New tests"
    }
  }

  /// The tests that took longest.
  var slowest: String {
    let slowest = tests.sorted { $0.result.duration > $1.result.duration }
      .prefix(Self.slowestCount)
    guard let most = slowest.first?.result.duration, most > .zero else {
      return
        "<section id=\"slowest\"><h2>Slowest</h2>\n<p class=\"hint\">No test took any time.</p></section>\n"
    }
    let items = slowest.map { test in
      """
      <li>\(test.link) <span class="time">\(test.result.duration.pageText)</span>\
      <svg class="meter" width="100%" height="3" aria-hidden="true"><rect \
      class="\(test.outcome.rawValue)" width="\(percent(100 * (test.result.duration / most)))" \
      height="3"/></svg></li>

      """
    }
    return "<section id=\"slowest\"><h2>Slowest</h2>\n<ol>\n\(items.joined())</ol></section>\n"
  }
}
#endif
