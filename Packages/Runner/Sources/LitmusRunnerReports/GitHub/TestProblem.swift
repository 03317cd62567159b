#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A test that failed or is flaky, or a failure in no known test, as GitHub shows it.
struct TestProblem {
  /// The test; `nil` for a failure in no known test.
  var entry: RunTally.Entry?
  var failures: [TestFailure]

  var test: TestID? { entry?.test }

  /// The symbol before the text.
  var mark: OutcomeSymbol { entry?.outcome.mark ?? .unattributed }

  /// Whether the test did not fail in the last attempt, so that the run does not fail because of it.
  var isFlaky: Bool { entry?.outcome == .flaky }

  private var outcome: OutcomeKind { entry?.outcome ?? .failed }

  /// The outcome as text, as in `failed in 3 attempts`.
  var label: String {
    let attempts = entry?.attempts ?? 1
    if isFlaky { return "is flaky: did not fail in attempt \(attempts)" }
    return outcome.label + (attempts > 1 ? " in \(attempts) attempts" : "")
  }

  /// The position among other problems: the worst comes first, and a failure in no known test
  /// before tests that failed.
  fileprivate var rank: (severity: Int, kind: Int) { (outcome.severity, entry == nil ? 0 : 1) }

  /// Returns the note on a failure, besides its text.
  func note(on failure: TestFailure) -> String? {
    let attempt = isFlaky ? "attempt \(failure.attempt)" : nil
    let origin = test == nil ? "outside of a test" : failure.lateNote
    let notes = [attempt, origin].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }
}

extension RunTally {
  /// The problems of the run, worst first.
  var problems: [TestProblem] {
    let tests = { (entry: Entry) in TestProblem(entry: entry, failures: entry.failures) }
    let outside = (summary?.unattributed ?? []).map { failure in
      TestProblem(failures: [TestFailure(failure: failure, isExpected: false, isLate: false)])
    }
    return (failed.map(tests) + outside + flaky.map(tests)).sorted { $0.rank < $1.rank }
  }
}
#endif
