#if TESTING_ENABLED
import LitmusRunner

extension DemoFailures {
  /// Outcomes other than plain success and failure, and tests that take too long.
  final class Outcomes: TestCase, ListedSuite {
    static var tests: TestList<Outcomes> {
      var list = TestList(tags: ["demo"], make: Outcomes.init)
      guard areRequested else { return list }
      list.add("testFailsAsExpected") { _ in
        ExpectFailure("totals are not rounded yet") { AssertEqual(3.333, other: 3.33) }
      }
      list.add("testDoesNotFailAsExpected") { _ in
        ExpectFailure("totals are not rounded yet") { AssertEqual(3.33, other: 3.33) }
      }
      list.add("testIsSkipped") { _ in try SkipIf(true, "no printer is connected") }
      list.add("testIsSkippedForTheSameReason") { _ in throw TestSkip("no printer is connected") }
      list.add("testTakesTooLong", timeLimit: .milliseconds(10)) { _ async in
        // The time limit cancels it, which is not a failure of its own.
        try? await Task.sleep(for: .seconds(3600))
      }
      list.add("testPassesWhenItIsRunAgain") { _ in
        attempts += 1
        Assert(attempts > 1, message: "the printer is still warming up")
      }
      return list
    }

    private static var attempts = 0
  }
}
#endif
