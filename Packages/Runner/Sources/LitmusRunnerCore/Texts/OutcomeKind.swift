/// The outcome of a test without its reason, the worst first, as human-readable reports show tests; the raw value is
/// its name in reports for programs.
package enum OutcomeKind: String, Sendable, Hashable, CaseIterable, Decodable {
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
  /// The severity; 0 is the worst.
  package var severity: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The outcome as human-readable text, as in `timed out`.
  package var label: String {
    switch self {
    case .failedAsExpected: "failed as expected"
    case .timedOut: "timed out"
    default: rawValue
    }
  }

  /// The symbol before the text.
  package var mark: OutcomeSymbol {
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

extension TestOutcome {
  /// Makes the outcome of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - reason: Why the test was skipped, if it was.
  package init(_ kind: OutcomeKind, reason: String = "") {
    self =
      switch kind {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped(reason: reason)
      case .failedAsExpected: .failedAsExpected
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .flaky: .flaky
      }
  }

  /// Why the test was skipped; `nil` if it was not.
  package var skipReason: String? { if case .skipped(let reason) = self { reason } else { nil } }
}

/// The symbol before a line that shows the outcome of a test, with or without colors.
package enum OutcomeSymbol: String, Sendable, CaseIterable {
  case passed = "✔"
  case failed = "✘"
  case skipped = "↷"
  case failedAsExpected = "≈"
  case unattributed = "!"
  case crashed = "☠"
  case timedOut = "⧖"
  case flaky = "↻"
}
