@_spi(Litmus) internal import LitmusReporting

/// A check that objects have been released.
struct LeakCheck {
  /// Whether objects are checked if their properties do not say.
  var checksForLeaks: Bool
  /// How long objects may take to be released, before it is multiplied by `LITMUS_TIMEOUT_SCALE`.
  var gracePeriod: Duration = .zero
  /// The clock that measures the grace period.
  var clock: any Clock<Duration> = ContinuousClock()

  /// Waits until the objects are released, or the time is over, and reports those that are alive.
  ///
  /// There is no notification when an object is released, so the objects are checked repeatedly: after
  /// 1 ms, 2 ms and so on, up to 16 ms. A cancelled task does not wait.
  nonisolated(nonsending) func report(_ objects: [ReleasedObject]) async {
    let wait = await wait(for: objects, on: clock)
    for object in objects where object.isAlive {
      reportFailure(object.failure(after: wait.time, wait.cancellation))
    }
  }

  /// Waits, and returns what failures say of the wait.
  private nonisolated(nonsending) func wait(
    for objects: [ReleasedObject],
    on clock: some Clock<Duration>
  ) async -> (time: WaitLimit?, cancellation: String) {
    guard gracePeriod > .zero else { return (nil, "") }
    let limit = WaitLimit(gracePeriod, on: clock)
    let start = clock.now
    let countdown = Countdown(limit, on: clock, awaitsEvent: true, sleepsOnClock: false)
    countdown.start(on: #isolation)
    defer { countdown.stop() }
    var pause = Duration.milliseconds(1)
    while objects.contains(where: \.isAlive), !countdown.isOver {
      let rest = gracePeriod - start.duration(to: clock.now)
      do { try await clock.sleep(for: rest > .zero ? min(pause, rest) : pause) } catch {
        let elapsed = start.duration(to: clock.now).inTenths
        return (nil, ". The wait of \(limit) was cancelled after \(elapsed) seconds")
      }
      pause = min(pause * 2, .milliseconds(16))
    }
    return (countdown.limit, "")
  }
}
