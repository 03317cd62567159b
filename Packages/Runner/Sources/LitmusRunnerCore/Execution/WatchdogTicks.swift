#if LITMUS_RUNNER
/// The ticks of a watchdog, some of which come too late to be trusted.
///
/// A process that crashes is stopped as a whole while Swift's runtime inspects it, and continues
/// for a moment before it ends. The test is not charged for that time.
struct WatchdogTicks {
  private static let longestGap = Duration.milliseconds(100)

  private var last: ContinuousClock.Instant
  private var wasLate = false

  /// Makes the state before the first tick.
  ///
  /// - Parameter start: When the watchdog starts.
  init(since start: ContinuousClock.Instant) { last = start }

  /// Records a tick, and returns whether time limits may be enforced at it; if not, they may at the
  /// next.
  mutating func isInTime(_ now: ContinuousClock.Instant) -> Bool {
    wasLate = !wasLate && now - last > Self.longestGap
    last = now
    return !wasLate
  }
}
#endif
