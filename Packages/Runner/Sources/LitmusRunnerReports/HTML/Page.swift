#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// An HTML page about a run.
///
/// A browser applies only the style and the script of ``PageFiles``, because the policy names their
/// hashes; all text that comes from a run goes through ``html(_:)`` or ``htmlLines(_:)``.
struct Page {
  /// If more tests than these have failed, none is expanded at first.
  private static let maxOpened = 20
  /// How many tests are in one chunk.
  ///
  /// A browser does not lay out elements that are not visible, and is faster with a few large ones than
  /// with many small ones.
  private static let chunk = 50

  let report: RunReport
  /// The suites, those with the worst results first.
  let suites: [PageSuite]
  /// All tests, suite by suite.
  let tests: [PageTest]
  let conclusion: PageConclusion

  init(_ report: RunReport) {
    self.report = report
    let names = ShownNames(report.results.start)
    var ids = PageIDs()
    var suites: [PageSuite] = []
    var comparison = RunComparison(previous: report.previous)
    for result in report.results.suites.lazy.flatMap(\.results) { comparison.apply(result) }
    for suite in report.results.suites {
      suites.append(PageSuite(suite, names: names, ids: &ids, comparison: comparison))
    }
    self.suites = suites.sorted { $0.severity < $1.severity }
    tests = self.suites.flatMap(\.tests)
    conclusion = PageConclusion(report.results, tests: tests)
  }

  /// Writes the page piece by piece.
  ///
  /// - Parameter out: Called with the pieces in their order.
  func write(to out: (String) -> Void) {
    // Each piece except the first is the name of a placeholder, and the text after it.
    for piece in PageFiles.document.split(separator: "{{", omittingEmptySubsequences: false) {
      guard let end = piece.firstRange(of: "}}") else {
        out(String(piece))
        continue
      }
      write(String(piece[..<end.lowerBound]), to: out)
      out(String(piece[end.upperBound...]))
    }
  }

  private func write(_ name: String, to out: (String) -> Void) {
    switch name {
    case "styleHash": out(PageFiles.styleHash)
    case "scriptHash": out(PageFiles.scriptHash)
    case "title": out(html("\(conclusion.mark) \(report.environment.name): \(conclusion.text)"))
    case "style": out(PageFiles.style)
    case "script": out(PageFiles.script)
    case "header": out(header)
    case "controls": out(controls)
    case "unattributed": out(unattributed)
    case "timeline": out(timeline)
    case "rerunParts": out(rerunParts)
    case "tests": writeTests(to: out)
    case "coverage": writeCoverage(to: out)
    case "changes": out(changes)
    case "slowest": out(slowest)
    default: preconditionFailure("page.html has an unknown placeholder: \(name)")
    }
  }

  private func writeTests(to out: (String) -> Void) {
    // If there are many failures, closed tests make the better list.
    let opensFailures = tests.count { $0.outcome.isFailure } <= Self.maxOpened
    // A command checks the whole list for ambiguous names of tests: that is done once.
    var elements = PageElements(
      rerun: report.rerun?.running([], after: report.results.start), links: report.links,
      sources: report.sources)
    var size = 0
    for suite in suites {
      out("<section class=\"suite\" data-suite=\"\(html(suite.suite))\"")
      out(" data-module=\"\(html(suite.module))\" data-label=\"\(html(suite.name))\">")
      out("<details class=\"group\" open>")
      out(suite.heading)
      out("<div class=\"tests\">")
      for (index, test) in suite.tests.enumerated() {
        if index.isMultiple(of: Self.chunk) {
          out(index == 0 ? "<div class=\"chunk\">\n" : "</div><div class=\"chunk\">\n")
        }
        let isOpen = test.outcome.isFailure && opensFailures
        elements.limits = .after(size)
        let text = elements.test(test, isOpen: isOpen)
        size += text.utf8.count
        out(text)
      }
      out(suite.tests.isEmpty ? "" : "</div>")
      out("</div></details></section>\n")
    }
  }
}

/// The limits for texts and attachments on a page, so that browsers can open it.
///
/// Reports for programs have all of it.
struct PageLimits {
  /// How many bytes of one text.
  var text: Int
  /// How many bytes of one attachment that is not text.
  var attachment: Int

  /// The limits at the beginning of a page.
  static let wide = PageLimits(text: 1_000_000, attachment: 10_000_000)
  /// The limits when a page is very large already.
  static let narrow = PageLimits(text: 4_000, attachment: 20_000)

  /// Returns the limits for the next test.
  ///
  /// - Parameter size: How many bytes the page has by now.
  static func after(_ size: Int) -> PageLimits { size < 100_000_000 ? wide : narrow }
}
#endif
