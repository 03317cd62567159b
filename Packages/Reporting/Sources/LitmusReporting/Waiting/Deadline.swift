#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Dispatch

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

    /// No two entries have the same generation, so that the order and the equality agree.
    static func < (left: Entry, right: Entry) -> Bool {
      (left.instant, left.generation) < (right.instant, right.generation)
    }
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

/// A priority queue that returns its smallest element first; a binary heap.
struct Heap<Element: Comparable> {
  /// All elements, each of them not smaller than the one at half its position.
  private(set) var elements: [Element] = []

  init() {}

  init(_ elements: [Element]) {
    // A sorted array is a heap.
    self.elements = elements.sorted()
  }

  var count: Int { elements.count }
  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard elements[index] < elements[parent] else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  mutating func removeFirst() {
    elements.swapAt(0, elements.count - 1)
    elements.removeLast()
    var index = 0
    while let child = smallerChild(of: index), elements[child] < elements[index] {
      elements.swapAt(index, child)
      index = child
    }
  }

  private func smallerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < elements.count else { return nil }
    let right = left + 1
    return right < elements.count && elements[right] < elements[left] ? right : left
  }
}
#endif
