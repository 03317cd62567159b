#if LITMUS_RUNNER
/// Tells which of a watchdog's looks come too late to trust them.
///
/// A process that crashes is stopped as a whole while Swift's runtime looks at it, and goes on for a
/// moment before it ends. The time of that is not the test's.
struct WatchdogTicks {
  private static let longestGap = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant
  private var wasLate = false

  /// Begins to look.
  ///
  /// - Parameter start: When that is.
  init(since start: ContinuousClock.Instant) { last = start }

  /// Whether tests may be judged at an instant; if not, they may at the next.
  mutating func isInTime(_ now: ContinuousClock.Instant) -> Bool {
    wasLate = !wasLate && now - last > Self.longestGap
    last = now
    return !wasLate
  }
}
#endif
