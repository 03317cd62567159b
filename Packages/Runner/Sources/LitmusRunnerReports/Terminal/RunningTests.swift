#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The tests that have begun and not ended, and which of them have been running for a long time.
struct RunningTests {
  /// A test that runs.
  struct Entry {
    var test: TestID
    var iteration: Int
    var start: ContinuousClock.Instant
    /// How long it will have been running when it is named next.
    fileprivate var notice = RunningTests.notices[0]
  }

  /// When a running test is named; after these times, it is named every minute.
  private static let notices: [Duration] = [.seconds(10), .seconds(30), .seconds(60)]

  /// In the order in which they began.
  private(set) var entries: [Entry] = []

  mutating func begin(_ test: TestID, iteration: Int, at now: ContinuousClock.Instant) {
    entries.append(Entry(test: test, iteration: iteration, start: now))
  }

  mutating func end(_ result: TestResult) {
    let ended = entries.firstIndex {
      $0.iteration == result.iteration && $0.test == result.test.id
    }
    if let ended { entries.remove(at: ended) }
  }

  /// Returns the tests to name now, each with the last of these times that it has reached.
  mutating func slow(at now: ContinuousClock.Instant) -> [(entry: Entry, duration: Duration)] {
    var slow: [(Entry, Duration)] = []
    for index in entries.indices {
      let elapsed = now - entries[index].start
      guard elapsed >= entries[index].notice else { continue }
      var passed = entries[index].notice
      var next = Self.notice(after: passed)
      while elapsed >= next { (passed, next) = (next, Self.notice(after: next)) }
      entries[index].notice = next
      slow.append((entries[index], passed))
    }
    return slow
  }

  private static func notice(after passed: Duration) -> Duration {
    notices.first { $0 > passed } ?? passed + .seconds(60)
  }
}
#endif
