@_spi(Litmus) internal import LitmusReporting

/// What a call waits for, with the failures to report if the request is invalid or the wait fails.
struct WaitRequest {
  let expectations: [AsyncExpectation]
  let goal: ExpectationWait.Goal
  let limit: WaitLimit
  let clock: any Clock<Duration>
  let task: (any WatchableTask)?
  let callSite: CallSite
  /// The context of the test that made the expectations; `nil` if there are none.
  private let context: TestContext?

  init(
    expectations: [AsyncExpectation],
    goal: ExpectationWait.Goal,
    timeout: some TimeoutValue,
    clock: any Clock<Duration>,
    task: (any WatchableTask)?,
    callSite: CallSite
  ) {
    self.expectations = expectations
    self.goal = goal
    self.clock = clock
    self.task = task
    self.callSite = callSite
    context = expectations.first?.context
    let isForNothing = !expectations.isEmpty && expectations.allSatisfy(\.isInverted)
    // The default timeout is that of the test, also in a detached task.
    limit =
      context?.limit(timeout, on: clock, isForNothing: isForNothing)
      ?? WaitLimit(timeout, on: clock)
  }

  /// Waits, reports a failure if there is one, and returns how the wait ended and how often the expectations had
  /// been fulfilled by then.
  @discardableResult
  nonisolated(nonsending) func run() async -> (end: ExpectationWait.End, counts: [Int]) {
    let wait = ExpectationWait(for: uniqueExpectations(), goal: goal)
    let end = await wait.waitForEnd(within: possibleLimit(of: wait), clock: clock, watching: task)
    let counts = wait.counts
    reportProblem(of: wait, end, hint: "")
    return (end, counts)
  }

  /// Waits on the caller's thread, and reports a failure if there is one.
  ///
  /// - Parameters:
  ///   - executors: The executors that the wait depends on.
  ///   - hint: What the failure says if the wait timed out.
  ///   - block: Blocks the thread until the wait is over.
  func runBlocking(executors: WaitExecutors, hint: String, blockedBy block: (Wait) -> Void) {
    let wait = ExpectationWait(for: uniqueExpectations(), goal: goal)
    let end = wait.waitForEnd(
      within: possibleLimit(of: wait), executors: executors, blockedBy: block)
    reportProblem(of: wait, end, hint: hint)
  }

  private func reportProblem(of wait: ExpectationWait, _ end: ExpectationWait.End, hint: String) {
    if case .fulfilled = end, !goal.isInOrder { return }
    let limit = limit.with(wait.shortfall)
    guard let message = wait.failureMessage(for: end, limit: limit) else { return }
    if case .timedOut = end {
      report(message + TimeoutHint.texts(in: context ?? TestContext()) + hint)
    } else {
      report(message)
    }
  }

  /// Returns each expectation once, and reports those that are listed twice.
  private func uniqueExpectations() -> [AsyncExpectation] {
    guard expectations.count > 1 else { return expectations }
    var counts: [ObjectIdentifier: Int] = [:]
    let unique = expectations.filter { expectation in
      let count = counts[ObjectIdentifier(expectation), default: 0] + 1
      counts[ObjectIdentifier(expectation)] = count
      return count == 1
    }
    guard unique.count < expectations.count else { return unique }
    for expectation in unique {
      guard let count = counts[ObjectIdentifier(expectation)], count > 1 else { continue }
      report(
        "Expectation \(failureText(of: expectation.description)) was listed \(counted(count, "time")) in the wait, "
          + "but expected 1 time")
    }
    return unique
  }

  /// Returns the limit, or zero for a wait that would never end.
  private func possibleLimit(of wait: ExpectationWait) -> WaitLimit {
    guard limit.duration == nil, task == nil, wait.lastsToTimeout,
      let inverted = expectations.first(where: \.isInverted)
    else { return limit }
    report(
      "Inverted expectation \(failureText(of: inverted.description)) was awaited without a time limit, "
        + "but expected one. To fix this, pass a timeout or a task to watch")
    return WaitLimit(.zero)
  }

  private func report(_ message: String) {
    let failure = ReportedFailure(message: message, callSite: callSite)
    if let context { context.run { reportFailure(failure) } } else { reportFailure(failure) }
  }
}
