internal import Dispatch

/// One timer for any number of actions that are to run at different times.
///
/// Most waits end long before their deadline. To add an alarm and to cancel it therefore costs no
/// system call: the timer is only set anew for an earlier alarm than all others, and a cancelled one
/// is skipped when its time comes, or swept out when such are more than half of all.
final class AlarmClock: Sendable {
  static let shared = AlarmClock()

  /// An action and its time; reached while the clock's lock is held.
  final class Alarm: @unchecked Sendable {
    fileprivate var action: (@Sendable () -> Void)?

    fileprivate init(_ action: @escaping @Sendable () -> Void) {
      self.action = action
    }
  }

  private struct Entry: Comparable {
    var instant: ContinuousClock.Instant
    var alarm: Alarm

    static func < (left: Entry, right: Entry) -> Bool { left.instant < right.instant }
    static func == (left: Entry, right: Entry) -> Bool { left.alarm === right.alarm }
  }

  private struct State {
    var entries = Heap<Entry>()
    var cancelledCount = 0
    /// What the timer is set to, until it goes off.
    var setTo: ContinuousClock.Instant?
  }

  private let state = Locked(State())
  /// Dispatch sources may be used from any thread; Dispatch on Linux does not say so.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  private init() {
    // A serial queue has a thread even when others block all those of the concurrent pool.
    let queue = DispatchQueue(label: "LitmusReporting.AlarmClock", qos: .userInitiated)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { AlarmClock.shared.goOff() }
    timer.resume()
  }

  /// How many alarms there are, cancelled ones that have not been swept out included.
  var alarmCount: Int { state.withLock { $0.entries.count } }

  /// Has an action run at an instant, or soon after.
  func add(at instant: ContinuousClock.Instant, action: @escaping @Sendable () -> Void) -> Alarm {
    let alarm = Alarm(action)
    state.withLock { state in
      state.entries.insert(Entry(instant: instant, alarm: alarm))
      set(&state)
    }
    return alarm
  }

  /// Forgets an alarm's action, if it has not begun.
  func cancel(_ alarm: Alarm) {
    // What the action holds may be a user's, and goes outside of the lock.
    let action = state.withLock { state -> (@Sendable () -> Void)? in
      guard let action = alarm.action else { return nil }
      alarm.action = nil
      state.cancelledCount += 1
      if state.cancelledCount > 64, state.cancelledCount > state.entries.count / 2 {
        state.entries = Heap(state.entries.elements.filter { $0.alarm.action != nil })
        state.cancelledCount = 0
      }
      return action
    }
    withExtendedLifetime(action) {}
  }

  private func goOff() {
    let now = ContinuousClock.now
    let due = state.withLock { state in
      state.setTo = nil
      var due: [@Sendable () -> Void] = []
      while let entry = state.entries.first, entry.instant <= now {
        state.entries.removeFirst()
        if let action = entry.alarm.action {
          entry.alarm.action = nil
          due.append(action)
        } else {
          state.cancelledCount -= 1
        }
      }
      set(&state)
      return due
    }
    for action in due { action() }
  }

  /// Sets the timer to the first alarm, unless it goes off before that anyway.
  private func set(_ state: inout State) {
    guard let first = state.entries.first?.instant else { return }
    if let setTo = state.setTo, setTo <= first { return }
    state.setTo = first
    let nanoseconds = ContinuousClock.now.duration(to: first) / .nanoseconds(1)
    timer.schedule(deadline: .now() + .nanoseconds(max(0, Int(nanoseconds.rounded(.up)))))
  }
}
