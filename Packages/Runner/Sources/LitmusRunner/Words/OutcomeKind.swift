/// How a test ended, without the reason: by the name that reports for programs have for it.
package enum OutcomeKind: String, Sendable, Hashable, CaseIterable {
  case crashed, timedOut, failed, flaky, failedAsExpected, skipped, passed

  package init(_ outcome: TestOutcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .failedAsExpected: .failedAsExpected
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .flaky: .flaky
      }
  }

  /// Whether the run fails because of it.
  package var isFailure: Bool {
    switch self {
    case .crashed, .timedOut, .failed: true
    case .flaky, .failedAsExpected, .skipped, .passed: false
    }
  }
}

extension OutcomeKind {
  /// All of them, the worst first: the order in which reports for people show tests.
  package static let bySeverity = allCases.sorted { $0.severity < $1.severity }

  /// How bad it is, 0 being the worst.
  package var severity: Int {
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

  /// The outcome as a person reads it, as in `timed out`.
  package var words: String {
    switch self {
    case .failedAsExpected: "failed as expected"
    case .timedOut: "timed out"
    default: rawValue
    }
  }

  /// The sign before the words.
  package var mark: TestMark {
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
