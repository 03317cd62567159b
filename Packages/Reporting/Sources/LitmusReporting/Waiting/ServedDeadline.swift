#if LITMUS_REPORTING && !LITMUS_FAKES
/// A deadline that runs an action when a wait has been served for its timeout, unless it is cancelled
/// first.
///
/// On a busy machine, while other tests block threads or the main actor is busy, the code that is
/// waited for may be ready long before the timeout and still not have run. So the time during which the
/// wait was delayed does not count; ``ServedTime`` describes how that is determined. A wait depends on
/// Swift's pool of threads, on the main actor, where much of what tests wait for happens, and on its
/// own actor.
///
/// With any clock that is not the system's, only that clock counts.
@_spi(Litmus)
public struct ServedDeadline: Sendable {
  /// Returns when the closure that a wait evaluates began, if it is running now.
  public typealias WorkStart = @Sendable () -> ContinuousClock.Instant?
  /// The action to run at the deadline; the shortfall is not `nil` if that is much later than the timeout.
  public typealias Action = @Sendable (_ shortfall: ServiceShortfall?) -> Void

  private let stop: @Sendable () -> Void

  /// Schedules an action to run when a wait has been served for a duration.
  ///
  /// - Parameters:
  ///   - timeout: How long the wait must be served.
  ///   - clock: The clock that measures it. With any clock other than the continuous and the suspending
  ///     clock, a task sleeps on it.
  ///   - executors: The executors that the wait depends on.
  ///   - upperBound: How long the wait lasts at most, if it is delayed; by default five minutes or ten
  ///     timeouts, whichever is more.
  ///   - awaitsEvent: Whether the wait is for an event, as it is by default, and not for the absence of one.
  ///   - workStart: Returns when the closure that the wait evaluates began, if it is running now.
  ///   - action: The action to run, at most once. It must be short.
  public init(
    after timeout: Duration,
    clock: any Clock<Duration>,
    executors: @autoclosure () -> WaitExecutors,
    upperBound: Duration? = nil,
    awaitsEvent: Bool = true,
    workStart: WorkStart? = nil,
    action: @escaping Action
  ) {
    guard clock.isOfTheSystem else {
      let task = clock.task(after: timeout) { action(nil) }
      stop = { task.cancel() }
      return
    }
    let time = ServedTime(
      timeout: timeout, upperBound: upperBound ?? ServedTime.upperBound(for: timeout),
      checkInterval: ServiceAlarm.checkInterval, awaitsEvent: awaitsEvent, at: .now)
    let alarm = ServiceAlarm(time, executors(), workStart, action)
    alarm.begin()
    stop = { alarm.cancel() }
  }

  /// Prevents the action from starting, unless it is just about to.
  public func cancel() { stop() }
}

/// An alarm that checks the served time of a wait, probes its executors, and runs the action when the wait
/// has been served.
private final class ServiceAlarm: Alarm, @unchecked Sendable {
  // Safe to share: all mutable state is locked. The compiler requires each subclass to declare it.

  /// The state that the alarm needs until its action has run or been cancelled.
  private struct Account {
    var time: ServedTime
    let executors: WaitExecutors
    let workStart: ServedDeadline.WorkStart?
    let action: ServedDeadline.Action
    /// The probe that the executors have not answered yet.
    var probe: ExecutorProbe?
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

  /// The interval between checks, which grows with the number of waits, so that all checks together use
  /// at most a small part of one core's time.
  static var checkInterval: Duration {
    max(ServedTime.minimumCheckInterval, .microseconds(100) * AlarmClock.shared.alarmCount)
  }

  func begin() {
    account.withLock { account in
      guard let start = account?.time.stretchStart, let sleep = account?.time.firstSleep() else {
        return
      }
      AlarmClock.shared.set(self, to: start + sleep)
    }
  }

  func cancel() { _ = close() }

  /// Closes the account, and returns it if it was open.
  private func close() -> Account? {
    account.withLock { account in
      guard account != nil else { return nil }
      AlarmClock.shared.cancel(self)
      return account.take()
    }
  }

  override func ring() {
    let workStart = account.withLock { $0?.workStart }?()
    performStep { account, now in
      account.time.check(at: now, workStart: workStart, busy: account.probe?.pendingExecutor)
    }
  }

  private func answer(slowest: String, sent: ContinuousClock.Instant) {
    performStep { account, now in
      account.probe = nil
      return account.time.answer(at: now, slowest: slowest, sent: sent)
    }
  }

  /// Determines the next step, and performs it.
  private func performStep(_ step: (inout Account, ContinuousClock.Instant) -> ServedTime.Step) {
    let checkInterval = Self.checkInterval
    let (next, account) = account.withLock { account -> (ServedTime.Step, Account?) in
      guard var open = account else { return (.keepSleeping, nil) }
      open.time.checkInterval = checkInterval
      let now = ContinuousClock.now
      let next = step(&open, now)
      // Under the lock, so in the order of the steps; otherwise an earlier step could undo a later one.
      switch next {
      case .sleep(let duration), .probe(let duration):
        AlarmClock.shared.set(self, to: now + duration)
      case .keepSleeping, .over:
        break
      }
      account = open
      return (next, open)
    }
    switch next {
    case .sleep, .keepSleeping: break
    case .probe: if let account { probe(account.executors, after: account.time.stretchStart) }
    case .over(let shortfall): close()?.action(shortfall)
    }
  }

  private func probe(_ executors: WaitExecutors, after stretchStart: ContinuousClock.Instant) {
    let sent = ContinuousClock.now
    let probe: ExecutorProbe
    let probing = executors.probe(after: stretchStart) { self.answer(slowest: $0, sent: $1) }
    switch probing {
    case .pending(let pending): probe = pending
    case .recent(let slowest, let delay): return answer(slowest: slowest, sent: sent - delay)
    }
    account.withLock { account in
      // The answer may have arrived already.
      if probe.pendingExecutor != nil { account?.probe = probe }
    }
  }
}

extension Clock<Duration> {
  /// Returns a task that sleeps on the clock, and then runs an action unless it is cancelled.
  fileprivate func task(
    after duration: Duration, action: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    let instant = now.advanced(by: duration)
    return Task {
      do {
        try await sleep(until: instant, tolerance: nil)
      } catch {
        // A clock that ends a sleep for another reason has reached the deadline.
        if Task.isCancelled { return }
      }
      action()
    }
  }
}

extension Clock {
  /// Whether the system measures the time, so that time may pass although no wait is served.
  @_spi(Litmus)
  public var isOfTheSystem: Bool {
    // Each wait asks, and a cast takes much longer.
    Self.self == ContinuousClock.self || Self.self == SuspendingClock.self
  }
}
#endif
