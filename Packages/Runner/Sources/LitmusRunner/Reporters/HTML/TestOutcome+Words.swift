#if LITMUS_RUNNER
extension TestOutcome {
  /// The outcome as reports for people say it.
  var words: String { TestRecord.Outcome(self).words }
}

extension TestRecord.Outcome {
  /// All outcomes, the worst first: the order in which reports for people show tests.
  static let bySeverity: [Self] = [
    .crashed, .timedOut, .failed, .flaky, .failedAsExpected, .skipped, .passed,
  ]

  /// How bad it is, 0 being the worst.
  var severity: Int {
    switch self {
    case .crashed: 0
    case .timedOut: 1
    case .failed: 2
    case .flaky: 3
    case .failedAsExpected: 4
    case .skipped: 5
    case .passed: 6
    }
  }

  /// The outcome as reports for people say it.
  var words: String {
    switch self {
    case .failedAsExpected: "failed as expected"
    case .timedOut: "timed out"
    default: rawValue
    }
  }

  /// The sign before the words.
  var mark: TestMark {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .skipped
    case .failedAsExpected: .failedAsExpected
    case .crashed: .crashed
    case .timedOut: .timedOut
    case .flaky: .flaky
    }
  }
}
#endif
