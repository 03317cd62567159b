#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// One wait for some expectations: it knows when there is nothing left to wait for.
final class ExpectationWait: Sendable {
  private struct State: Sendable {
    var isOver = false
    var deadline: ServedDeadline?
    var shortfall: ServiceShortfall?
    var wakers: [@Sendable () -> Void] = []
  }

  private let expectations: [Expectation]
  private let state = Locked(State())

  /// Begins a wait; ``end()`` must follow.
  init(for expectations: [Expectation]) {
    self.expectations = expectations
    for expectation in expectations { expectation.add(self) }
    look()
  }

  /// Has the wait end when it has been served for a while.
  func start(_ limit: WaitLimit, executors: WaitExecutors) {
    guard let duration = limit.duration, duration > .zero else {
      if limit.duration == .zero { stop() }
      return
    }
    let deadline = ServedDeadline(
      after: duration, clock: ContinuousClock(), executors: executors
    ) { shortfall in
      self.state.withLock { $0.shortfall = shortfall }
      self.stop()
    }
    state.withLock { $0.deadline = deadline }
  }

  /// How the wait ended, as the beginning of a message, if its time ended it.
  func timedOut(after timeout: Double) -> String {
    let shortfall = state.withLock { $0.shortfall }
    return "Timed out after \(shortfall?.description ?? "\(timeout) seconds")"
  }

  /// Whether there is nothing left to wait for.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Looks whether there is anything left to wait for, and wakes the waiter if not.
  func look() {
    let standings = expectations.map(\.standing)
    if standings.contains(.broken) || standings.allSatisfy({ $0 == .met }) { stop() }
  }

  /// How many expectations it is for.
  var count: Int { expectations.count }

  /// Whether one of them can no longer be met.
  var isBroken: Bool { expectations.contains { $0.standing == .broken } }

  /// Makes the waiter go on.
  func stop() {
    let wakers = state.withLock { state in
      state.isOver = true
      defer { state.wakers = [] }
      return state.wakers
    }
    for wake in wakers { wake() }
  }

  /// Has a closure called when the wait is over, at once if it is.
  func whenOver(_ wake: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isOver { state.wakers.append(wake) }
      return state.isOver
    }
    if isOver { wake() }
  }

  /// Ends the wait and says what is wrong with the expectations, if anything is.
  func end() -> [String] {
    for expectation in expectations { expectation.remove(self) }
    state.withLock { $0.deadline }?.cancel()
    return
      expectations
      .filter { $0.standing == .unmet || $0.standing == .broken }
      .map(\.counts)
  }
}
#endif
