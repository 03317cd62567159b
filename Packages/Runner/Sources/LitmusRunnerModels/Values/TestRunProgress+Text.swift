internal import LitmusRunnerCore

extension TestRunProgress {
  /// The progress of the run, or its summary, on one line; empty if no run has begun.
  ///
  /// It is `12 of 232 tests, 1 failed` during the run, and afterwards the text shown in the
  /// terminal: `✘ 232 tests in 1.204 s: 230 passed, 2 failed`.
  public var text: String {
    guard start != nil else { return "" }
    if let summary { return Self.text(of: summary) }
    let tests = counted(total ?? finished, "test")
    let count = total == nil ? tests : "\(finished) of \(tests)"
    return failed == 0 ? count : "\(count), \(failed) failed"
  }

  private static func text(of summary: TestRunSummary) -> String {
    let mark = (summary.isSuccess ? OutcomeSymbol.passed : .failed).rawValue
    return "\(mark) \(summary.size): " + summary.parts.map(\.words).joined(separator: ", ")
  }
}
