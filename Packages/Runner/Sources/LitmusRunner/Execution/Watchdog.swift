#if LITMUS_RUNNER
internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// Looks after tests that take longer than they may.
///
/// At its time limit a test fails and its task is cancelled. If it is asynchronous and does not
/// end within a grace period, the run goes on without it. If it holds the main thread, nothing
/// can go on: the run is declared over, and a command line leaves the process.
final class Watchdog: Sendable {
  /// A serial queue has a thread even when tests block all those of the concurrent pool.
  private static let queue = DispatchQueue(label: "LitmusRunner.watchdog", qos: .userInitiated)

  private let limit: Duration
  private let grace: Duration
  private let run: TestRun
  /// Dispatch sources may be used from any thread; Dispatch on Linux does not say so.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Starts to look after a run's tests.
  init(limit: Duration, grace: Duration = .seconds(1), run: TestRun) {
    self.limit = limit
    self.grace = grace
    self.run = run
    let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    self.timer = timer
    timer.schedule(deadline: .now(), repeating: .milliseconds(20), leeway: .milliseconds(5))
    timer.setEventHandler { [weak self] in self?.check(at: .now) }
    timer.resume()
  }

  /// Ends the watch.
  func stop() { timer.cancel() }

  /// Looks at all running tests as of an instant.
  func check(at now: ContinuousClock.Instant) {
    for test in run.runningTests {
      let elapsed = now - test.start
      if elapsed >= limit { test.expire(limit) }
      if elapsed >= limit + grace { test.giveUp() }
      if elapsed >= limit + grace * 2 { run.mainThreadHangs(in: test) }
    }
  }
}
#endif
