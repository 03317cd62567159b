import Foundation
import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusRunnerModels

@Suite struct `The progress of a run in one line` {
  @Test func `says nothing before the first run`() {
    #expect(TestRunProgress().text == "")
  }

  @Test func `says how many tests have ended while it lasts`() {
    var progress = TestRunProgress()
    progress.start = Date()
    (progress.finished, progress.total) = (12, 232)
    #expect(progress.text == "12 of 232 tests")
    progress.failed = 3
    #expect(progress.text == "12 of 232 tests, 3 failed")
    (progress.finished, progress.total, progress.failed) = (1, nil, 0)
    #expect(progress.text == "1 test")
    #expect(progress.fraction == nil)
  }

  @Test func `says how many tests passed and failed at the end`() {
    var progress = TestRunProgress()
    progress.start = Date()
    var summary = TestRunSummary()
    (summary.passed, summary.duration) = (1, .microseconds(9_400))
    progress.summary = summary
    #expect(progress.text == "✔ 1 test in 0.009 s: 1 passed")
    (summary.failed, summary.crashed, summary.timedOut, summary.suiteHooks) = (2, 1, 1, 1)
    (summary.flaky, summary.skipped, summary.failedAsExpected, summary.notRun) = (1, 2, 1, 4)
    summary.unattributed = [ReportedFailure(message: "No", callSite: CallSite())]
    summary.duration = .milliseconds(61_204)
    progress.summary = summary
    #expect(
      progress.text
        == "✘ 12 tests and 1 suite hook in 61.204 s: 1 passed, 2 failed, 1 crashed, 1 timed out, "
        + "1 flaky, 2 skipped, 1 failed as expected, 4 not run, 1 failure in no known test")
  }
}
