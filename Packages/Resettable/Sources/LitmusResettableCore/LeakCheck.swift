@_spi(Litmus) internal import LitmusReporting

/// How objects are checked for being gone.
struct LeakCheck {
  /// Whether objects are checked whose properties do not say.
  var checksForLeaks: Bool
  /// How long objects may take to go.
  var gracePeriod: Duration = .zero
  /// What measures that.
  var clock: any Clock<Duration> = ContinuousClock()

  /// Waits until the objects are gone, or the time is over, and reports those that are alive.
  ///
  /// Nothing tells when an object goes, so they are looked at again and again: after 1 ms, 2 ms and
  /// so on, up to 16 ms. A cancelled task does not wait.
  func report(
    _ objects: [ReleasedObject],
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let gracePeriod = gracePeriod.asTimeout
    await wait(for: objects, until: gracePeriod, on: clock)
    for object in objects where object.isAlive {
      reportFailure(object.failure(after: gracePeriod))
    }
  }

  private func wait(
    for objects: [ReleasedObject],
    until gracePeriod: Duration,
    on clock: some Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    guard gracePeriod > .zero else { return }
    let deadline = clock.now.advanced(by: gracePeriod)
    var pause = Duration.milliseconds(1)
    while objects.contains(where: \.isAlive), clock.now < deadline {
      let next = min(clock.now.advanced(by: pause), deadline)
      do { try await clock.sleep(until: next, tolerance: nil) } catch { return }
      pause = min(pause * 2, .milliseconds(16))
    }
  }
}
