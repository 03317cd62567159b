@_spi(Litmus) internal import LitmusReporting

/// The time that one call has, for what waits several times within it.
final class Countdown: Sendable {
  private struct State {
    var isOver: Bool
    var deadline: PatientDeadline?
    /// What waits now, and is woken when the time is over.
    var wait: Wait?
  }

  let limit: WaitLimit
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let state: Locked<State>

  /// Begins to count.
  init<SomeClock: Clock<Duration>>(_ limit: WaitLimit, on clock: SomeClock) {
    self.limit = limit
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    state = Locked(State(isOver: limit.duration == .zero))
  }

  /// Whether the time is over.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Ends a wait when the time is over, if that has not ended before; one at a time.
  func watch(over wait: Wait) {
    let (isOver, isFirst) = state.withLock { state in
      state.wait = wait
      return (state.isOver, state.deadline == nil)
    }
    if isOver { wait.end() }
    guard isFirst, let duration = limit.duration else { return }
    let timeLeft = max(duration - elapsed(), .zero)
    let deadline = PatientDeadline(after: timeLeft, clock: clock) { [weak self] in self?.end() }
    state.withLock { $0.deadline = deadline }
  }

  private func end() {
    let wait = state.withLock { state in
      state.isOver = true
      return state.wait
    }
    wait?.end()
  }

  /// Stops it.
  func stop() { state.withLock { $0.deadline }?.cancel() }
}
