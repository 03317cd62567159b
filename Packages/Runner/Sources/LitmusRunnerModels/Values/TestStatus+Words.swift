extension TestStatus {
  /// What it is called, as in `timed out`: the same word as in the terminal and on a page.
  public var word: String {
    switch self {
    case .notRun: "not run"
    case .waiting: "waiting"
    case .running: "running"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .failed: "failed"
    case .flaky: "flaky"
    case .failedAsExpected: "failed as expected"
    case .skipped: "skipped"
    case .passed: "passed"
    }
  }

  /// The sign that stands before the name of such a test, so that no colour is needed to tell.
  public var mark: String {
    switch self {
    case .notRun: "·"
    case .waiting: "…"
    case .running: "▸"
    case .crashed: "☠"
    case .timedOut: "⧖"
    case .failed: "✘"
    case .flaky: "↻"
    case .failedAsExpected: "≈"
    case .skipped: "↷"
    case .passed: "✔"
    }
  }

  /// Whether the test has come to an end, in this run or an earlier one.
  public var isEnded: Bool { ![.notRun, .waiting, .running].contains(self) }

  /// The statuses of tests that have ended, the worst first.
  public static let bySeverity: [TestStatus] = [
    .crashed, .timedOut, .failed, .flaky, .failedAsExpected, .skipped, .passed,
  ]

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
