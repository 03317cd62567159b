#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// A wait for some expectations, which detects when nothing is left to wait for.
final class RunnerExpectationWait: Sendable {
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

  /// Starts the timer that ends the wait at its time limit.
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

  /// Returns the beginning of the message for a wait that timed out.
  func timedOut(after timeout: Double) -> String {
    let shortfall = state.withLock { $0.shortfall }
    return "Timed out after \(shortfall?.description ?? "\(timeout) seconds")"
  }

  /// Whether there is nothing left to wait for.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Checks whether anything is left to wait for, and resumes the waiter if not.
  func look() {
    let standings = expectations.map(\.standing)
    if standings.contains(.broken) || standings.allSatisfy({ $0 == .met }) { stop() }
  }

  /// The number of expectations.
  var count: Int { expectations.count }

  /// Whether one of them can no longer be met.
  var isBroken: Bool { expectations.contains { $0.standing == .broken } }

  /// Resumes the waiter.
  func stop() {
    let wakers = state.withLock { state in
      state.isOver = true
      defer { state.wakers = [] }
      return state.wakers
    }
    for wake in wakers { wake() }
  }

  /// Calls a closure when the wait is over, immediately if it already is.
  func whenOver(_ wake: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isOver { state.wakers.append(wake) }
      return state.isOver
    }
    if isOver { wake() }
  }

  /// Ends the wait and returns a text for each expectation that is not met.
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
