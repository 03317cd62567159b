/// Runs an action when a wait has been served for its timeout, unless it is cancelled before.
///
/// On a busy machine, beside tests that block threads or a busy main actor, what is waited for may be
/// ready long before the timeout and still not have run. So the time in which the wait was held up
/// does not count; ``ServedTime`` says how that is found out. A wait depends on Swift's pool of
/// threads, on the main actor, where much of what tests wait for happens, and on its own actor.
///
/// By any clock but the system's, that clock alone decides.
@_spi(Litmus)
public struct ServedDeadline: Sendable {
  /// When the closure that a wait evaluates began, if it runs right now.
  public typealias WorkStart = @Sendable () -> ContinuousClock.Instant?
  /// What is run at the end; the shortfall is there if the upper bound ended the wait.
  public typealias Action = @Sendable (_ shortfall: ServiceShortfall?) -> Void

  private enum Timer {
    case service(ServiceAlarm)
    case otherClock(Deadline)
  }

  private let timer: Timer

  /// Has an action run when a wait has been served for a while.
  ///
  /// - Parameters:
  ///   - timeout: How long the wait is to be served.
  ///   - clock: The clock that measures it. On any but the continuous and the suspending clock, a task
  ///     sleeps.
  ///   - executors: What the wait depends on.
  ///   - upperBound: How long the wait lasts at most, if it is held up; by default five minutes or ten
  ///     timeouts, whichever is more.
  ///   - workStart: When the closure that the wait evaluates began, if it runs right now.
  ///   - action: What is run, at most once. It must be short.
  public init(
    after timeout: Duration,
    clock: any Clock<Duration>,
    executors: @autoclosure () -> WaitExecutors,
    upperBound: Duration? = nil,
    workStart: WorkStart? = nil,
    action: @escaping Action
  ) {
    guard clock.isOfTheSystem else {
      timer = .otherClock(Deadline(after: timeout, clock: clock) { action(nil) })
      return
    }
    let time = ServedTime(
      timeout: timeout, upperBound: upperBound ?? ServedTime.upperBound(for: timeout),
      calmStride: ServiceAlarm.calmStride, at: .now)
    let alarm = ServiceAlarm(time, executors(), workStart, action)
    alarm.begin()
    timer = .service(alarm)
  }

  /// Makes sure that the action does not begin any more, unless it is just about to.
  public func cancel() {
    switch timer {
    case .service(let alarm): alarm.cancel()
    case .otherClock(let deadline): deadline.cancel()
    }
  }
}

/// Looks at the account of a wait, asks its executors, and acts when the wait has been served.
private final class ServiceAlarm: Alarm, @unchecked Sendable {
  // Safe to share: what changes is locked. The compiler wants each subclass to say so.

  /// What the alarm needs until its action has been run or will not be.
  private struct Account {
    var time: ServedTime
    let executors: WaitExecutors
    let workStart: ServedDeadline.WorkStart?
    let action: ServedDeadline.Action
    /// The question that has not been answered.
    var question: ExecutorQuestion?
  }

  private let account: Locked<Account?>

  init(
    _ time: ServedTime,
    _ executors: WaitExecutors,
    _ workStart: ServedDeadline.WorkStart?,
    _ action: @escaping ServedDeadline.Action
  ) {
    account = Locked(
      Account(time: time, executors: executors, workStart: workStart, action: action))
  }

  /// The more waits there are, the less often each of them looks, so that looking costs one core at most
  /// a small part of its time.
  static var calmStride: Duration {
    max(ServedTime.shortestCalmStride, .microseconds(100) * AlarmClock.shared.alarmCount)
  }

  func begin() {
    account.withLock { account in
      guard let start = account?.time.mark, let sleep = account?.time.firstSleep() else { return }
      AlarmClock.shared.set(self, to: start + sleep)
    }
  }

  func cancel() { _ = close() }

  /// Ends the account, and returns it if it was open.
  private func close() -> Account? {
    account.withLock { account in
      guard account != nil else { return nil }
      AlarmClock.shared.cancel(self)
      defer { account = nil }
      return account
    }
  }

  override func ring() {
    let workStart = account.withLock { $0?.workStart }?()
    take { account, now in
      account.time.look(at: now, workStart: workStart, busy: account.question?.unanswered)
    }
  }

  private func answer(slowest: String) {
    take { account, now in
      account.question = nil
      return account.time.answer(at: now, slowest: slowest)
    }
  }

  /// Finds out what to do next, and does it.
  private func take(_ step: (inout Account, ContinuousClock.Instant) -> ServedTime.Step) {
    let calmStride = Self.calmStride
    let (taken, account) = account.withLock { account -> (ServedTime.Step, Account?) in
      guard var open = account else { return (.keepSleeping, nil) }
      open.time.calmStride = calmStride
      let now = ContinuousClock.now
      let taken = step(&open, now)
      // In the order of the steps, or an earlier one would undo a later one.
      switch taken {
      case .sleep(let duration), .ask(let duration):
        AlarmClock.shared.set(self, to: now + duration)
      case .keepSleeping, .over:
        break
      }
      account = open
      return (taken, open)
    }
    switch taken {
    case .sleep, .keepSleeping: break
    case .ask: if let account { ask(account.executors, after: account.time.mark) }
    case .over(let shortfall): close()?.action(shortfall)
    }
  }

  private func ask(_ executors: WaitExecutors, after mark: ContinuousClock.Instant) {
    let question = executors.ask(after: mark) { slowest in self.answer(slowest: slowest) }
    guard let question else { return answer(slowest: "") }
    account.withLock { account in
      // The answer may have come by now.
      if question.unanswered != nil { account?.question = question }
    }
  }
}

extension Clock {
  /// Whether the system measures the time, so that time may pass although nothing is served.
  @_spi(Litmus)
  public var isOfTheSystem: Bool { self is ContinuousClock || self is SuspendingClock }
}
