package import LitmusRunnerCore

/// The data that the UI shows about one attempt at a test.
package struct AttemptDetail: Sendable, Hashable, Identifiable {
  /// The number of the attempt, counted from 1.
  package var id: Int
  /// How it ended.
  package var status: TestStatus
  /// How long it took.
  package var duration: Duration
  /// The failures, expected ones last.
  package var failures: [FailureDetail]
  /// What it printed, truncated in the middle if it is very long; empty if nothing.
  package var output: String
  /// The attachments.
  package var attachments: [AttachmentDetail]

  /// Creates the detail from the result of an attempt.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - late: The failures of this attempt that were reported after it had ended.
  package init(_ result: TestResult, late: [TestFailure] = []) {
    id = result.attempt
    let hasFailedLate = late.contains { !$0.isExpected } && !result.outcome.isFailure
    status = hasFailedLate ? .failed : TestStatus(result.outcome)
    duration = result.duration
    let all =
      result.failures.map { (failure: $0, isExpected: false, isLate: false) }
      + late.map { (failure: $0.failure, isExpected: $0.isExpected, isLate: true) }
      + result.expectedFailures.map { (failure: $0, isExpected: true, isLate: false) }
    failures = all.enumerated().map { position, each in
      FailureDetail(
        each.failure, id: position, isExpected: each.isExpected, isLate: each.isLate)
    }
    output = LongText.cut(result.output)
    attachments = result.attachments.enumerated().map { AttachmentDetail($1, id: $0) }
  }
}
