internal import Dispatch

/// An action for an ``AlarmClock`` to run at a set time.
class Alarm: @unchecked Sendable {
  // Safe to share: the clock's lock is held whenever the generation is accessed.

  /// The number of the last call that set it; 0 if it is not set.
  fileprivate var generation = 0

  /// Runs the alarm's action on the clock's thread; it must be short.
  func ring() { preconditionFailure("Subclasses override ring()") }
}

/// One timer for any number of alarms that ring at different times.
///
/// Most waits end long before their deadline. Therefore, setting an alarm and cancelling it makes no
/// system call: the timer is only set again for an alarm that is earlier than all others. A cancelled
/// alarm is skipped when its time comes, or removed once more than half of all alarms are cancelled.
final class AlarmClock: Sendable {
  static let shared = AlarmClock()

  private struct Entry: Comparable {
    var instant: ContinuousClock.Instant
    var alarm: Alarm
    var generation: Int

    /// Whether the alarm has neither been cancelled nor been set to another time.
    var isCurrent: Bool { alarm.generation == generation }

    static func < (left: Entry, right: Entry) -> Bool { left.instant < right.instant }
    static func == (left: Entry, right: Entry) -> Bool { left.generation == right.generation }
  }

  private struct State {
    var entries = Heap<Entry>()
    /// How many of the entries were cancelled or replaced.
    var staleCount = 0
    var lastGeneration = 0
    /// The time that the timer is set to, until it fires.
    var setTo: ContinuousClock.Instant?
  }

  private let state = Locked(State())
  /// Dispatch sources may be used from any thread; Dispatch on Linux does not declare this.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  private init() {
    // A serial queue gets a thread even when other work blocks all threads of the concurrent pool.
    let queue = DispatchQueue(label: "LitmusReporting.AlarmClock", qos: .userInitiated)
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { AlarmClock.shared.ringDueAlarms() }
    timer.resume()
  }

  /// How many alarms are set.
  var alarmCount: Int { state.withLock { $0.entries.count - $0.staleCount } }

  /// Sets an alarm to ring at an instant or soon after, instead of any earlier setting.
  ///
  /// The caller may hold a lock of the alarm's: the clock does not call any alarm during this call.
  func set(_ alarm: Alarm, to instant: ContinuousClock.Instant) {
    state.withLock { state in
      invalidate(alarm, in: &state)
      state.lastGeneration += 1
      alarm.generation = state.lastGeneration
      state.entries.insert(Entry(instant: instant, alarm: alarm, generation: alarm.generation))
      scheduleTimer(&state)
    }
  }

  /// Prevents an alarm from ringing, unless it is just about to.
  func cancel(_ alarm: Alarm) {
    state.withLock { invalidate(alarm, in: &$0) }
  }

  private func invalidate(_ alarm: Alarm, in state: inout State) {
    guard alarm.generation != 0 else { return }
    alarm.generation = 0
    state.staleCount += 1
    if state.staleCount > 64, state.staleCount > state.entries.count / 2 {
      state.entries = Heap(state.entries.elements.filter(\.isCurrent))
      state.staleCount = 0
    }
  }

  private func ringDueAlarms() {
    let now = ContinuousClock.now
    let due = state.withLock { state in
      state.setTo = nil
      var due: [Alarm] = []
      while let entry = state.entries.first, entry.instant <= now {
        state.entries.removeFirst()
        if entry.isCurrent {
          entry.alarm.generation = 0
          due.append(entry.alarm)
        } else {
          state.staleCount -= 1
        }
      }
      scheduleTimer(&state)
      return due
    }
    for alarm in due { alarm.ring() }
  }

  /// Sets the timer to the first alarm, unless the timer fires before that anyway.
  private func scheduleTimer(_ state: inout State) {
    guard let first = state.entries.first?.instant else { return }
    // A timer that is late may count only the time in which the machine was awake.
    if let setTo = state.setTo, setTo <= first, setTo > .now { return }
    state.setTo = first
    let nanoseconds = ContinuousClock.now.duration(to: first) / .nanoseconds(1)
    timer.schedule(deadline: .now() + .nanoseconds(max(0, Int(nanoseconds.rounded(.up)))))
  }
}
