#if LITMUS_RUNNER
internal import LitmusReporting

/// What a run's summary needs to know of the run.
struct RunTally {
  /// A test that failed, or was skipped, with what is said of it.
  struct Entry {
    var test: TestID
    var iteration: Int
    var failures: [(failure: ReportedFailure, isLate: Bool)] = []
  }

  private(set) var start: TestRunStart?
  private(set) var summary: TestRunSummary?
  private(set) var failed: [Entry] = []
  private(set) var skipped: [(reason: String, tests: [TestID])] = []

  mutating func note(_ event: TestEvent) {
    switch event {
    case .runStarted(let start): self.start = start
    case .runFinished(let summary): self.summary = summary
    case .failure(let failure) where failure.isLate && !failure.isExpected:
      noteLate(failure)
    case .testFinished(let result): note(result)
    default: break
    }
  }

  private mutating func note(_ result: TestResult) {
    switch result.outcome {
    case .passed, .failedAsExpected, .flaky: break
    case .skipped(let reason):
      if let index = skipped.firstIndex(where: { $0.reason == reason }) {
        skipped[index].tests.append(result.test.id)
      } else {
        skipped.append((reason, [result.test.id]))
      }
    case .failed, .crashed, .timedOut:
      failed.append(
        Entry(
          test: result.test.id,
          iteration: result.iteration,
          failures: result.failures.map { ($0, false) }))
    }
  }

  private mutating func noteLate(_ failure: TestFailure) {
    guard let test = failure.test else { return }
    let late = (failure: failure.failure, isLate: true)
    let iteration = failure.iteration ?? 1
    if let index = failed.lastIndex(where: { $0.test == test && $0.iteration == iteration }) {
      failed[index].failures.append(late)
    } else {
      failed.append(Entry(test: test, iteration: iteration, failures: [late]))
    }
  }
}
#endif
