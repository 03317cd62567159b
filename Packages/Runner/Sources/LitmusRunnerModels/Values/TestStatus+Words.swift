internal import LitmusRunner

extension TestStatus {
  /// What it is called, as in `timed out`: the same word as in the terminal and on a page.
  public var word: String {
    if let kind { return kind.words }
    return self == .notRun ? "not run" : rawValue
  }

  /// The sign that stands before the name of such a test, so that no colour is needed to tell.
  public var mark: String {
    if let kind { return kind.mark.rawValue }
    return switch self {
    case .waiting: "…"
    case .running: "▸"
    default: "·"
    }
  }

  /// Whether the test has come to an end, in this run or an earlier one.
  public var isEnded: Bool { ![.notRun, .waiting, .running].contains(self) }

  /// The statuses of tests that have ended, the worst first.
  public static let bySeverity = OutcomeKind.bySeverity.map { TestStatus($0) }

  /// The worst of some statuses; one that says nothing of how a test ended is better than any.
  ///
  /// - Parameter counts: How many tests have each.
  /// - Returns: The worst that any test has: `running` or `waiting` if none has failed and some
  ///   have not ended; `notRun` if there are no tests.
  public static func worst(of counts: [TestStatus: Int]) -> TestStatus {
    let order = [.crashed, .timedOut, .failed, .running, .waiting] + bySeverity.dropFirst(3)
    return order.first { counts[$0, default: 0] > 0 } ?? .notRun
  }
}
