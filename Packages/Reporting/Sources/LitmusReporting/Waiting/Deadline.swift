/// A time at which an action runs, unless the deadline is cancelled first.
///
/// With the continuous clock, the action runs on a thread that all deadlines share, so that neither a
/// busy main actor nor blocked threads of Swift's pool delay it. With any other clock, a task sleeps on
/// that clock.
@_spi(Litmus)
public struct Deadline: Sendable {
  private enum Timer: Sendable {
    case alarm(ActionAlarm)
    case task(Task<Void, Never>)
  }

  private let timer: Timer

  /// Schedules an action to run after a duration.
  ///
  /// - Parameters:
  ///   - duration: How long from now the action runs.
  ///   - clock: The clock that measures it.
  ///   - action: The action to run, at most once. It must be short.
  public init<SomeClock: Clock<Duration>>(
    after duration: Duration,
    clock: SomeClock,
    action: @escaping @Sendable () -> Void
  ) {
    if clock is ContinuousClock {
      let alarm = ActionAlarm(action)
      AlarmClock.shared.set(alarm, to: .now + duration)
      timer = .alarm(alarm)
    } else {
      let instant = clock.now.advanced(by: duration)
      timer = .task(
        Task {
          do {
            try await clock.sleep(until: instant, tolerance: nil)
          } catch {
            // A clock that ends a sleep for another reason has reached the deadline.
            if Task.isCancelled { return }
          }
          action()
        })
    }
  }

  /// Prevents the action from starting.
  public func cancel() {
    switch timer {
    case .alarm(let alarm): alarm.cancel()
    case .task(let task): task.cancel()
    }
  }
}

/// An alarm that runs an action once.
private final class ActionAlarm: Alarm, @unchecked Sendable {
  // Safe to share: the action is locked. The compiler requires each subclass to declare it.
  private let action: Locked<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) { self.action = Locked(action) }

  override func ring() { takeAction()?() }

  /// Prevents the action from starting, and releases it.
  ///
  /// The action may hold a user's objects, so it is released immediately, and without the locks.
  func cancel() {
    AlarmClock.shared.cancel(self)
    _ = takeAction()
  }

  private func takeAction() -> (@Sendable () -> Void)? {
    action.withLock { $0.take() }
  }
}
