/// Runs an action when a wait has been served for its timeout, unless it is cancelled before.
///
/// On a busy machine, beside tests that block threads or a busy main actor, what is waited for may be
/// ready long before the timeout and still not have run. So the time in which the wait was held up
/// does not count; ``ServedTime`` says how that is found out. A wait depends on Swift's pool of
/// threads, on the main actor, where much of what tests wait for happens, and on its own actor.
///
/// By any clock but the system's, that clock alone decides.
@_spi(Litmus)
public final class ServedDeadline: Sendable {
  /// When the closure that a wait evaluates began, if it runs right now.
  public typealias WorkStart = @Sendable () -> ContinuousClock.Instant?
  /// What is run at the end; the shortfall is there if the upper bound ended the wait.
  public typealias Action = @Sendable (_ shortfall: ServiceShortfall?) -> Void

  private struct State {
    var time: ServedTime
    /// `nil` when it has been run or will not be.
    var action: Action?
    var alarm: AlarmClock.Alarm?
    var otherClock: Deadline?
    /// The question that has not been answered.
    var question: ExecutorQuestion?
  }

  private let state: Locked<State>
  private let executors: WaitExecutors
  private let workStart: WorkStart?

  /// Has an action run when a wait has been served for its timeout.
  ///
  /// - Parameters:
  ///   - timeout: How long the wait is to be served.
  ///   - clock: The clock that measures it. On any but the continuous and the suspending clock, a task
  ///     sleeps.
  ///   - executors: What the wait depends on.
  ///   - upperBound: How long the wait lasts at most, if it is held up; by default 60 seconds or ten
  ///     timeouts, whichever is more.
  ///   - workStart: When the closure that the wait evaluates began, if it runs right now.
  ///   - action: What is run, at most once. It must be short.
  public init(
    after timeout: Duration,
    clock: any Clock<Duration>,
    executors: WaitExecutors,
    upperBound: Duration? = nil,
    workStart: WorkStart? = nil,
    action: @escaping Action
  ) {
    let now = ContinuousClock.now
    var time = ServedTime(
      timeout: timeout, upperBound: upperBound ?? ServedTime.upperBound(for: timeout), at: now)
    time.calmStride = Self.calmStride
    let firstSleep = time.firstSleep()
    state = Locked(State(time: time, action: action))
    self.executors = executors
    self.workStart = workStart
    if clock.isOfTheSystem {
      setAlarm(at: now + firstSleep)
    } else {
      let deadline = Deadline(after: timeout, clock: clock) { self.takeAction()?(nil) }
      state.withLock { $0.otherClock = deadline }
    }
  }

  /// The more waits there are, the less often each of them looks, so that looking costs one core at most
  /// a small part of its time.
  private static var calmStride: Duration {
    max(ServedTime.shortestCalmStride, .microseconds(20) * AlarmClock.shared.alarmCount)
  }

  /// Makes sure that the action does not begin any more, unless it is just about to.
  public func cancel() { _ = takeAction() }

  /// Ends the deadline, and returns its action if that has not been taken.
  private func takeAction() -> Action? {
    let (action, alarm, otherClock) = state.withLock { state in
      defer { (state.action, state.alarm, state.question) = (nil, nil, nil) }
      return (state.action, state.alarm, state.otherClock)
    }
    if let alarm { AlarmClock.shared.cancel(alarm) }
    otherClock?.cancel()
    return action
  }

  private func setAlarm(at instant: ContinuousClock.Instant) {
    let alarm = AlarmClock.shared.add(at: instant) { self.look() }
    let stale = state.withLock { state in
      guard state.action != nil else { return alarm as AlarmClock.Alarm? }
      defer { state.alarm = alarm }
      return state.alarm
    }
    if let stale { AlarmClock.shared.cancel(stale) }
  }

  private func look() {
    let workStart = workStart?()
    perform { time, question in
      time.look(at: .now, workStart: workStart, busy: question?.unanswered)
    }
  }

  private func answer(slowest: String) {
    perform { time, question in
      question = nil
      return time.answer(at: .now, slowest: slowest)
    }
  }

  private func perform(_ body: (inout ServedTime, inout ExecutorQuestion?) -> ServedTime.Step) {
    let calmStride = Self.calmStride
    let (step, mark) = state.withLock { state -> (ServedTime.Step?, ContinuousClock.Instant) in
      guard state.action != nil else { return (nil, state.time.mark) }
      state.time.calmStride = calmStride
      return (body(&state.time, &state.question), state.time.mark)
    }
    switch step {
    case nil, .keepSleeping:
      break
    case .sleep(let duration):
      setAlarm(at: .now + duration)
    case .ask(let duration):
      setAlarm(at: .now + duration)
      ask(after: mark)
    case .over(let shortfall):
      takeAction()?(shortfall)
    }
  }

  private func ask(after mark: ContinuousClock.Instant) {
    let question = executors.ask(after: mark) { slowest in self.answer(slowest: slowest) }
    guard let question else { return answer(slowest: "") }
    state.withLock { state in
      // The answer may have come by now.
      if state.action != nil, question.unanswered != nil { state.question = question }
    }
  }
}

extension Clock {
  /// Whether the system measures the time, so that time may pass although nothing is served.
  @_spi(Litmus)
  public var isOfTheSystem: Bool { self is ContinuousClock || self is SuspendingClock }
}
