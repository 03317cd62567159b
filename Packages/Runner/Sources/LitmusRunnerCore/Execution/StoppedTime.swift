#if LITMUS_RUNNER
/// The times in which a process was stopped, alone or with the machine, as far as its regular looks tell.
///
/// They count against no time limit.
package struct StoppedTime: Sendable {
  /// How much of a gap between two looks counts, because a busy machine may delay a look.
  private static let patience = Duration.seconds(1)

  private var last: ContinuousClock.Instant
  private var gaps: [(end: ContinuousClock.Instant, length: Duration)] = []

  /// Makes the state before the first look.
  package init(since start: ContinuousClock.Instant) { last = start }

  /// Records a look.
  package mutating func look(at now: ContinuousClock.Instant) {
    let stopped = now - last - Self.patience
    if stopped > .zero { gaps.append((now, stopped)) }
    last = now
  }

  /// Returns how much of the time before an instant the process was running.
  package func running(in time: Duration, before now: ContinuousClock.Instant) -> Duration {
    let start = now - time
    return gaps.reduce(time) { $0 - max(.zero, min($1.length, $1.end - start)) }
  }
}
#endif
