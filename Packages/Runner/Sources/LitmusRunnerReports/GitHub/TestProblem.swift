#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// A test that failed or is flaky, or a failure in no known test, as GitHub shows it.
struct TestProblem {
  /// The test; `nil` for a failure in no known test.
  var test: TestID?
  var iteration = 1
  /// How the test ended; `nil` for a failure in no known test.
  var outcome: OutcomeKind?
  /// How many attempts there were.
  var attempts = 1
  var failures: [RunTally.Entry.Failure]

  /// The symbol before the text.
  var mark: OutcomeSymbol { outcome?.mark ?? .unattributed }

  /// Whether the test did not fail in the last attempt, so that the run does not fail because of it.
  var isFlaky: Bool { outcome == .flaky }

  /// The outcome as text, as in `failed in 3 attempts`.
  var label: String {
    if isFlaky { return "is flaky: did not fail in attempt \(attempts)" }
    return (outcome ?? .failed).label + (attempts > 1 ? " in \(attempts) attempts" : "")
  }

  /// The position among other problems: the worst comes first, and a failure in no known test
  /// before tests that failed.
  fileprivate var rank: (severity: Int, kind: Int) {
    ((outcome ?? .failed).severity, outcome == nil ? 0 : 1)
  }

  /// Returns the note on a failure, besides its text.
  func note(on failure: RunTally.Entry.Failure) -> String? {
    let attempt = isFlaky ? "attempt \(failure.attempt)" : nil
    let origin = test == nil ? "outside of a test" : failure.note
    let notes = [attempt, origin].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }
}

extension TestProblem {
  fileprivate init(_ entry: RunTally.Entry) {
    self.init(
      test: entry.test, iteration: entry.iteration, outcome: entry.outcome,
      attempts: entry.attempts, failures: entry.failures)
  }
}

extension RunTally {
  /// The problems of the run, worst first.
  var problems: [TestProblem] {
    let outside = (summary?.unattributed ?? []).map { failure in
      TestProblem(failures: [Entry.Failure(failure: failure, isLate: false, attempt: 1)])
    }
    return (failed.map(TestProblem.init) + outside + flaky.map(TestProblem.init))
      .stablySorted { $0.rank < $1.rank }
  }
}
#endif
