@_spi(Litmus) internal import LitmusReporting

/// The time that is left of a limit, for what waits several times.
struct Countdown: Sendable {
  let limit: WaitLimit
  let clock: any Clock<Duration>
  private let timeLeft: @Sendable () -> WaitLimit

  /// Begins to count now.
  init<SomeClock: Clock<Duration>>(_ limit: WaitLimit, on clock: SomeClock) {
    self.limit = limit
    self.clock = clock
    guard let duration = limit.duration else {
      timeLeft = { limit }
      return
    }
    let deadline = clock.now.advanced(by: duration)
    timeLeft = { WaitLimit(clock.now.duration(to: deadline)) }
  }

  /// What is left now.
  var remaining: WaitLimit { timeLeft() }
}
