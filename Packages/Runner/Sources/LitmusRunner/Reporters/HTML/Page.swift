#if LITMUS_RUNNER
/// A page of HTML about a run.
///
/// Only what stands in ``style`` and ``script`` is obeyed by a browser, because the policy names
/// their hashes; all text that comes from a run goes through ``html(_:)`` or ``htmlLines(_:)``.
struct Page {
  /// With more failures than these, none is open from the start.
  private static let mostOpened = 20
  /// How many tests stand together: a browser leaves out what is not in sight, and is quicker with a
  /// few large things than with many small ones.
  private static let chunk = 50

  let report: RunReport
  /// The suites, those with the worst results first.
  let suites: [PageSuite]
  /// All tests, suite by suite.
  let tests: [PageTest]
  let verdict: PageVerdict

  init(_ report: RunReport) {
    self.report = report
    var ids = PageIDs()
    var suites: [PageSuite] = []
    var comparison = RunComparison(previous: report.previous)
    for result in report.results.suites.lazy.flatMap(\.results) { comparison.note(result) }
    for suite in report.results.suites {
      suites.append(PageSuite(suite, ids: &ids, comparison: comparison))
    }
    self.suites = suites.stablySorted { $0.severity < $1.severity }
    tests = self.suites.flatMap(\.tests)
    verdict = PageVerdict(report.results, tests: tests)
  }

  /// Writes the page piece by piece.
  ///
  /// - Parameter out: Takes the pieces in their order.
  func write(to out: (String) -> Void) {
    out(head)
    out("<body>\n")
    out(header)
    out(controls)
    out("<main id=\"main\">\n")
    out(unattributed)
    out(rerunAll)
    out(timeline)
    writeTests(to: out)
    out("<aside aria-label=\"About the run\">\n")
    out(changes)
    out(slowest)
    out("</aside>\n</main>\n")
    out(Self.extras)
    out("</body>\n</html>\n")
  }

  private var head: String {
    let hashes = "script-src '\(Self.scriptHash)'; style-src '\(Self.styleHash)'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(hashes); \
      img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(html("\(verdict.mark) \(report.environment.name): \(verdict.text)"))</title>
      <link rel="icon" href="data:,">
      <style>\(Self.style)</style>
      <script>\(Self.script)</script>
      </head>

      """
  }

  private func writeTests(to out: (String) -> Void) {
    out("<section id=\"tests\" aria-labelledby=\"tests-title\">")
    out("<h2 id=\"tests-title\">Tests</h2>\n")
    // Of many failures, the lines alone make the better list.
    let opensFailures = tests.count { $0.outcome.isFailure } <= Self.mostOpened
    // A command asks the whole list whether its tests' names are ambiguous: that is looked up once.
    let command = report.rerun?.running([], after: report.results.start)
    var size = 0
    for suite in suites {
      out("<section class=\"suite\" data-suite=\"\(html(suite.suite))\"")
      out(" data-module=\"\(html(suite.module))\"><details class=\"group\" open>")
      out(suite.heading)
      out("<div class=\"tests\">")
      for (index, test) in suite.tests.enumerated() {
        if index.isMultiple(of: Self.chunk) {
          out(index == 0 ? "<div class=\"chunk\">\n" : "</div><div class=\"chunk\">\n")
        }
        let isOpen = test.outcome.isFailure && opensFailures
        let text = TestElement(
          test: test, rerun: command, isOpen: isOpen, limits: .after(size)
        ).text
        size += text.utf8.count
        out(text)
      }
      out(suite.tests.isEmpty ? "" : "</div>")
      out("</div></details></section>\n")
    }
    out("<div id=\"flat\" hidden></div>\n")
    out("<p id=\"nothing\" hidden>No test is like that.</p>\n</section>\n")
  }

  /// What a script fills: what it says, and which keys there are.
  private static let extras = """
    <output id="status" role="status" aria-live="polite"></output>
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
    <dl>
    <div><dt><kbd>/</kbd></dt><dd>search</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>clear the search</dd></div>
    <div><dt><kbd>j</kbd> <kbd>↓</kbd></dt><dd>next test</dd></div>
    <div><dt><kbd>k</kbd> <kbd>↑</kbd></dt><dd>test before</dd></div>
    <div><dt><kbd>Enter</kbd></dt><dd>open or close the test</dd></div>
    <div><dt><kbd>?</kbd></dt><dd>show these keys</dd></div>
    </dl>
    <button id="keys-close" type="button">Close</button></dialog>

    """
}
#endif
