#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// A test that failed or is flaky, or a failure in no known test, as GitHub shows it.
struct TestProblem {
  /// The test; `nil` for a failure in no known test.
  var test: TestID?
  var iteration = 1
  var mark: OutcomeSymbol
  /// How many attempts there were.
  var attempts = 1
  var failures: [RunTally.Entry.Failure]

  /// The outcome as text, as in `failed in 3 attempts`.
  var words: String {
    switch mark {
    case .flaky: "is flaky: did not fail in attempt \(attempts)"
    case .crashed: "crashed\(inAttempts)"
    case .timedOut: "timed out\(inAttempts)"
    default: "failed\(inAttempts)"
    }
  }

  private var inAttempts: String { attempts > 1 ? " in \(attempts) attempts" : "" }

  /// The position among other problems: the worst comes first.
  fileprivate var rank: Int {
    switch mark {
    case .crashed: 0
    case .timedOut: 1
    case .unattributed: 2
    case .flaky: 4
    default: 3
    }
  }

  /// Returns the note on a failure, besides its text.
  func note(on failure: RunTally.Entry.Failure) -> String? {
    let attempt = mark == .flaky ? "attempt \(failure.attempt)" : nil
    let late: String? =
      test == nil ? SummaryLines.unattributedNote : failure.isLate ? SummaryLines.lateNote : nil
    let notes = [attempt, late].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }
}

extension TestProblem {
  fileprivate init(_ entry: RunTally.Entry) {
    self.init(
      test: entry.test, iteration: entry.iteration, mark: entry.mark, attempts: entry.attempts,
      failures: entry.failures)
  }
}

extension RunTally {
  /// The problems of the run, worst first.
  var problems: [TestProblem] {
    let outside = (summary?.unattributed ?? []).map { failure in
      TestProblem(
        mark: .unattributed,
        failures: [Entry.Failure(failure: failure, isLate: false, attempt: 1)])
    }
    return (failed.map(TestProblem.init) + outside + flaky.map(TestProblem.init))
      .stablySorted { $0.rank < $1.rank }
  }
}
#endif
