import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@Suite struct `The state of a run` {
  @Test func `counts a late failure once, and only if it fails its test`() {
    var state = RunHistory()
    state.apply(.testFinished(ended("passes", .passed)))
    state.apply(.testFinished(ended("fails", .failed)))
    #expect(state.apply(late("passes", isExpected: true)) == nil)
    #expect(state.apply(late("passes"))?.test == cartID("passes"))
    #expect(state.apply(late("passes")) == nil)
    #expect(state.apply(late("fails")) == nil)
    #expect(state.apply(late("unknown")) == nil)
    #expect(state.summary.passed == 0)
    #expect(state.summary.failed == 2)
    #expect(state.summary.failedTests.map(\.name) == ["fails", "passes"])
  }

  @Test func `leaves a flaky test flaky if an attempt before the last one fails late`() {
    var state = RunHistory()
    state.apply(.testRetried(ended("flaky", .failed)))
    #expect(state.attempts(at: key("flaky")).count == 1)
    state.apply(.testFinished(ended("flaky", .flaky, attempt: 2)))
    #expect(state.attempts(at: key("flaky")).isEmpty)
    #expect(state.apply(late("flaky", attempt: 1)) == nil)
    #expect(state.outcome(of: key("flaky")) == .flaky)
    #expect(state.apply(late("flaky", attempt: 2)) == key("flaky"))
    #expect(state.outcome(of: key("flaky")) == .failed)
    #expect(state.summary.flaky == 0)
  }

  @Test func `has the tests that have not run, in repetitions that have begun and in others`() {
    var state = RunHistory()
    state.apply(
      .runStarted(TestRunStart(testCount: 2, iterations: 3, suiteCount: 1, seed: nil)))
    #expect(state.notRun(countsAllRepetitions: false) == 2)
    state.apply(.testFinished(ended("one", .passed)))
    state.apply(.testFinished(ended("two", .passed)))
    #expect(state.openIteration == 2)
    #expect(state.notRun(countsAllRepetitions: false) == 0)
    #expect(state.notRun(countsAllRepetitions: true) == 4)
  }
}

// MARK: - Fixtures

private func key(_ name: String) -> RunHistory.Key {
  RunHistory.Key(test: cartID(name), iteration: 1)
}

private func ended(_ name: String, _ outcome: TestOutcome, attempt: Int = 1) -> TestResult {
  result(of: cartTest(name), outcome, attempt: attempt)
}

private func late(_ name: String, attempt: Int = 1, isExpected: Bool = false) -> TestEvent {
  lateFailure(of: cartID(name), attempt: attempt, isExpected: isExpected)
}
