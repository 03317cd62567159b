internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// Reports, from another thread, a wait that does not come back when its time is over.
///
/// The closure that a wait evaluates may hang, and its actor may be busy: then there is no one else
/// who could. By the system's clock, it also ends the time of the wait.
final class Watchdog: Sendable {
  typealias Report = @Sendable (Wording.Ending, Sightings, ServiceShortfall?) -> Void

  /// How often another clock than the system's is looked at.
  ///
  /// The watchdog does not sleep on it: on some clocks, a sleep moves the time.
  private static let glance = Duration.milliseconds(10)
  /// How long, by the system's clock, a wait may need to notice that another clock has leapt.
  private static let leapGrace = Duration.seconds(1)

  private static let reports = DispatchQueue(label: "LitmusEventually.Watchdog")

  private let limit: Duration
  /// Whether it ends the time of the wait, as it does by the system's clock.
  private let keepsTime: Bool
  private let elapsed: @Sendable () -> Duration
  private let progress: Progress
  private let changes: ChangeWatch
  private let executors: WaitExecutors
  private let report: Report

  private struct State {
    var isOver = false
    var deadline: ServedDeadline?
    var nextGlance: Deadline?
  }

  private let state = Locked(State())

  init<SomeClock: Clock<Duration>>(
    over progress: Progress,
    _ changes: ChangeWatch,
    limit: Duration,
    clock: SomeClock,
    since start: SomeClock.Instant,
    isolation: isolated (any Actor)?,
    report: @escaping Report
  ) {
    self.limit = limit
    self.progress = progress
    self.changes = changes
    self.report = report
    executors = WaitExecutors(actor: isolation)
    keepsTime = clock.isOfTheSystem
    elapsed = { start.duration(to: clock.now) }
  }

  /// Begins to watch.
  func start() {
    if keepsTime {
      afterService(of: limit) { shortfall in
        self.progress.endTime(at: self.elapsed(), shortfall)
        self.changes.endPauses()
        self.look(isSecondLook: false)
      }
    } else {
      glance()
    }
  }

  /// Ends the watch.
  func stop() {
    let (deadline, glance) = state.withLock { state in
      state.isOver = true
      return (state.deadline, state.nextGlance)
    }
    deadline?.cancel()
    glance?.cancel()
  }

  /// Does something when the wait has been served for a while.
  private func afterService(of duration: Duration, _ action: @escaping ServedDeadline.Action) {
    let deadline = ServedDeadline(
      after: duration, clock: ContinuousClock(), executors: executors,
      // A wait that has spent its upper bound gets no second one.
      upperBound: progress.shortfall == nil ? nil : duration,
      workStart: { [changes] in changes.readStart }, action: action)
    let isOver = state.withLock { state in
      state.deadline = deadline
      return state.isOver
    }
    if isOver { deadline.cancel() }
  }

  private func glance() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.nextGlance = Deadline(after: Self.glance, clock: ContinuousClock()) {
        self.look(isSecondLook: false)
      }
    }
  }

  private func look(isSecondLook: Bool) {
    let now = elapsed()
    if !keepsTime && !isSecondLook && now >= limit {
      // That clock may have leapt; the wait has yet to be woken by it.
      return afterService(of: Self.leapGrace) { _ in self.look(isSecondLook: true) }
    }
    switch progress.overdue(at: now, limit: limit) {
    case .no:
      break
    case .notYet where !keepsTime && !isSecondLook:
      glance()
    case .notYet(let duration):
      // The last try may be held up as well.
      afterService(of: keepsTime ? duration : Self.glance) { _ in self.look(isSecondLook: true) }
    case .yes(let ending, let seen):
      // All deadlines share one thread, which a reporter must not hold up.
      Self.reports.async { [report, progress] in
        report(ending, seen, progress.shortfall)
        progress.noteReported()
      }
    }
  }
}
