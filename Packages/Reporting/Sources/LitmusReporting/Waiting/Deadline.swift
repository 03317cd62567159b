/// Runs an action at a time, unless it is cancelled before.
///
/// By the continuous clock, the action runs on a thread that all deadlines share, so that neither a busy main actor nor
/// blocked threads of Swift's pool hold it up. By any other clock, a task sleeps on that clock.
@_spi(Litmus)
public struct Deadline: Sendable {
  private enum Timer: Sendable {
    case alarm(ActionAlarm)
    case task(Task<Void, Never>)
  }

  private let timer: Timer

  /// Has an action run after a while.
  ///
  /// - Parameters:
  ///   - duration: How long after now.
  ///   - clock: The clock that measures it.
  ///   - action: What is run, at most once. It must be short.
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
          // It throws when it is cancelled, and when the clock has other reasons to end a sleep early.
          do { try await clock.sleep(until: instant, tolerance: nil) } catch { return }
          action()
        })
    }
  }

  /// Makes sure that the action does not begin any more.
  public func cancel() {
    switch timer {
    case .alarm(let alarm): alarm.cancel()
    case .task(let task): task.cancel()
    }
  }
}

/// An alarm that runs an action once.
private final class ActionAlarm: Alarm, @unchecked Sendable {
  // Safe to share: the action is locked. The compiler wants each subclass to say so.
  private let action: Locked<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) { self.action = Locked(action) }

  override func ring() { takeAction()?() }

  /// What the action holds may be a user's, so it goes at once, and outside of the locks.
  func cancel() {
    AlarmClock.shared.cancel(self)
    _ = takeAction()
  }

  private func takeAction() -> (@Sendable () -> Void)? {
    action.withLock { action in
      defer { action = nil }
      return action
    }
  }
}
