#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The tests that have begun and not ended, and which of them have been running for a long time.
struct RunningTests {
  /// A test that runs.
  struct Entry {
    var test: TestID
    var iteration: Int
    /// Whether it has a time limit of its own.
    var isLimited: Bool
    var start: ContinuousClock.Instant
    /// How long it will have been running when it is named next.
    fileprivate var notice = RunningTests.notices[0]
  }

  /// When a running test is named; after these times, it is named every minute.
  private static let notices: [Duration] = [.seconds(10), .seconds(30), .seconds(60)]

  /// In the order in which they began.
  private(set) var entries = OrderedValues<RunHistory.Key, Entry>()

  mutating func begin(_ test: TestDescription, iteration: Int, at now: ContinuousClock.Instant) {
    entries[RunHistory.Key(test: test.id, iteration: iteration)] = Entry(
      test: test.id, iteration: iteration, isLimited: test.timeLimit != nil, start: now)
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
      while elapsed >= next {
        passed = next
        next = Self.notice(after: next)
      }
      entry.notice = next
      slow.append((entry, passed))
    }
    return slow
  }

  private static func notice(after passed: Duration) -> Duration {
    notices.first { $0 > passed } ?? passed + .seconds(60)
  }
}

/// The hint how to end tests that hang, which is given once in a run without a time limit.
struct TimeLimitHint {
  /// How long a test without a time limit has been running when the hint is given.
  private static let delay = Duration.seconds(60)

  private var isDue: Bool

  /// Prepares the hint.
  ///
  /// - Parameter rerun: The command that runs tests again, with the options of the run.
  init(_ rerun: RerunCommand?) { isDue = rerun?.hasTimeLimit == false }

  /// Returns the end of the line about a test that has been running for long: the hint, or nothing.
  mutating func text(on entry: RunningTests.Entry, after duration: Duration) -> String {
    guard isDue, duration >= Self.delay, !entry.isLimited else { return "" }
    isDue = false
    return "; --time-limit 60 would end it"
  }
}
#endif
