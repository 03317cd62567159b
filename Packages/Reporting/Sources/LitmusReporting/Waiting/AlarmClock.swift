internal import Dispatch

/// Something that is to happen at a time, which an ``AlarmClock`` keeps.
class Alarm: @unchecked Sendable {
  // Safe to share: the clock's lock is held whenever the setting is reached.

  /// The number of its last setting; 0 if it is not set.
  fileprivate var setting = 0

  /// Does what is to happen, on the thread of the clock; it must be short.
  func ring() { preconditionFailure("An alarm says what it does") }
}

/// One timer for any number of alarms that are to ring at different times.
///
/// Most waits end long before their deadline. To set an alarm and to cancel it therefore costs no
/// system call: the timer is only set anew for an earlier alarm than all others, and a cancelled one
/// is skipped when its time comes, or swept out when such are more than half of all.
final class AlarmClock: Sendable {
  static let shared = AlarmClock()

  private struct Entry: Comparable {
    var instant: ContinuousClock.Instant
    var alarm: Alarm
    var setting: Int

    /// Whether the alarm has neither been cancelled nor been set to another time.
    var counts: Bool { alarm.setting == setting }

    static func < (left: Entry, right: Entry) -> Bool { left.instant < right.instant }
    static func == (left: Entry, right: Entry) -> Bool { left.setting == right.setting }
  }

  private struct State {
    var entries = Heap<Entry>()
    /// How many of the entries do not count.
    var staleCount = 0
    var lastSetting = 0
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

  /// How many alarms are set.
  var alarmCount: Int { state.withLock { $0.entries.count - $0.staleCount } }

  /// Has an alarm ring at an instant or soon after, and at no other.
  ///
  /// Its lock may be held by the caller: the clock calls no alarm meanwhile.
  func set(_ alarm: Alarm, to instant: ContinuousClock.Instant) {
    state.withLock { state in
      forget(alarm, in: &state)
      state.lastSetting += 1
      alarm.setting = state.lastSetting
      state.entries.insert(Entry(instant: instant, alarm: alarm, setting: alarm.setting))
      set(&state)
    }
  }

  /// Makes sure that an alarm does not ring, if it is not just about to.
  func cancel(_ alarm: Alarm) {
    state.withLock { forget(alarm, in: &$0) }
  }

  private func forget(_ alarm: Alarm, in state: inout State) {
    guard alarm.setting != 0 else { return }
    alarm.setting = 0
    state.staleCount += 1
    if state.staleCount > 64, state.staleCount > state.entries.count / 2 {
      state.entries = Heap(state.entries.elements.filter(\.counts))
      state.staleCount = 0
    }
  }

  private func goOff() {
    let now = ContinuousClock.now
    let due = state.withLock { state in
      state.setTo = nil
      var due: [Alarm] = []
      while let entry = state.entries.first, entry.instant <= now {
        state.entries.removeFirst()
        if entry.counts {
          entry.alarm.setting = 0
          due.append(entry.alarm)
        } else {
          state.staleCount -= 1
        }
      }
      set(&state)
      return due
    }
    for alarm in due { alarm.ring() }
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
