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
  private(set) var entries = OrderedValues<RunHistory.Key, Entry>()

  mutating func begin(_ test: TestID, iteration: Int, at now: ContinuousClock.Instant) {
    entries[RunHistory.Key(test: test, iteration: iteration)] = Entry(
      test: test, iteration: iteration, start: now)
  }

  mutating func end(_ result: TestResult) { entries[result.key] = nil }

  /// Returns the tests to name now, each with the last of these times that it has reached.
  mutating func slow(at now: ContinuousClock.Instant) -> [(entry: Entry, duration: Duration)] {
    var slow: [(Entry, Duration)] = []
    entries.update { entry in
      let elapsed = now - entry.start
      guard elapsed >= entry.notice else { return }
      var passed = entry.notice
      var next = Self.notice(after: passed)
      while elapsed >= next { (passed, next) = (next, Self.notice(after: next)) }
      entry.notice = next
      slow.append((entry, passed))
    }
    return slow
  }

  private static func notice(after passed: Duration) -> Duration {
    notices.first { $0 > passed } ?? passed + .seconds(60)
  }
}
#endif
