import LitmusRunnerCore
import LitmusRunnerModels
import Testing

@Suite struct `The status of a test` {
  @Test func `a test that ended has the status of its outcome`() {
    let outcomes: [TestOutcome] = [
      .passed, .failed, .skipped(reason: "no network"), .failedAsExpected, .crashed, .timedOut,
      .flaky,
    ]
    let expected: [TestStatus] = [
      .passed, .failed, .skipped, .failedAsExpected, .crashed, .timedOut, .flaky,
    ]
    #expect(outcomes.map(TestStatus.init) == expected)
  }

  @Test(arguments: TestStatus.allCases)
  func `what fails a run is a failure`(status: TestStatus) {
    #expect(status.isFailure == [.failed, .crashed, .timedOut].contains(status))
  }
}
