internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// Reports, from another thread, a wait that does not come back when its time is over.
///
/// The closure that a wait evaluates may hang, and its actor may be busy: then there is no one else
/// who could. By the system's clock, it also tells the wait that its time is over.
final class Watchdog: Sendable {
  /// How often another clock than the system's is looked at.
  ///
  /// The watchdog does not sleep on it: on some clocks, a sleep moves the time.
  private static let glance = Duration.milliseconds(10)
  /// How long, by the system's clock, a wait may need to notice that another clock has leapt, if the
  /// pool has threads for it.
  private static let leapGrace = Duration.seconds(1)

  private static let reports = DispatchQueue(label: "LitmusEventually.Watchdog")

  private let limit: Duration
  /// Whether it tells when the time is over, as it does by the system's clock.
  ///
  /// That is later than the clock says, if the threads of Swift's pool were blocked.
  let keepsTime: Bool
  private let elapsed: @Sendable () -> Duration
  private let progress: Progress
  private let changes: ChangeWatch
  private let report: @Sendable (Wording.Ending, Sightings) -> Void

  private struct State {
    var isOver = false
    var timeLimit: PatientDeadline?
    var firstLook: Deadline?
    var nextLook: Deadline?
  }

  private let state = Locked(State())

  init<SomeClock: Clock<Duration>>(
    over progress: Progress,
    _ changes: ChangeWatch,
    limit: Duration,
    clock: SomeClock,
    since start: SomeClock.Instant,
    report: @escaping @Sendable (Wording.Ending, Sightings) -> Void
  ) {
    self.limit = limit
    self.progress = progress
    self.changes = changes
    self.report = report
    keepsTime = clock is ContinuousClock || clock is SuspendingClock
    elapsed = { start.duration(to: clock.now) }
  }

  /// Begins to watch.
  func start() {
    guard keepsTime else { return glance() }
    patiently(after: limit) { self.endTime() }
  }

  /// Does something after a while, and gives the wait more time if it has got none of the pool's
  /// threads.
  private func patiently(after duration: Duration, _ action: @escaping @Sendable () -> Void) {
    let timeLimit = PatientDeadline(after: duration, clock: ContinuousClock(), action: action)
    // A synchronous closure that runs has a thread already: it gets no time for want of one.
    let firstLook = Deadline(after: duration, clock: ContinuousClock()) {
      if self.changes.isReading { action() }
    }
    let isOver = state.withLock { state in
      (state.timeLimit, state.firstLook) = (timeLimit, firstLook)
      return state.isOver
    }
    if isOver { stop() }
  }

  private func endTime() {
    progress.endTime(at: elapsed())
    look(isSecondLook: false)
  }

  /// Ends the watch.
  func stop() {
    let (timeLimit, looks) = state.withLock { state in
      state.isOver = true
      return (state.timeLimit, [state.firstLook, state.nextLook])
    }
    timeLimit?.cancel()
    for look in looks { look?.cancel() }
  }

  private func glance() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.nextLook = Deadline(after: Self.glance, clock: ContinuousClock()) {
        self.look(isSecondLook: false)
      }
    }
  }

  private func look(isSecondLook: Bool) {
    let now = elapsed()
    if !keepsTime && !isSecondLook && now >= limit {
      // That clock may have leapt; the wait has yet to be woken by it.
      return patiently(after: Self.leapGrace) { self.look(isSecondLook: true) }
    }
    switch progress.overdue(at: now, limit: limit) {
    case .no:
      break
    case .notYet where !keepsTime && !isSecondLook:
      glance()
    case .notYet(let duration):
      // The last try may need the pool's threads as well.
      patiently(after: keepsTime ? duration : Self.glance) { self.look(isSecondLook: true) }
    case .yes(let ending, let seen):
      // All deadlines share one thread, which a reporter must not hold up.
      Self.reports.async { [report, progress] in
        report(ending, seen)
        progress.noteReported()
      }
    }
  }
}
