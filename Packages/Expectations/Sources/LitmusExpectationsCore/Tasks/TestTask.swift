@_spi(Litmus) internal import LitmusReporting

/// Runs an operation in a task, and comes back at the deadline even if the operation does not.
///
/// ```swift
/// let answer = try await testTask(timeout: .seconds(2)) {
///   await Task.yield()
///   return 42
/// }
/// assert(answer == 42)
/// ```
///
/// The operation runs where the caller does and may use what the caller has. At the deadline its task
/// is cancelled, and a failure is reported. An operation that then does not end within 20 milliseconds
/// goes on by itself, at the same time as the rest of the test. The function is that of AsyncTesting.
///
/// - Parameters:
///   - timeout: How long at most: a duration or a number of seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - isolation: The caller's actor.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws, at once. After a failure, ``TestTaskTimeout`` at the deadline
///   and `CancellationError` if the calling task is cancelled.
@discardableResult
public func testTask<Success>(
  timeout: some TimeoutValue = Duration.seconds(1),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  operation: @escaping () async throws -> Success
) async throws -> Success {
  let limit = WaitLimit(timeout)
  let wait = Wait<Transfer<Result<Success, any Error>>>()
  // The caller stands still while the operation runs, so both may use the same values. Only an
  // operation that ignores its cancellation outlives that, after a failure.
  nonisolated(unsafe) let operation = operation
  let task = Task {
    let result: Result<Success, any Error>
    do { result = .success(try await operation()) } catch { result = .failure(error) }
    wait.end(with: Transfer(result))
  }

  let end = await wait.end(within: limit, clock: clock)
  if case .outcome(let result) = end { return try result.value.get() }
  task.cancel()
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard case .timedOut = end else {
    let ending = limit.duration == nil ? "" : " before the timeout of \(limit)"
    reportFailure(
      ReportedFailure(message: "Cancelled\(ending) while waiting for a task", callSite: callSite))
    throw CancellationError()
  }
  reportFailure(
    ReportedFailure(
      message: "Timed out after \(limit) waiting for a task that did not end", callSite: callSite))
  await waitShortly(for: task)
  throw TestTaskTimeout(callSite: callSite)
}

/// What ``testTask(timeout:clock:isolation:fileID:filePath:line:column:operation:)`` throws when time
/// is over, after it has reported the failure.
public struct TestTaskTimeout: Error, CustomStringConvertible {
  /// Where the failure was reported.
  public let callSite: CallSite

  /// What happened and where.
  public var description: String { "the task at \(callSite) timed out" }
}

/// Gives a cancelled task a moment to end, so that it does not run beside the rest of the test.
private func waitShortly(
  for task: some WatchableTask,
  isolation: isolated (any Actor)? = #isolation
) async {
  let wait = Wait<Void>()
  let watch = Task {
    await task.waitForEnd()
    wait.end(with: ())
  }
  _ = await wait.end(within: WaitLimit(.milliseconds(20)), clock: ContinuousClock())
  watch.cancel()
}

/// A value on its way from a task that has ended to the one that waited for it.
private struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
