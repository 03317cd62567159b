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
    let mark = (summary.isSuccess ? TestStatus.passed : .failed).mark
    let tests = counted(summary.finished - summary.suiteHooks + summary.notRun, "test")
    let hooks = summary.suiteHooks
    let more = hooks == 0 ? "" : " and \(counted(hooks, "suite hook"))"
    let outside = summary.unattributed.count
    var parts = ["\(summary.passed) passed"]
    parts += [
      (summary.failed, "failed"), (summary.crashed, "crashed"), (summary.timedOut, "timed out"),
      (summary.flaky, "flaky"), (summary.skipped, "skipped"),
      (summary.failedAsExpected, "failed as expected"), (summary.notRun, "not run"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if outside > 0 { parts.append("\(counted(outside, "failure")) in no known test") }
    return "\(mark) \(tests)\(more) in \(summary.duration.words(.short)): "
      + parts.joined(separator: ", ")
  }
}
