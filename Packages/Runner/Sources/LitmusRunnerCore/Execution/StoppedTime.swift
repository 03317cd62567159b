#if LITMUS_RUNNER
/// The times in which a process was stopped, alone or with the machine, as far as its regular looks tell.
///
/// They count against no time limit.
package struct StoppedTime: Sendable {
  /// A process that runs is not kept from a look for so long, unless the machine is very busy.
  private static let shortest = Duration.seconds(1)

  private var last: ContinuousClock.Instant
  private var gaps: [(end: ContinuousClock.Instant, length: Duration)] = []

  /// Makes the state before the first look.
  package init(since start: ContinuousClock.Instant) { last = start }

  /// Records a look.
  package mutating func look(at now: ContinuousClock.Instant) {
    if now - last > Self.shortest { gaps.append((now, now - last)) }
    last = now
  }

  /// Returns how much of the time before an instant the process was running.
  package func running(in time: Duration, before now: ContinuousClock.Instant) -> Duration {
    let start = now - time
    return gaps.reduce(time) { $0 - max(.zero, min($1.length, $1.end - start)) }
  }
}
#endif
