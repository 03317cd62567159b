@_spi(Litmus) internal import LitmusReporting

/// One wait for a list of expectations.
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

  let expectations: [AsyncExpectation]
  let goal: Goal
  /// Whether an inverted expectation makes the wait last to its timeout.
  let lastsToTimeout: Bool
  /// Whether it waits for an event, and not only for the absence of events.
  private let awaitsEvent: Bool
  private let state: Locked<State>
  private let wait: Wait

  /// Makes a wait for a list of different expectations.
  init(for expectations: [AsyncExpectation], goal: Goal) {
    self.expectations = expectations
    self.goal = goal
    let awaitedCount = expectations.count { !$0.isInverted }
    awaitsEvent = awaitedCount > 0
    let hasInverted = awaitedCount < expectations.count
    let state: Locked<State>
    switch goal {
    case .all:
      state = Locked(State(missingCount: awaitedCount))
      lastsToTimeout = hasInverted
    case .any:
      state = Locked(State(missingCount: min(awaitedCount, 1)))
      lastsToTimeout = hasInverted && awaitedCount == 0
    }
    self.state = state
    wait = Wait {
      let counts = expectations.map(\.fulfillmentCount)
      state.withLock { $0.countsAtEnd = counts }
    }
  }

  /// Waits until the expectations are fulfilled, or something else ends the wait.
  nonisolated(nonsending) func waitForEnd(
    within limit: WaitLimit,
    clock: any Clock<Duration>,
    watching task: (any WatchableTask)?
  ) async -> End {
    begin()
    if let task, state.withLock({ $0.end == nil }) {
      // The task may run long after the wait, and must not retain it.
      task.whenEnded { [weak self] in self?.end(with: .watchedTaskEnded) }
    }
    return finish(await wait.waitForEnd(within: limit, clock: clock, awaitsEvent: awaitsEvent))
  }

  /// Blocks the caller's thread until the expectations are fulfilled, or the time is over.
  func waitForEnd(
    within limit: WaitLimit, executors: WaitExecutors, blockedBy block: (Wait) -> Void
  ) -> End {
    begin()
    return finish(
      wait.waitForEnd(
        within: limit, awaitsEvent: awaitsEvent, executors: executors, blockedBy: block))
  }

  private func begin() {
    for expectation in expectations where !expectation.add(self) {
      recordFulfillment(of: expectation)
    }
    if expectations.isEmpty { end(with: .fulfilled(by: nil)) }
  }

  private func finish(_ ending: Wait.End) -> End {
    let end: End
    switch ending {
    case .ended: end = state.withLock { $0.end } ?? .fulfilled(by: nil)
    case .timedOut: end = endAtDeadline
    case .cancelled: end = .cancelled
    }
    // A fulfilled expectation has already removed the wait.
    if case .fulfilled = end, !goal.isAny { return end }
    for expectation in expectations { expectation.remove(self) }
    let counts = counts
    state.withLock { $0.countsAtEnd = counts }
    return end
  }

  /// The reason why the wait timed out before it was served for its timeout, if it did.
  var shortfall: ServiceShortfall? { wait.shortfall }

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
