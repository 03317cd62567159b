extension TestRunSummary {
  /// How many tests ended so.
  package func count(of kind: OutcomeKind) -> Int {
    switch kind {
    case .crashed: crashed
    case .timedOut: timedOut
    case .failed: failed
    case .flaky: flaky
    case .failedAsExpected: failedAsExpected
    case .skipped: skipped
    case .passed: passed
    }
  }

  /// How much was run, as in `232 tests and 1 suite hook in 1.204 s`.
  package var size: String {
    let tests = counted(finished - suiteHooks + notRun, "test")
    let hooks = suiteHooks == 0 ? "" : " and \(counted(suiteHooks, "suite hook"))"
    return "\(tests)\(hooks) in \(duration.milliseconds) s"
  }

  /// What it came to, as a line says it: `230 passed` and `2 failed`, each with the sign for it.
  ///
  /// What passed is named though it be nothing. What did not run has no sign.
  package var parts: [(mark: TestMark?, words: String)] {
    var parts: [(mark: TestMark?, words: String)] = [(.passed, "\(passed) passed")]
    let kinds: [OutcomeKind] = [.failed, .crashed, .timedOut, .flaky, .skipped, .failedAsExpected]
    for kind in kinds where count(of: kind) > 0 {
      parts.append((kind.mark, "\(count(of: kind)) \(kind.words)"))
    }
    if notRun > 0 { parts.append((nil, "\(notRun) not run")) }
    if !unattributed.isEmpty {
      parts.append((.unattributed, "\(counted(unattributed.count, "failure")) in no known test"))
    }
    return parts
  }
}
