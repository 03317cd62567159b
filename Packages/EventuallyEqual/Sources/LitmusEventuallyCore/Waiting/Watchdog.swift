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
    actor: (any Actor)?,
    report: @escaping Report
  ) {
    self.limit = limit
    self.awaitsEvent = awaitsEvent
    self.progress = progress
    self.changes = changes
    self.report = report
    executors = WaitExecutors(actor: actor)
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
      state.nextCheck = Deadline(after: Self.checkInterval) {
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

/// The progress of a wait, for the wait itself and for the watchdog on another thread.
final class Progress: Sendable {
  /// The answer to whether a wait has exceeded its limit, from which the watchdog takes its next step.
  enum Overdue {
    /// The wait has ended.
    case no
    /// Check again after a duration.
    case notYet(Duration)
    /// The wait counts as ended, and its failure must be reported.
    case yes(FailureTexts.Ending, SeenResults)
  }

  private struct State: Sendable {
    /// Whether the wait has ended, or the watchdog reports its failure.
    var isOver = false
    /// When the current try began; the first one begins with the wait itself.
    var tryBegan: Duration? = .zero
    /// How long the longest try so far took.
    var longestTry = Duration.zero
    /// When the time was over, if it is.
    var timeEnded: Duration?
    /// Why the time was over before the wait was served for all of it, if it was.
    var shortfall: ServiceShortfall?
    var seen = SeenResults()
  }

  /// How late after the end of the time the last try may begin.
  ///
  /// It is also the minimum that a try may last beyond the end of the time.
  ///
  /// The last try begins when the time is over, and a thread or an actor may need a moment to start it.
  static let grace = Duration.milliseconds(50)

  private let state = Locked(State())
  private let isReported = Wait()

  /// The results seen so far.
  var seen: SeenResults { state.withLock { $0.seen } }

  /// Why the time was over before the wait was served for all of it, if it was.
  var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// Records that the time is over: the try that begins next is the last.
  func recordTimeOver(at now: Duration, shortfall: ServiceShortfall?) {
    state.withLock { state in
      state.timeEnded = state.timeEnded ?? now
      state.shortfall = state.shortfall ?? shortfall
    }
  }

  /// Returns whether the time was over when a try began.
  func isTimeOver(at began: Duration) -> Bool {
    state.withLock { $0.timeEnded.map { $0 <= began } ?? false }
  }

  /// Records that a try begins, and returns whether it may.
  func beginTry(at now: Duration) -> Bool {
    state.withLock { state in
      state.tryBegan = now
      return !state.isOver
    }
  }

  /// Records the result of a try.
  func endTry(_ seenResult: SeenResult, at now: Duration) {
    state.withLock { state in
      if let began = state.tryBegan { state.longestTry = max(state.longestTry, now - began) }
      state.tryBegan = nil
      state.seen.add(seenResult)
    }
  }

  /// Ends the wait, and returns whether its failure has yet to be reported.
  nonisolated(nonsending) func finish() async -> Bool {
    let isOwn = state.withLock { state in
      guard !state.isOver else { return false }
      state.isOver = true
      return true
    }
    if isOwn { return true }
    // The test must not continue, and end, before the watchdog has reported. In a separate task,
    // because the calling task may be cancelled and would not wait at all.
    await Task {
      _ = await isReported.waitForEnd()
    }.value
    return false
  }

  /// Decides, for the watchdog, whether the wait has exceeded its limit.
  ///
  /// The last try may take twice as long as the longest one so far.
  func overdue(at now: Duration, limit: Duration) -> Overdue {
    state.withLock { state in
      guard !state.isOver else { return .no }
      let limit = max(limit, state.timeEnded ?? limit)
      let end = max(limit, (state.tryBegan ?? limit) + max(Self.grace, state.longestTry * 2))
      guard now >= end else { return .notYet(end - now) }
      state.isOver = true
      return .yes(state.tryBegan == nil ? .timedOut : .stillEvaluating, state.seen)
    }
  }

  /// Records that the watchdog has reported the failure.
  func recordReport() { isReported.end() }
}
