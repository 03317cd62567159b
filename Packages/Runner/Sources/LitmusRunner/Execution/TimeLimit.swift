#if LITMUS_RUNNER
@_spi(Litmus) internal import LitmusReporting

/// What happens to tests that take longer than they may.
///
/// At its time limit a test fails and its task is cancelled. If it is asynchronous and does not
/// end within a grace period, the run goes on without it. If it holds the main thread, nothing
/// can go on: the run is declared over, and a command line leaves the process.
struct TimeLimit: Sendable {
  var limit: Duration
  var grace = Duration.seconds(1)
  var run: TestRun

  /// What is said of a test that has used up its time.
  static func message(_ limit: Duration) -> String {
    "Test ran for \(limit.inSeconds) seconds, but expected to end before its time limit"
  }

  /// Looks at all running tests as of an instant.
  func enforce(at now: ContinuousClock.Instant) {
    for test in run.runningTests {
      let elapsed = now - test.start
      if elapsed >= limit { test.expire(limit) }
      if elapsed >= limit + grace { test.giveUp() }
    }
    // No test may hold the main thread for so long; one that merely waits has been given up.
    if run.isStuck(since: now - (limit + grace * 2)) { run.mainThreadHangs() }
  }
}
#endif
