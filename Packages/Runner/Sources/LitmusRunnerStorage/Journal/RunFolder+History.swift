#if LITMUS_RUNNER
package import LitmusRunnerCore

extension RunFolder {
  /// Returns the history of the run from all processes so far.
  package func history() -> RunHistory {
    var tally = HistoryTally()
    for process in processes() {
      var reader = JournalReader(path: journal(of: process))
      for record in reader.read() { tally.note(record) }
    }
    return tally.finish()
  }
}

/// A builder of a run's history from the records of its journals.
package struct HistoryTally {
  private var history = RunHistory()
  private var failed: Set<RunHistory.Key> = []

  /// Makes the history of a run that begins.
  package init() {}

  /// Adds a record of a journal.
  package mutating func note(_ record: JournalRecord) {
    switch record {
    case .event(.testFinished(let result), _): note(result)
    case .event(.testRetried(let result), _):
      history.failedAttempts[result.key, default: []].append(result)
    case .event(.failure(let failure), _) where failure.isLate && !failure.isExpected:
      guard let test = failure.test else { return }
      let key = RunHistory.Key(test: test, iteration: failure.iteration ?? 1)
      let attempts = history.failedAttempts[key] ?? []
      if !attempts.contains(where: { $0.attempt == failure.attempt }) { failed.insert(key) }
    default: break
    }
  }

  /// Returns the history, when all journals have been read.
  package func finish() -> RunHistory {
    var history = history
    // A retry may be in a journal that is read before the journal of the attempt.
    for key in history.finished { history.failedAttempts[key] = nil }
    history.failureCount = failed.count
    return history
  }

  private mutating func note(_ result: TestResult) {
    let key = result.key
    history.finished.insert(key)
    if result.outcome.isFailure { failed.insert(key) }
    if [.crashed, .timedOut].contains(result.outcome) { history.crashed.insert(key) }
    guard result.isSuiteHook, result.test.id.name == "class setUp" else { return }
    switch result.outcome {
    case .crashed: history.brokenSuites[key] = "The suite's set-up ended the process"
    case .timedOut:
      history.brokenSuites[key] = "The suite's set-up took longer than its time limit"
    default: break
    }
  }
}
#endif
