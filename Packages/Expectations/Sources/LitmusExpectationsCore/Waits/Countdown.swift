@_spi(Litmus) internal import LitmusReporting

/// The time limit of one call, shared by several waits within it.
final class Countdown: Sendable {
  private struct State {
    var isOver: Bool
    var shortfall: ServiceShortfall?
    var deadline: ServedDeadline?
    /// The current wait, which ends when the time is over.
    var wait: Wait?
  }

  private let timeout: WaitLimit
  private let awaitsEvent: Bool
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let state: Locked<State>

  /// Starts the countdown of waits for an event, or for the absence of one.
  init<SomeClock: Clock<Duration>>(
    _ limit: WaitLimit, on clock: SomeClock, awaitsEvent: Bool
  ) {
    timeout = limit
    self.awaitsEvent = awaitsEvent
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    state = Locked(State(isOver: limit.duration == .zero))
  }

  /// The limit, as failures show it.
  var limit: WaitLimit { timeout.with(state.withLock { $0.shortfall }) }

  /// Whether the time is over.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Ends a wait when the time is over, unless it has ended before; only one wait at a time.
  ///
  /// - Parameters:
  ///   - wait: The wait.
  ///   - actor: The actor that it runs on.
  func watch(over wait: Wait, on actor: (any Actor)?) {
    let isOver = state.withLock { state in
      state.wait = wait
      return state.isOver
    }
    if isOver { wait.end() }
    start(on: actor)
  }

  /// Starts to measure the time, unless it is measured already.
  ///
  /// - Parameter actor: The actor that the call runs on.
  func start(on actor: (any Actor)?) {
    guard state.withLock({ $0.deadline == nil && !$0.isOver }), let duration = timeout.duration
    else { return }
    let deadline = ServedDeadline(
      after: max(duration - elapsed(), .zero), clock: clock,
      executors: WaitExecutors(actor: actor), awaitsEvent: awaitsEvent
    ) { [weak self] shortfall in self?.end(shortfall) }
    state.withLock { $0.deadline = deadline }
  }

  private func end(_ shortfall: ServiceShortfall?) {
    let wait = state.withLock { state in
      state.isOver = true
      state.shortfall = timeout.duration.flatMap { shortfall?.ofWait($0) }
      return state.wait
    }
    wait?.end()
  }

  /// Stops the countdown.
  func stop() { state.withLock { $0.deadline }?.cancel() }
}
