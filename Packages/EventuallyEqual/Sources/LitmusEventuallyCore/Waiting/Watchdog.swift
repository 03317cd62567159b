@_spi(Litmus) internal import LitmusReporting

/// Reports, from a thread of its own, a wait that does not come back when its time is over.
///
/// The closure that a wait evaluates may hang, and its actor may be busy: then there is no one else
/// who could.
final class Watchdog: Sendable {
  /// How often another clock than the system's is looked at.
  ///
  /// The watchdog does not sleep on it: on some clocks, a sleep moves the time.
  private static let glance = Duration.milliseconds(10)
  /// How long, by the system's clock, a wait may need to notice that another clock has leapt.
  private static let leapGrace = Duration.seconds(1)

  private let limit: Duration
  private let isRealTime: Bool
  private let elapsed: @Sendable () -> Duration
  private let progress: Progress
  private let report: @Sendable (Wording.Ending, Sightings) -> Void
  /// `nil` once the wait is over.
  private let deadline = Locked<Deadline??>(.some(nil))

  init<SomeClock: Clock<Duration>>(
    over progress: Progress,
    limit: Duration,
    clock: SomeClock,
    since start: SomeClock.Instant,
    report: @escaping @Sendable (Wording.Ending, Sightings) -> Void
  ) {
    self.limit = limit
    self.progress = progress
    self.report = report
    isRealTime = clock is ContinuousClock || clock is SuspendingClock
    elapsed = { start.duration(to: clock.now) }
  }

  /// Begins to watch.
  func start() { look(after: isRealTime ? limit : Self.glance) }

  /// Ends the watch.
  func stop() {
    let deadline = deadline.withLock { deadline in
      defer { deadline = nil }
      return deadline
    }
    deadline??.cancel()
  }

  private func look(after duration: Duration, isSecondLook: Bool = false) {
    deadline.withLock { deadline in
      guard deadline != nil else { return }
      deadline = .some(
        Deadline(after: duration, clock: ContinuousClock()) {
          self.look(isSecondLook: isSecondLook)
        }
      )
    }
  }

  private func look(isSecondLook: Bool) {
    let now = elapsed()
    if !isRealTime && !isSecondLook && now >= limit {
      // That clock may have leapt; the wait has yet to be woken by it.
      return look(after: Self.leapGrace, isSecondLook: true)
    }
    switch progress.overdue(at: now, limit: limit) {
    case .no:
      break
    case .notYet(let duration):
      look(after: isRealTime ? duration : Self.glance, isSecondLook: isSecondLook)
    case .yes(let ending, let seen):
      report(ending, seen)
      progress.noteReported()
    }
  }
}
