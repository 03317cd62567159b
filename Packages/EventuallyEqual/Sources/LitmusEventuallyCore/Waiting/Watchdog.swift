internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// A watchdog that reports, from another thread, a wait that does not return when its time is over.
///
/// The closure that a wait evaluates may hang, and its actor may be busy: then nothing else could
/// report it. With a clock of the system, the watchdog also ends the time of the wait.
final class Watchdog: Sendable {
  typealias Report = @Sendable (FailureTexts.Ending, SeenResults, ServiceShortfall?) -> Void

  /// The interval between checks of a clock that is not the system's.
  ///
  /// The watchdog does not sleep on it: on some clocks, a sleep advances the time.
  private static let checkInterval = Duration.milliseconds(10)
  /// How long, by the system's clock, a wait may take to notice that another clock has jumped ahead.
  private static let leapGrace = Duration.seconds(1)

  private static let reports = DispatchQueue(label: "LitmusEventually.Watchdog")

  private let limit: Duration
  /// Whether the watchdog ends the time of the wait, as it does with a clock of the system.
  private let endsTime: Bool
  private let awaitsEvent: Bool
  private let elapsed: @Sendable () -> Duration
  private let progress: Progress
  private let changes: ChangeWatch
  private let executors: WaitExecutors
  private let report: Report

  private struct State {
    var isOver = false
    var deadline: ServedDeadline?
    var nextCheck: Deadline?
  }

  private let state = Locked(State())

  init<SomeClock: Clock<Duration>>(
    over progress: Progress,
    _ changes: ChangeWatch,
    limit: Duration,
    awaitsEvent: Bool,
    clock: SomeClock,
    since start: SomeClock.Instant,
    isolation: isolated (any Actor)?,
    report: @escaping Report
  ) {
    self.limit = limit
    self.awaitsEvent = awaitsEvent
    self.progress = progress
    self.changes = changes
    self.report = report
    executors = WaitExecutors(actor: isolation)
    endsTime = clock.isOfTheSystem
    elapsed = { start.duration(to: clock.now) }
  }

  /// Starts watching.
  func start() {
    if endsTime {
      schedule(afterServed: limit, awaitsEvent: awaitsEvent) { shortfall in
        self.progress.recordTimeOver(at: self.elapsed(), shortfall: shortfall)
        self.changes.endPauses()
        self.check(hasGivenGrace: false)
      }
    } else {
      scheduleCheck()
    }
  }

  /// Stops watching.
  func stop() {
    let (deadline, nextCheck) = state.withLock { state in
      state.isOver = true
      return (state.deadline, state.nextCheck)
    }
    deadline?.cancel()
    nextCheck?.cancel()
  }

  /// Runs an action when the wait has been served for a duration.
  private func schedule(
    afterServed duration: Duration, awaitsEvent: Bool = true,
    _ action: @escaping ServedDeadline.Action
  ) {
    let deadline = ServedDeadline(
      after: duration, clock: ContinuousClock(), executors: executors,
      // A wait that has used up its upper bound gets no second one.
      upperBound: progress.shortfall?.endedAtUpperBound == true ? duration : nil,
      awaitsEvent: awaitsEvent, workStart: { [changes] in changes.workStart }, action: action)
    let isOver = state.withLock { state in
      state.deadline = deadline
      return state.isOver
    }
    if isOver { deadline.cancel() }
  }

  private func scheduleCheck() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.nextCheck = Deadline(after: Self.checkInterval, clock: ContinuousClock()) {
        self.check(hasGivenGrace: false)
      }
    }
  }

  /// Reports the wait if it is overdue, or checks again.
  ///
  /// - Parameter hasGivenGrace: Whether the wait has had time to notice the end of its time.
  private func check(hasGivenGrace: Bool) {
    let now = elapsed()
    if !endsTime && !hasGivenGrace && now >= limit {
      // That clock may have jumped ahead, and may not have woken the wait yet.
      return schedule(afterServed: Self.leapGrace) { _ in self.check(hasGivenGrace: true) }
    }
    switch progress.overdue(at: now, limit: limit) {
    case .no:
      break
    case .notYet where !endsTime && !hasGivenGrace:
      scheduleCheck()
    case .notYet(let duration):
      // The last try may be held up as well.
      schedule(afterServed: endsTime ? duration : Self.checkInterval) { _ in
        self.check(hasGivenGrace: true)
      }
    case .yes(let ending, let seen):
      // All deadlines share one thread, which a reporter must not block.
      Self.reports.async { [report, progress] in report(ending, seen, progress.shortfall) }
    }
  }
}
