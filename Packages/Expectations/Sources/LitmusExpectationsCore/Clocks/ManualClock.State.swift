@_spi(Litmus) internal import LitmusReporting

extension ManualClock {
  /// What time it is, who sleeps, and who waits for sleepers.
  ///
  /// What it gives back is to be ended when the lock on it is no longer held.
  struct State {
    /// Of sleepers and watchers, in the order in which they came.
    typealias ID = UInt64

    private struct Sleeper {
      var id: ID
      var deadline: Instant
      var wait: Wait
    }

    private(set) var now = Instant()
    private var lastID: ID = 0
    private var sleepers: [ID: Sleeper] = [:]
    private var watchers: [ID: (count: Int, wait: Wait)] = [:]

    var sleeperCount: Int { sleepers.count }

    var nextDeadline: Instant? { sleepers.values.lazy.map(\.deadline).min() }

    /// Adds a sleeper, unless its time has come.
    ///
    /// - Returns: The sleeper and those who have waited for as many as there are now.
    mutating func addSleeper(
      _ wait: Wait, until deadline: Instant
    ) -> (id: ID, watchers: [Wait])? {
      guard deadline > now else { return nil }
      let id = nextID()
      sleepers[id] = Sleeper(id: id, deadline: deadline, wait: wait)
      let due = watchers.filter { $0.value.count <= sleepers.count }
      for id in due.keys { watchers[id] = nil }
      return (id, due.values.map(\.wait))
    }

    mutating func removeSleeper(_ id: ID) { sleepers[id] = nil }

    /// Adds one who waits for a number of sleepers, unless there are so many.
    mutating func addWatcher(_ wait: Wait, for count: Int) -> ID? {
      guard count > sleepers.count else { return nil }
      let id = nextID()
      watchers[id] = (count, wait)
      return id
    }

    mutating func removeWatcher(_ id: ID) { watchers[id] = nil }

    /// Moves the time on.
    ///
    /// - Returns: Those whose time has come, the earliest first, and of equals the first to sleep.
    mutating func move(to instant: Instant) -> [Wait] {
      now = max(now, instant)
      let due = sleepers.values.filter { $0.deadline <= now }
      for sleeper in due { sleepers[sleeper.id] = nil }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }.map(\.wait)
    }

    private mutating func nextID() -> ID {
      lastID += 1
      return lastID
    }
  }
}
