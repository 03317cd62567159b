import Foundation
import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerModels

@Suite("Words of screens") struct WordsTests {
  @Test
  @MainActor
  func `a row says how its test ended, how long it took, what has changed, and its tags`() {
    let id = TestID(module: "Shop", suite: "Cart\u{202e}Tests", name: "testAdds")
    let item = TestItem(TestDescription(id: id, tags: ["slow", "u\u{1b}i"], callSite: CallSite()))
    #expect(item.label(.short) == #"not run · slow, u\u{1b}i"#)
    #expect(item.suiteTitle == #"Cart\u{202e}Tests"#)
    item.duration = .milliseconds(12)
    #expect(item.label(.short) == #"not run · slow, u\u{1b}i"#)
    item.status = .failed
    item.change = .newFailure
    #expect(item.label(.short) == #"failed · 0.012 s · new failure · slow, u\u{1b}i"#)
    #expect(item.label(.spoken) == #"failed, 0.012 seconds, new failure, slow, u\u{1b}i"#)
  }

  @Test @MainActor func `a suite says its worst status and how many of its tests are shown`() {
    let suite = SuiteItem(SuiteID(module: "Shop", name: "CartTests"))
    suite.counts = [.passed: 2, .failed: 1]
    #expect(suite.spokenLabel == "failed, 0 tests")
    let id = TestID(module: "Shop", suite: "CartTests", name: "testAdds")
    suite.tests = [TestItem(TestDescription(id: id, callSite: CallSite()))]
    #expect(suite.spokenLabel == "failed, 1 test")
  }
}

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
    (summary.failed, summary.notRun) = (2, 4)
    progress.summary = summary
    #expect(progress.text == "✘ 7 tests in 0.009 s: 1 passed, 2 failed, 4 not run")
  }
}
