@_spi(Litmus) public import LitmusReporting

extension Task {
  /// Waits for the value of the task, and reports a failure if the task does not end in time.
  ///
  /// ```swift
  /// let upload = Task { "done" }
  /// let status = try await upload.value(timeout: .seconds(5))
  /// assert(status == "done")
  /// ```
  ///
  /// The task is not cancelled. `testTask` makes, limits and cancels a task of its own.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds. Zero only checks whether the
  ///     task has ended.
  ///   - clock: The clock that measures the timeout; the continuous clock by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  /// - Returns: The value.
  /// - Throws: What the task throws. After a failure, ``TestTaskTimeout`` at the deadline, and
  ///   `CancellationError` if the calling task is cancelled.
  @discardableResult
  public nonisolated(nonsending) func value(
    timeout: some TimeoutValue,
    clock: any Clock<Duration> = ContinuousClock(),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> Success {
    let wait = Wait()
    whenEnded { wait.end() }
    let limit = WaitLimit(timeout, on: clock)
    let end = await wait.waitForEnd(within: limit, clock: clock)
    if case .ended = end { return try await result.get() }
    let (failure, error) = wait.failure(
      end, limit, waitingFor: "the value of a task", at: .current(file, line))
    reportFailure(failure)
    throw error
  }
}
