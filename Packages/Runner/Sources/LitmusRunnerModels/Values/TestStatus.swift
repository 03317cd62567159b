package import LitmusRunnerCore

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
  package init(_ outcome: TestOutcome) { self.init(OutcomeKind(outcome)) }

  /// Creates the status that corresponds to a kind of outcome.
  init(_ kind: OutcomeKind) {
    // Both enums use the same raw values.
    self = TestStatus(rawValue: kind.rawValue) ?? .notRun
  }

  /// How the test ended; `nil` if it has not.
  var kind: OutcomeKind? { OutcomeKind(rawValue: rawValue) }

  /// Whether the status makes the run fail.
  public var isFailure: Bool { kind?.isFailure ?? false }
}

extension TestStatus {
  /// The label of the status, as in `timed out`; the same as in the terminal and the HTML report.
  public var word: String {
    if let kind { return kind.label }
    return self == .notRun ? "not run" : rawValue
  }

  /// The sign before the name of such a test, so that the status can be recognized without color.
  public var mark: String {
    if let kind { return kind.mark.rawValue }
    return switch self {
    case .waiting: "…"
    case .running: "▸"
    default: "·"
    }
  }

  /// Whether the test has ended, in this run or an earlier one.
  package var isEnded: Bool { ![.notRun, .waiting, .running].contains(self) }

  /// The statuses of tests that have ended, worst first.
  package static let bySeverity = OutcomeKind.allCases.map { TestStatus($0) }

  /// Returns the worst of some statuses; a status that says nothing about an outcome is better than any.
  ///
  /// - Parameter counts: The number of tests with each status.
  /// - Returns: The worst status of any test: `running` or `waiting` if none has failed and some
  ///   have not ended; `notRun` if there are no tests.
  package static func worst(of counts: [TestStatus: Int]) -> TestStatus {
    let order =
      bySeverity.filter(\.isFailure) + [.running, .waiting] + bySeverity.filter { !$0.isFailure }
    return order.first { counts[$0, default: 0] > 0 } ?? .notRun
  }
}
