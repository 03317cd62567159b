import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `The history of a test` {
  @Test func `has the outcomes of the last fifty runs, the latest last`() throws {
    let folder = TemporaryDirectory()
    let store = ResultStore(path: folder["results.json"])
    for number in 1...60 {
      let outcome: OutcomeKind = number == 55 ? .crashed : .passed
      store.add(
        [id("A/a"): record(outcome, date: Double(number), history: [outcome])], isWhole: false)
    }
    let history = try #require(store.results()[id("A/a")]?.history)
    #expect(history.outcomes.count == 50)
    #expect(history.outcomes.firstIndex(of: .crashed) == 44)
  }

  @Test func `is listed for tests that were flaky, the worst first`() {
    let results: TestResults = [
      id("A/sometimes"): record(.passed, history: [.passed, .failed, .skipped, .passed]),
      id("A/often"): record(
        .flaky, history: [.flaky, .flaky, .crashed, .passed], message: "no\u{1b}"),
      id("A/always"): record(.failed, history: [.failed, .failed]),
      id("A/never"): record(.passed, history: [.passed, .passed]),
    ]
    #expect(
      FlakyReport(results).lines == [
        "2 tests were flaky in the last 50 runs, or failed in some of them:",
        "  3 of 4  A/often", "          no\\u{1b}", "  1 of 3  A/sometimes",
      ])
    #expect(
      FlakyReport(TestResults()).lines
        == ["No test is known to have been flaky in its last 50 runs."])
  }

  @Test func `is read as it was written, and is empty in files of earlier versions`() throws {
    let all = OutcomeKind.allCases
    #expect(OutcomeHistory(text: OutcomeHistory(all).text + "?").outcomes == all)
    let results: TestResults = [id("A/a"): record(.passed, history: all)]
    #expect(try TestResults(json: Data(results.json.utf8)) == results)
    let older = results.json.replacing(#/"history":"[a-z]*",/#, with: "")
    #expect(older != results.json)
    #expect(try TestResults(json: Data(older.utf8)) == [id("A/a"): record(.passed)])
  }

  @Test func `is a row of dots on the page, or a sentence if all runs ended in one way`() {
    func text(_ outcomes: [OutcomeKind]) -> String {
      HistoryElement(history: OutcomeHistory(outcomes)).text
    }
    #expect(text([]) == "")
    #expect(text([.passed]) == "")
    #expect(
      text([.passed, .passed, .passed])
        == "<p class=\"history\">passed in each of the last 3 runs</p>")
    #expect(
      text([.passed, .failed, .passed]) == """
        <p class="history"><svg width="33" height="10" aria-hidden="true">\
        <path class="failed" d="M16 5h0"/><path class="passed" d="M5 5h0M27 5h0"/></svg> \
        <span>1 failed, 2 passed in the last 3 runs, the latest on the right</span></p>
        """)
  }

  @Test func `of a test on the page ends with this run`() {
    let previous = TestResults([
      cartID("a"): record(.passed, history: [.passed, .passed]),
      cartID("b"): record(.passed),
    ])
    var report = RunReport(
      environment: RunEnvironment(program: "app"), previous: previous, rerun: nil)
    for result in [cartResult("a", .failed, "no"), cartResult("b")] {
      report.apply(.testFinished(result))
    }
    #expect(
      report.html().texts(of: "span").filter { $0.contains("last") } == [
        "1 failed, 2 passed in the last 3 runs, the latest on the right"
      ])
  }
}
