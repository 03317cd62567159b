#if LITMUS_RUNNER
/// The tests that have begun and not ended, and which of them have been at it for long.
struct RunningTests {
  /// A test that runs.
  struct Entry {
    var test: TestID
    var iteration: Int
    var start: ContinuousClock.Instant
    /// For how long it will have run when it is named next.
    fileprivate var notice = RunningTests.notices[0]
  }

  /// When a test is named that still runs; later, each time another minute has passed.
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

  /// The tests that are to be named now, each with the time that it has certainly run for.
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
