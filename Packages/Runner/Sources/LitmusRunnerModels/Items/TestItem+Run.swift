#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusRunnerReports

// How the state of a test changes in a run.
extension TestItem {
  /// Restores the result of an earlier launch.
  func restore(_ record: TestRecord) {
    past.lastEnd = TestStatus(record.outcome)
    status = past.lastEnd
    duration = .seconds(record.seconds)
  }

  /// Marks the test as waiting in a run that begins.
  func beginRun() {
    past.endBefore = past.lastEnd
    past.hasBegun = false
    past.retried = []
    if !isSuiteHook { status = .waiting }
  }

  /// Restores the previous status when the run ends without having run, or finished, the test.
  func endRun() {
    if !status.isEnded { status = past.lastEnd }
    failuresSoFar = []
  }

  /// Marks the test as running, for the first time in this run or again.
  func begin() {
    if !past.hasBegun {
      past.hasBegun = true
      result = nil
      lateFailures = []
      repetitions = 0
      change = nil
    }
    failuresSoFar = []
    status = .running
  }

  /// Records a failure.
  func apply(_ failure: TestFailure) {
    guard failure.isLate else {
      failuresSoFar.append(failure)
      return
    }
    lateFailures.append(failure)
    let attempt = Attempt(iteration: failure.iteration ?? 1, number: failure.attempt)
    // A late failure of an attempt that was retried does not change the outcome of the test.
    guard !failure.isExpected, !past.retried.contains(attempt), !past.lastEnd.isFailure else {
      return
    }
    past.lastEnd = .failed
    if status.isEnded { status = .failed }
  }

  /// Records that an attempt has failed and is followed by another one.
  func retry(after attempt: TestResult) {
    past.retried.insert(Attempt(iteration: attempt.iteration, number: attempt.attempt))
    failuresSoFar = []
  }

  /// Records the end of the test; if one of several repetitions fails, the test has failed.
  func end(_ result: TestResult) {
    if !past.hasBegun { begin() }
    let hasFailed = repetitions > 0 && past.lastEnd.isFailure
    repetitions += 1
    failuresSoFar = []
    if !hasFailed || result.outcome.isFailure {
      self.result = result
      duration = result.duration
      past.lastEnd = TestStatus(result.outcome)
    }
    status = past.lastEnd
  }

  /// Updates how the outcome differs from that of the previous run.
  ///
  /// - Parameter knowsAllTests: Whether a test without a result from an earlier launch is new.
  func compare(knowsAllTests: Bool) {
    let before = past.endBefore
    change = ResultChange(
      isFailure: past.lastEnd.isFailure, isPassed: past.lastEnd == .passed,
      hadFailed: before.isEnded ? before.isFailure : nil, knowsAllTests: knowsAllTests)
  }
}

extension TestItem {
  /// Updates whether each of some words occurs in the description or the failures of the test.
  func search(_ words: [SearchText]) {
    isFound = words.allSatisfy { searchText.contains($0) || failureText.contains($0) }
  }

  /// Updates the failures to search, then searches; a test that runs again is found by its old
  /// failures until then.
  func searchFailures(_ words: [SearchText]) {
    failureText = SearchText(failuresOf: self)
    search(words)
  }
}
#endif
