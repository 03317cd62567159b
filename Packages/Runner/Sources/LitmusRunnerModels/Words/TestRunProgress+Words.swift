internal import LitmusRunner

extension TestRunProgress {
  /// How far the run has come, as in `12 of 232 tests, 1 failed`; when it is over, what it came to.
  package var words: String {
    if let summary { return summary.words }
    guard start != nil else { return "No tests have run yet." }
    let tests = total.map { "\(finished) of \(counted($0, "test"))" } ?? counted(finished, "test")
    return failed == 0 ? tests : "\(tests), \(failed) failed"
  }
}

extension TestRunSummary {
  /// What the run came to, as in `✔ 2 tests in 0.009 s: 2 passed`: the same as in the terminal.
  var words: String {
    let parts = [
      (passed, "passed"), (failed, "failed"), (crashed, "crashed"), (timedOut, "timed out"),
      (flaky, "flaky"), (skipped, "skipped"), (failedAsExpected, "failed as expected"),
      (notRun, "not run"),
    ]
    var counts = parts.filter { $0.0 > 0 || $0.1 == "passed" }.map { "\($0.0) \($0.1)" }
    if !unattributed.isEmpty {
      counts.append(counted(unattributed.count, "failure") + " in no known test")
    }
    let mark = (isSuccess ? TestStatus.passed : .failed).mark
    let tests = counted(finished - suiteHooks + notRun, "test")
    let hooks = suiteHooks == 0 ? "" : " and \(counted(suiteHooks, "suite hook"))"
    return "\(mark) \(tests)\(hooks) in \(duration.words(.short)): "
      + counts.joined(separator: ", ")
  }
}
