import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerModels

@Suite("Words of screens") struct WordsTests {
  @Test(arguments: [
    (Duration.zero, "0.000 s", "0.000 seconds"),
    (.microseconds(499), "0.000 s", "0.000 seconds"),
    (.microseconds(500), "0.001 s", "0.001 seconds"),
    (.milliseconds(12), "0.012 s", "0.012 seconds"),
    (.milliseconds(1_999) + .microseconds(600), "2.000 s", "2.000 seconds"),
    (.seconds(61), "61.000 s", "61.000 seconds"),
    (.milliseconds(-5), "0.000 s", "0.000 seconds"),
  ])
  func `a duration has three digits behind the point`(
    duration: Duration, short: String, spoken: String
  ) {
    #expect(duration.label(.short) == short)
    #expect(duration.label(.spoken) == spoken)
  }

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
