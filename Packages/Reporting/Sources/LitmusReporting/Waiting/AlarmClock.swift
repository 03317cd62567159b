internal import Dispatch

/// One timer for any number of actions that are to run at different times.
///
/// Most waits end long before their deadline. To add a deadline and to remove it therefore costs no
/// system call: the timer is only set anew for an earlier deadline than all others, and what was
/// removed is skipped when its time comes, or swept out when it is more than half of all.
final class AlarmClock: Sendable {
  typealias ID = UInt64

  static let shared = AlarmClock()

  fileprivate struct State: Sendable {
    var nextID: ID = 0
    var actions: [ID: @Sendable () -> Void] = [:]
    var alarms = Heap<Alarm>()
    /// What the timer is set to, until it goes off.
    var setTo: ContinuousClock.Instant?
  }

  fileprivate struct Alarm: Comparable, Sendable {
    var instant: ContinuousClock.Instant
    var id: ID

    static func < (left: Alarm, right: Alarm) -> Bool {
      left.instant == right.instant ? left.id < right.id : left.instant < right.instant
    }
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

  /// Has an action run at an instant, or soon after.
  func add(at instant: ContinuousClock.Instant, action: @escaping @Sendable () -> Void) -> ID {
    state.withLock { state in
      state.nextID += 1
      state.actions[state.nextID] = action
      state.alarms.insert(Alarm(instant: instant, id: state.nextID))
      set(&state)
      return state.nextID
    }
  }

  /// Forgets an action, if it has not begun.
  func remove(_ id: ID) {
    // What the action holds may be a user's, and goes outside of the lock.
    let action = state.withLock { state in
      defer { state.sweep() }
      return state.actions.removeValue(forKey: id)
    }
    withExtendedLifetime(action) {}
  }

  private func goOff() {
    let now = ContinuousClock.now
    let due = state.withLock { state in
      state.setTo = nil
      var due: [@Sendable () -> Void] = []
      while let alarm = state.alarms.first, alarm.instant <= now {
        state.alarms.removeFirst()
        if let action = state.actions.removeValue(forKey: alarm.id) { due.append(action) }
      }
      set(&state)
      return due
    }
    for action in due { action() }
  }

  /// Sets the timer to the first alarm, unless it goes off before that anyway.
  private func set(_ state: inout State) {
    guard let first = state.alarms.first?.instant else { return }
    if let setTo = state.setTo, setTo <= first { return }
    state.setTo = first
    let nanoseconds = ContinuousClock.now.duration(to: first) / .nanoseconds(1)
    timer.schedule(deadline: .now() + .nanoseconds(max(0, Int(nanoseconds.rounded(.up)))))
  }
}

extension AlarmClock.State {
  /// Drops the alarms of removed actions, if they are more than half of many.
  fileprivate mutating func sweep() {
    guard alarms.count > 64, alarms.count > 2 * actions.count else { return }
    alarms = Heap(alarms.elements.filter { actions[$0.id] != nil })
  }
}
