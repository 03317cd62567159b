#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Dispatch

/// A time at which an action runs, unless the deadline is cancelled first.
///
/// The action runs on a thread that all deadlines share, so that neither a busy main actor nor blocked threads of
/// Swift's pool delay it.
@_spi(Litmus)
public final class Deadline: Alarm, @unchecked Sendable {
  // Safe to share: the action is locked. The compiler requires each subclass to declare it.
  private let action: Locked<(@Sendable () -> Void)?>

  /// Schedules an action to run after a duration.
  ///
  /// - Parameters:
  ///   - duration: How long from now the action runs.
  ///   - action: The action to run, at most once. It must be short.
  public init(after duration: Duration, action: @escaping @Sendable () -> Void) {
    self.action = Locked(action)
    super.init()
    AlarmClock.shared.set(self, to: .now + duration)
  }

  override func ring() { takeAction()?() }

  /// Prevents the action from starting, and releases it.
  ///
  /// The action may hold a user's objects, so it is released immediately, and without the locks.
  public func cancel() {
    AlarmClock.shared.cancel(self)
    _ = takeAction()
  }

  private func takeAction() -> (@Sendable () -> Void)? {
    action.withLock { $0.take() }
  }
}

/// An action for an ``AlarmClock`` to run at a set time.
@_spi(Litmus)
public class Alarm: @unchecked Sendable {
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

  private struct Entry {
    var instant: ContinuousClock.Instant
    var alarm: Alarm
    var generation: Int

    /// Whether the alarm has neither been cancelled nor been set to another time.
    var isCurrent: Bool { alarm.generation == generation }

    /// Returns whether the alarm rings after another one.
    func isAfter(_ other: Entry) -> Bool {
      (instant, generation) > (other.instant, other.generation)
    }
  }

  private struct State {
    /// The first to ring is the last of the array.
    var entries: [Entry] = []
    /// How many of the entries were cancelled or replaced.
    var staleCount = 0
    var lastGeneration = 0
    /// The time that the timer is set to, until it fires.
    var setTo: ContinuousClock.Instant?

    mutating func insert(_ entry: Entry) {
      var places = entries.startIndex..<entries.endIndex
      while let middle = places.isEmpty ? nil : places.lowerBound + places.count / 2 {
        places =
          entries[middle].isAfter(entry)
          ? middle + 1..<places.upperBound : places.lowerBound..<middle
      }
      entries.insert(entry, at: places.lowerBound)
    }
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
      state.insert(Entry(instant: instant, alarm: alarm, generation: alarm.generation))
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
      state.entries.removeAll { !$0.isCurrent }
      state.staleCount = 0
    }
  }

  private func ringDueAlarms() {
    let now = ContinuousClock.now
    let due = state.withLock { state in
      state.setTo = nil
      var due: [Alarm] = []
      while let entry = state.entries.last, entry.instant <= now {
        state.entries.removeLast()
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
    guard let first = state.entries.last?.instant else { return }
    // A timer that is late may count only the time in which the machine was awake.
    if let setTo = state.setTo, setTo <= first, setTo > .now { return }
    state.setTo = first
    let nanoseconds = ContinuousClock.now.duration(to: first) / .nanoseconds(1)
    timer.schedule(deadline: .now() + .nanoseconds(max(0, Int(nanoseconds.rounded(.up)))))
  }
}
#endif
