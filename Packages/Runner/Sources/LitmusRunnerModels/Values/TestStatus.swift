public import LitmusRunner

/// Where a test stands: how it ended, or that it has not ended yet.
public enum TestStatus: String, Sendable, Hashable, CaseIterable, Codable {
  /// It has not run yet, in any run whose results are known.
  case notRun
  /// It will run in the run under way.
  case waiting
  /// It runs.
  case running
  /// It ended its process.
  case crashed
  /// It was still running at its time limit.
  case timedOut
  /// It reported at least one failure.
  case failed
  /// It failed, and did not fail when it was run again.
  case flaky
  /// It reported failures, and only such as it expected.
  case failedAsExpected
  /// It was not run, or stopped, for the reason it gave.
  case skipped
  /// It ran and reported no failure.
  case passed
}

extension TestStatus {
  /// The status of a test that ended so.
  public init(_ outcome: TestOutcome) { self.init(OutcomeKind(outcome)) }

  /// The same without the reason.
  init(_ kind: OutcomeKind) {
    self =
      switch kind {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .failedAsExpected: .failedAsExpected
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .flaky: .flaky
      }
  }

  /// How the test ended; `nil` if it has not.
  var kind: OutcomeKind? {
    // Both have the same names for the same.
    OutcomeKind(rawValue: rawValue)
  }

  /// Whether it is a failure of the run.
  public var isFailure: Bool { [.failed, .crashed, .timedOut].contains(self) }
}
