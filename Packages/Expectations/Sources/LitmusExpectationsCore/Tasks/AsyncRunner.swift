@_spi(Litmus) public import LitmusReporting

/// Work that takes its time and can be cancelled, to test the cancellation of tasks with.
///
/// ```swift
/// let task = Task { await AsyncRunner().run() }
/// task.cancel()
/// await task.value
/// ```
///
/// It is the helper of AsyncTesting's tests.
public struct AsyncRunner: Sendable {
  private let limit: WaitLimit
  private let clock: any Clock<Duration>

  /// Makes work that takes 2 seconds, or as long as it is told.
  ///
  /// - Parameters:
  ///   - duration: How long it takes: a duration or a number of seconds.
  ///   - clock: The clock that measures it; the continuous clock by default.
  public init(
    for duration: some TimeoutValue = Duration.seconds(2),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    limit = WaitLimit(duration)
    self.clock = clock
  }

  /// Takes its time, and returns early, without an error, if the task is cancelled.
  ///
  /// - Parameter isolation: The caller's actor.
  public func run(isolation: isolated (any Actor)? = #isolation) async {
    _ = await Wait().end(within: limit, clock: clock)
  }
}
