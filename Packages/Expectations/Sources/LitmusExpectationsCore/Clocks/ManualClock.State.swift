@_spi(Litmus) internal import LitmusReporting

extension ManualClock {
  /// The current time, the tasks that sleep, and the tasks that wait for sleepers.
  ///
  /// The caller ends the waits that it returns after releasing the lock on the state.
  struct State {
    /// The ID of a sleeper or a watcher, in the order in which they were added.
    typealias ID = UInt64

    private struct Sleeper {
      var id: ID
      var deadline: Instant
      var wait: Wait
      var task = currentTaskID()
      /// The name of the task, if it has one.
      var name = taskName()

      var text: String { name.map { failureText(of: $0) } ?? "a task" }
    }

    private(set) var now = Instant()
    private var lastID: ID = 0
    private var sleepers: [ID: Sleeper] = [:]
    /// When the clock woke tasks last, and those of them that have not slept since.
    private var woken: (at: Instant, sleepers: [Sleeper]) = (Instant(), [])
    private var watchers: [ID: (count: Int, wait: Wait)] = [:]

    var sleeperCount: Int { sleepers.count }

    /// The tasks that sleep, as failures show them, as in `"poller" until 3.0 seconds`, the earliest first.
    private var sleeperTexts: String {
      sleepers.values.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
        .map { "\($0.text) until \($0.deadline.offset.inSeconds) seconds" }
        .joined(separator: ", ")
    }

    /// Which tasks sleep, and which ones the clock has woken last, for the end of a message.
    var details: String {
      let asleep = sleepers.isEmpty ? "" : ". Asleep: \(sleeperTexts)"
      guard !woken.sleepers.isEmpty else { return asleep }
      return asleep + ". Woken at \(woken.at.offset.inSeconds) seconds: "
        + woken.sleepers.map(\.text).joined(separator: ", ")
    }

    /// Which tasks sleep, for the failure of a wait that timed out; `nil` if none does.
    var hint: String? {
      guard !sleepers.isEmpty else { return nil }
      return ". Asleep on a ManualClock at \(now.offset.inSeconds) seconds: \(sleeperTexts)"
    }

    var nextDeadline: Instant? { sleepers.values.lazy.map(\.deadline).min() }

    /// Adds a sleeper, unless its time has come.
    ///
    /// - Returns: The sleeper, and the watchers that have waited for the present number of sleepers;
    ///   `nil` if its time has come.
    mutating func addSleeper(
      _ wait: Wait, until deadline: Instant
    ) -> (id: ID, watchers: [Wait])? {
      guard deadline > now else { return nil }
      let id = nextID()
      let sleeper = Sleeper(id: id, deadline: deadline, wait: wait)
      sleepers[id] = sleeper
      woken.sleepers.removeAll { $0.task == sleeper.task }
      let due = watchers.filter { $0.value.count <= sleepers.count }
      for id in due.keys { watchers[id] = nil }
      return (id, due.values.map(\.wait))
    }

    mutating func removeSleeper(_ id: ID) { sleepers[id] = nil }

    /// Adds a watcher that waits for a number of sleepers, unless there are already that many.
    mutating func addWatcher(_ wait: Wait, for count: Int) -> ID? {
      guard count > sleepers.count else { return nil }
      let id = nextID()
      watchers[id] = (count, wait)
      return id
    }

    mutating func removeWatcher(_ id: ID) { watchers[id] = nil }

    /// Advances the time.
    ///
    /// - Returns: The sleepers whose time has come, the earliest first; with equal times, in the order
    ///   in which they began.
    mutating func move(to instant: Instant) -> [Wait] {
      now = max(now, instant)
      let due = sleepers.values.filter { $0.deadline <= now }
        .sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
      for sleeper in due { sleepers[sleeper.id] = nil }
      if !due.isEmpty { woken = (now, due) }
      return due.map(\.wait)
    }

    private mutating func nextID() -> ID {
      lastID += 1
      return lastID
    }
  }
}

/// Returns the name that the current task was made with, if it has one and the system can tell.
private func taskName() -> String? {
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { Task.name } else { nil }
}
