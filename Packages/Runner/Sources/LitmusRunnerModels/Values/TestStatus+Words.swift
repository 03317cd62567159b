internal import LitmusRunnerCore

extension TestStatus {
  /// The label of the status, as in `timed out`; the same as in the terminal and the HTML report.
  public var word: String {
    if let kind { return kind.words }
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
  public var isEnded: Bool { ![.notRun, .waiting, .running].contains(self) }

  /// The statuses of tests that have ended, worst first.
  public static let bySeverity = OutcomeKind.bySeverity.map { TestStatus($0) }

  /// Returns the worst of some statuses; a status that says nothing about an outcome is better than any.
  ///
  /// - Parameter counts: The number of tests with each status.
  /// - Returns: The worst status of any test: `running` or `waiting` if none has failed and some
  ///   have not ended; `notRun` if there are no tests.
  public static func worst(of counts: [TestStatus: Int]) -> TestStatus {
    let order = [.crashed, .timedOut, .failed, .running, .waiting] + bySeverity.dropFirst(3)
    return order.first { counts[$0, default: 0] > 0 } ?? .notRun
  }
}
