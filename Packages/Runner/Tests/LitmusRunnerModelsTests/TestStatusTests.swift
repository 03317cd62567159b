import LitmusRunnerCore
import LitmusRunnerModels
import Testing

@Suite("TestStatus") struct TestStatusTests {
  @Test("a test that ended has the status of its outcome")
  func fromOutcome() {
    let outcomes: [TestOutcome] = [
      .passed, .failed, .skipped(reason: "no network"), .failedAsExpected, .crashed, .timedOut,
      .flaky,
    ]
    let expected: [TestStatus] = [
      .passed, .failed, .skipped, .failedAsExpected, .crashed, .timedOut, .flaky,
    ]
    #expect(outcomes.map(TestStatus.init) == expected)
  }

  @Test("what fails a run is a failure", arguments: TestStatus.allCases)
  func isFailure(status: TestStatus) {
    #expect(status.isFailure == [.failed, .crashed, .timedOut].contains(status))
  }
}
