@_spi(Litmus) public import LitmusReporting

/// Work that takes some time and can be cancelled, for testing the cancellation of tasks.
///
/// ```swift
/// let task = Task { await AsyncRunner().run() }
/// task.cancel()
/// await task.value
/// ```
///
/// It is the test helper of AsyncTesting.
public struct AsyncRunner: Sendable {
  private let duration: Duration
  private let clock: any Clock<Duration>

  /// Makes work that takes 2 seconds or another duration.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, as a duration or a number of seconds.
  ///   - clock: The clock that measures it; the continuous clock by default.
  public init(
    for duration: some TimeoutValue = Duration.seconds(2),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.duration = duration.timeoutDuration.asTimeout
    self.clock = clock
  }

  /// Sleeps, and returns early, without an error, if the task is cancelled.
  public nonisolated(nonsending) func run() async {
    try? await clock.sleep(for: duration)
  }
}
