internal import LitmusRunner

extension TestRunProgress {
  /// How far the run has come, or what it came to, in one line; empty if none has begun.
  ///
  /// It is `12 of 232 tests, 1 failed` while the run lasts, and then what a terminal shows:
  /// `✘ 232 tests in 1.204 s: 230 passed, 2 failed`.
  public var text: String {
    guard start != nil else { return "" }
    if let summary { return Self.text(of: summary) }
    let tests = counted(total ?? finished, "test")
    let count = total == nil ? tests : "\(finished) of \(tests)"
    return failed == 0 ? count : "\(count), \(failed) failed"
  }

  private static func text(of summary: TestRunSummary) -> String {
    let mark = (summary.isSuccess ? TestMark.passed : .failed).rawValue
    return "\(mark) \(summary.size): " + summary.parts.map(\.words).joined(separator: ", ")
  }
}
