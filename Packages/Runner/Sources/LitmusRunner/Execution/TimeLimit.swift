#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// What happens to tests that take longer than they may.
///
/// At its time limit a test fails and its task is cancelled. If it is asynchronous and does not
/// end within a grace period, the run goes on without it. If it holds the main thread, nothing
/// can go on: the run is declared over, and a command line leaves the process.
struct TimeLimit: Sendable {
  /// How long a test without a limit of its own may take, and a suite's hook; `nil` for ever.
  var limit: Duration?
  var grace = Duration.seconds(1)
  /// How long synchronous code may hold the main thread after that; `nil` for twice the grace.
  var hold: Duration?
  var run: TestRun

  /// What is said of a test that has used up its time.
  static func message(_ limit: Duration) -> String {
    "Test ran for \(limit.inSeconds) seconds, but expected to end before its time limit"
  }

  /// Looks at all running tests as of an instant.
  func enforce(at now: ContinuousClock.Instant) {
    let tests = run.runningTests
    for test in tests {
      guard let limit = limit(of: test) else { continue }
      let elapsed = now - test.start
      if elapsed >= limit { test.expire(limit) }
      if elapsed >= limit + grace { test.giveUp() }
    }
    // No test may hold the main thread for so long; one that merely waits has been given up.
    if let patience = patience(with: tests), run.isStuck(since: now - patience) {
      run.mainThreadHangs()
    }
  }

  /// How long the main thread may be held by one of the tests; `nil` for ever.
  ///
  /// If synchronous code of a test is being called, that code is what the main thread waits for.
  private func patience(with tests: [RunningTest]) -> Duration? {
    let called = tests.filter(\.isInSynchronousCode)
    var longest = Duration.zero
    for test in called.isEmpty ? tests : called {
      guard let limit = limit(of: test) else { return nil }
      longest = max(longest, limit)
    }
    return longest + (called.isEmpty ? grace * 2 : hold ?? grace * 2)
  }

  private func limit(of test: RunningTest) -> Duration? { test.description.timeLimit ?? limit }
}
#endif
