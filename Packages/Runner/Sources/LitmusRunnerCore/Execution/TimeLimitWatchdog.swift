#if LITMUS_RUNNER
internal import Dispatch
@_spi(Litmus) internal import LitmusReporting

/// A timer that enforces a time limit at regular intervals during a run.
final class TimeLimitWatchdog: Sendable {
  /// A serial queue has a thread even when tests block all those of the concurrent pool.
  private static let queue = DispatchQueue(label: "LitmusRunner.watchdog", qos: .userInitiated)

  /// Dispatch sources may be used from any thread; Dispatch on Linux does not declare that.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  private let ticks = Locked(WatchdogTicks(since: .now))

  /// Starts the timer.
  init(_ timeLimit: TimeLimit) {
    timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.schedule(deadline: .now(), repeating: .milliseconds(20), leeway: .milliseconds(5))
    timer.setEventHandler { [ticks] in
      let now = ContinuousClock.now
      if ticks.withLock({ $0.isInTime(now) }) { timeLimit.enforce(at: now) }
    }
    timer.resume()
  }

  /// Stops the timer.
  func stop() { timer.cancel() }
}
#endif
