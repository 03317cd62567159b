extension TestRunSummary {
  /// Returns how many tests ended with an outcome.
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

  /// The size of the run, as in `232 tests and 1 suite hook in 1.204 s`.
  package var size: String {
    let tests = counted(finished - suiteHooks + notRun, "test")
    let hooks = suiteHooks == 0 ? "" : " and \(counted(suiteHooks, "suite hook"))"
    return "\(tests)\(hooks) in \(duration.milliseconds) s"
  }

  /// The counts as texts, such as `230 passed` and `2 failed`, each with its symbol.
  ///
  /// The passed tests are listed even if there are none. The tests that did not run have no symbol.
  package var parts: [(mark: OutcomeSymbol?, words: String)] {
    var parts: [(mark: OutcomeSymbol?, words: String)] = [(.passed, "\(passed) passed")]
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
