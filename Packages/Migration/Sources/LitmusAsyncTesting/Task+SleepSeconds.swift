internal import LitmusReporting

extension Task where Success == Never, Failure == Never {
  /// Sleeps for a number of seconds, as in AsyncTesting.
  ///
  /// - Parameter seconds: How many; a negative number is treated as zero, and an infinite one sleeps
  ///   until the task is cancelled.
  /// - Throws: `CancellationError` if the task is cancelled.
  public static func sleep(seconds: Double) async throws {
    try await sleep(for: seconds.timeoutDuration)
  }
}
