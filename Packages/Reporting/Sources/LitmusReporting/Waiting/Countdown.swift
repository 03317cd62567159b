#if LITMUS_REPORTING && !LITMUS_FAKES
/// The time limit of one call, shared by several waits within it.
@_spi(Litmus)
public final class Countdown: Sendable {
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
  /// Whether nothing but reading the clock ends the time.
  private let isOnlyRead: Bool
  private let atEnd: (@Sendable () -> Void)?
  private let state: Locked<State>

  /// Makes a countdown.
  ///
  /// - Parameters:
  ///   - limit: The limit, which is counted from now on.
  ///   - clock: The clock that measures it.
  ///   - awaitsEvent: Whether the waits are for an event, and not for the absence of one.
  ///   - sleepsOnClock: Whether a task sleeps on a clock that is not the system's, as it must for a wait; otherwise,
  ///     that clock is only read.
  ///   - atEnd: An action that runs when the time is over, before the current wait ends.
  public init<SomeClock: Clock<Duration>>(
    _ limit: WaitLimit, on clock: SomeClock, awaitsEvent: Bool, sleepsOnClock: Bool = true,
    atEnd: (@Sendable () -> Void)? = nil
  ) {
    timeout = limit
    self.awaitsEvent = awaitsEvent
    self.atEnd = atEnd
    isOnlyRead = !sleepsOnClock && !clock.isOfTheSystem
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    state = Locked(State(isOver: limit.duration == .zero))
    if limit.duration == .zero { atEnd?() }
  }

  /// The limit, as failures show it.
  public var limit: WaitLimit { timeout.with(state.withLock { $0.shortfall }) }

  /// Whether the time is over.
  public var isOver: Bool {
    if isOnlyRead, let duration = timeout.duration { return elapsed() >= duration }
    return state.withLock { $0.isOver }
  }

  /// Waits until something ends a wait, the time is over or the task is cancelled; only one wait at a time.
  ///
  /// - Parameters:
  ///   - wait: The wait.
  ///   - isThere: Returns whether what is waited for is there already; otherwise it will end the wait.
  /// - Returns: How the wait ended: by the time, if that is over, even if what is waited for is there.
  public nonisolated(nonsending) func waitForEnd(
    of wait: Wait, unless isThere: () -> Bool
  ) async -> Wait.End {
    if Task.isCancelled { return .cancelled }
    if isOver { return .timedOut }
    if isThere() { return .ended }
    let isOver = state.withLock { state in
      state.wait = wait
      return state.isOver
    }
    if isOver { wait.end() }
    start(on: #isolation)
    if case .cancelled = await wait.waitForEnd() { return .cancelled }
    return self.isOver ? .timedOut : .ended
  }

  /// Starts to measure the time, unless it is measured already.
  ///
  /// - Parameter actor: The actor that the call runs on.
  public func start(on actor: (any Actor)?) {
    guard !isOnlyRead, state.withLock({ $0.deadline == nil && !$0.isOver }),
      let duration = timeout.duration
    else { return }
    let deadline = ServedDeadline(
      after: max(duration - elapsed(), .zero), clock: clock,
      executors: WaitExecutors(actor: actor), awaitsEvent: awaitsEvent
    ) { [weak self] shortfall in self?.end(shortfall) }
    state.withLock { $0.deadline = deadline }
  }

  private func end(_ shortfall: ServiceShortfall?) {
    atEnd?()
    let wait = state.withLock { state in
      state.isOver = true
      state.shortfall = timeout.duration.flatMap { shortfall?.ofWait($0) }
      return state.wait
    }
    wait?.end()
  }

  /// Stops the countdown.
  public func stop() { state.withLock { $0.deadline }?.cancel() }
}
#endif
