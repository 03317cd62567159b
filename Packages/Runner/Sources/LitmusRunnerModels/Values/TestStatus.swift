public import LitmusRunnerCore

/// The status of a test: how it ended, or that it has not ended yet.
public enum TestStatus: String, Sendable, Hashable, CaseIterable, Codable {
  /// It has not run in any run whose results are known.
  case notRun
  /// It will run in the current run.
  case waiting
  /// It is running.
  case running
  /// It crashed its process.
  case crashed
  /// It was still running at its time limit.
  case timedOut
  /// It reported at least one failure.
  case failed
  /// It failed, and did not fail when it was run again.
  case flaky
  /// All failures that it reported were expected.
  case failedAsExpected
  /// It was not run, or stopped, and gave a reason.
  case skipped
  /// It ran and reported no failure.
  case passed
}

extension TestStatus {
  /// Creates the status that corresponds to an outcome.
  public init(_ outcome: TestOutcome) { self.init(OutcomeKind(outcome)) }

  /// Creates the status that corresponds to a kind of outcome.
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
    // Both enums use the same raw values.
    OutcomeKind(rawValue: rawValue)
  }

  /// Whether the status makes the run fail.
  public var isFailure: Bool { [.failed, .crashed, .timedOut].contains(self) }
}
