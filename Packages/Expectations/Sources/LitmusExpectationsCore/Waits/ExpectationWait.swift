@_spi(Litmus) internal import LitmusReporting

/// One wait for a list of expectations, with the failures to report if it is invalid or fails.
///
/// The expectations, the watched task, the deadline and the cancellation of the waiting task can each
/// end it; the first one wins.
final class ExpectationWait: Sendable {
  /// Which of the expectations have to be fulfilled.
  enum Goal: Sendable {
    case all(inOrder: Bool)
    case any

    /// Whether it matters which is fulfilled first.
    var isInOrder: Bool {
      if case .all(inOrder: true) = self { true } else { false }
    }

    /// Whether one of them is enough.
    var isAny: Bool { if case .any = self { true } else { false } }
  }

  /// How a wait ended.
  enum End: Sendable {
    /// All expectations that were needed are fulfilled, this one last.
    case fulfilled(by: AsyncExpectation?)
    case fulfilledInverted(AsyncExpectation)
    case watchedTaskEnded
    case timedOut
    case cancelled
  }

  private struct State {
    /// How many expectations the wait still needs.
    var missingCount: Int
    /// How the wait ended, if neither the deadline nor a cancellation ended it.
    var end: End?
    var countsAtEnd: [Int]?
  }

  /// The expectations, each once.
  let expectations: [AsyncExpectation]
  let goal: Goal
  /// Whether an inverted expectation makes the wait last to its timeout.
  private let lastsToTimeout: Bool
  /// Whether it waits for an event, and not only for the absence of events.
  private let awaitsEvent: Bool
  private let limit: WaitLimit
  private let clock: any Clock<Duration>
  private let callSite: CallSite
  /// The context of the test that made the expectations; `nil` if there are none.
  private let context: TestContext?
  private let state: Locked<State>
  private let wait: Wait

  /// Makes a wait for a list of expectations; reports those that are listed twice.
  init(
    for listed: [AsyncExpectation], goal: Goal = .all(inOrder: false),
    timeout: some TimeoutValue, clock: any Clock<Duration>, callSite: CallSite
  ) {
    var counts: [ObjectIdentifier: Int] = [:]
    let expectations = listed.filter { expectation in
      counts[ObjectIdentifier(expectation), default: 0] += 1
      return counts[ObjectIdentifier(expectation)] == 1
    }
    self.expectations = expectations
    self.goal = goal
    self.clock = clock
    self.callSite = callSite
    let context = expectations.first?.context
    self.context = context
    let awaitedCount = expectations.count { !$0.isInverted }
    awaitsEvent = awaitedCount > 0
    lastsToTimeout = awaitedCount < expectations.count && (awaitedCount == 0 || !goal.isAny)
    // The default timeout is that of the test, also in a detached task.
    limit =
      context?.limit(timeout, on: clock, isForNothing: awaitedCount == 0)
      ?? WaitLimit(timeout, on: clock)
    let state = Locked(State(missingCount: goal.isAny ? min(awaitedCount, 1) : awaitedCount))
    self.state = state
    wait = Wait {
      let counts = expectations.map(\.fulfillmentCount)
      state.withLock { $0.countsAtEnd = counts }
    }
    for expectation in expectations {
      guard let count = counts[ObjectIdentifier(expectation)], count > 1 else { continue }
      report(
        "Expectation \(failureText(of: expectation.description)) was listed \(counted(count, "time")) in the wait, "
          + "but expected 1 time")
    }
  }

  /// Waits until the expectations are fulfilled, or something else ends the wait; reports a failure if there is one.
  ///
  /// - Parameter task: A task whose end also ends the wait.
  nonisolated(nonsending) func run(watching task: (any WatchableTask)? = nil) async -> End {
    let limit = possibleLimit(isEndless: task == nil)
    begin()
    if let task, state.withLock({ $0.end == nil }) {
      // The task may run long after the wait, and must not retain it.
      task.whenEnded { [weak self] in self?.end(with: .watchedTaskEnded) }
    }
    let ending = await wait.waitForEnd(within: limit, clock: clock, awaitsEvent: awaitsEvent)
    return finish(ending)
  }

  /// Blocks the caller's thread until the expectations are fulfilled, or the time is over; reports a failure if there
  /// is one.
  ///
  /// - Parameters:
  ///   - executors: The executors that the wait depends on.
  ///   - hint: What the failure says if the wait timed out.
  ///   - block: Blocks the thread until the wait is over.
  func runBlocking(executors: WaitExecutors, hint: String, blockedBy block: (Wait) -> Void) {
    let limit = possibleLimit(isEndless: true)
    begin()
    let ending = wait.waitForEnd(
      within: limit, awaitsEvent: awaitsEvent, executors: executors, blockedBy: block)
    _ = finish(ending, hint: hint)
  }

  private func begin() {
    for expectation in expectations where !expectation.add(self) {
      recordFulfillment(of: expectation)
    }
    if expectations.isEmpty { end(with: .fulfilled(by: nil)) }
  }

  /// Returns how the wait ended, and reports it if it is a failure.
  private func finish(_ ending: Wait.End, hint: String = "") -> End {
    let end: End
    switch ending {
    case .ended: end = state.withLock { $0.end } ?? .fulfilled(by: nil)
    case .timedOut: end = endAtDeadline
    case .cancelled: end = .cancelled
    }
    // A fulfilled expectation has already removed the wait.
    if case .fulfilled = end, !goal.isAny {
      if !goal.isInOrder { return end }
    } else {
      for expectation in expectations { expectation.remove(self) }
      let counts = counts
      state.withLock { $0.countsAtEnd = counts }
    }
    guard let message = failureMessage(for: end, limit: limit.with(wait.shortfall)) else {
      return end
    }
    if case .timedOut = end {
      report(message + TimeoutHint.texts(in: context ?? TestContext()) + hint)
    } else {
      report(message)
    }
    return end
  }

  /// Returns the limit, or zero for a wait that would never end.
  private func possibleLimit(isEndless: Bool) -> WaitLimit {
    guard isEndless, limit.duration == nil, lastsToTimeout,
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

  /// How often each of the expectations has been fulfilled: at the deadline or the failure, if there was one,
  /// otherwise now.
  ///
  /// The waiting task may be held up after the deadline, and fulfillments in that time are too late.
  var counts: [Int] {
    state.withLock { $0.countsAtEnd } ?? expectations.map(\.fulfillmentCount)
  }

  /// How the wait ends at its deadline, which may come while the last fulfillment is being recorded.
  private var endAtDeadline: End {
    let awaited = zip(expectations, counts).filter { !$0.0.isInverted }
    let fulfilled = awaited.filter { $0.1 >= $0.0.expectedFulfillmentCount }
    let isEnough = goal.isAny ? !fulfilled.isEmpty : fulfilled.count == awaited.count
    return isEnough && !lastsToTimeout ? .fulfilled(by: fulfilled.first?.0) : .timedOut
  }

  /// Records that an expectation has been fulfilled.
  func recordFulfillment(of expectation: AsyncExpectation) {
    let isOver = state.withLock { state in
      if !expectation.isInverted {
        state.missingCount -= 1
        guard state.missingCount == 0, !lastsToTimeout else { return false }
      }
      let end: End =
        expectation.isInverted ? .fulfilledInverted(expectation) : .fulfilled(by: expectation)
      state.end = state.end ?? end
      return true
    }
    if isOver { wait.end() }
  }

  private func end(with end: End) {
    state.withLock { $0.end = $0.end ?? end }
    wait.end()
  }
}
