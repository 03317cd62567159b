#if LITMUS_RUNNER
internal import LitmusRunner

// What becomes of a test in a run.
extension TestItem {
  /// Takes over what is known from an earlier launch.
  func remember(_ test: RememberedTest) {
    past.lastEnd = TestStatus(test.outcome)
    status = past.lastEnd
    duration = test.duration
  }

  /// Takes note that it is in a run that begins.
  func enterRun() {
    past.endBefore = past.lastEnd
    past.hasBegun = false
    past.retried = []
    if !isSuiteHook { status = .waiting }
  }

  /// Takes note that the run is over, and has not come to this test, or not to its end.
  func leaveRun() {
    if !status.isEnded { status = past.lastEnd }
    failuresSoFar = []
  }

  /// Takes note that it begins, again or for the first time in this run.
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

  /// Takes note of a failure.
  func note(_ failure: TestFailure) {
    guard failure.isLate else {
      failuresSoFar.append(failure)
      return
    }
    lateFailures.append(failure)
    let attempt = Attempt(iteration: failure.iteration ?? 1, number: failure.attempt)
    // That of an attempt which was not the last does not change how the test went.
    guard !failure.isExpected, !past.retried.contains(attempt), !past.lastEnd.isFailure else {
      return
    }
    past.lastEnd = .failed
    if status.isEnded { status = .failed }
  }

  /// Takes note that an attempt has failed, which another follows.
  func retry(after attempt: TestResult) {
    past.retried.insert(Attempt(iteration: attempt.iteration, number: attempt.attempt))
    failuresSoFar = []
  }

  /// Takes note that it has ended; if it fails in one of several repetitions, it has failed.
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

  /// Says how the outcome differs from that of the run before.
  ///
  /// - Parameter knowsAllTests: Whether a test that no launch has run was not there.
  func compare(knowsAllTests: Bool) {
    change = TestChange(past.lastEnd, before: past.endBefore, knowsAllTests: knowsAllTests)
  }
}
#endif
