@_spi(Litmus) public import LitmusReporting

/// Runs an operation in a task, and returns at the deadline even if the operation does not.
///
/// ```swift
/// let answer = try await testTask(timeout: .seconds(2)) {
///   await Task.yield()
///   return 42
/// }
/// assert(answer == 42)
/// ```
///
/// The operation runs on the caller's actor and may use the values that the caller has; it need not
/// write `self`. At the deadline, or when the calling task is cancelled, its task is cancelled and a
/// failure is reported. An operation that then does not end within 20 milliseconds, or a second if it is
/// held up, continues on its own, concurrently with the rest of the test. The function has the same
/// interface as AsyncTesting's.
///
/// - Parameters:
///   - timeout: How long to wait at most, as a duration or a number of seconds; 60 seconds by default.
///     With zero, the operation is cancelled as it begins.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - operation: The operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws, at once. After a failure, ``TestTaskTimeout`` at the deadline
///   and `CancellationError` if the calling task is cancelled.
@discardableResult
public nonisolated(nonsending) func testTask<Success>(
  timeout: some TimeoutValue = Duration.seconds(60),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  @_implicitSelfCapture
  operation: nonisolated(nonsending) @escaping () async throws -> Success
) async throws -> Success {
  try await runTestTask(
    within: WaitLimit(timeout, on: clock), clock: clock, callSite: .current(file, line),
    on: #isolation, operation)
}

private func runTestTask<Success>(
  within limit: WaitLimit, clock: any Clock<Duration>, callSite: CallSite,
  on actor: isolated (any Actor)?,
  _ operation: nonisolated(nonsending) @escaping () async throws -> Success
) async throws -> Success {
  let wait = Wait()
  let afterCancelling = Wait()
  // The caller is suspended while the operation runs, so both may use the same values. Only an
  // operation that ignores its cancellation continues after that, after a failure.
  nonisolated(unsafe) let operation = operation
  let result = Locked<Result<Success, any Error>>(.failure(CancellationError()))
  let task = Task {
    // Captured, so that the task and with it the operation run on the caller's actor.
    _ = actor
    nonisolated(unsafe) let outcome: Result<Success, any Error>
    do { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
    result.withLock { $0 = outcome }
    wait.end()
    afterCancelling.end()
  }

  let end = await wait.waitForEnd(within: limit, clock: clock)
  if case .ended = end {
    nonisolated(unsafe) let outcome = result.withLock { $0 }
    return try outcome.get()
  }
  // Made before the task is cancelled: it may say that the task sleeps.
  let (failure, error) = wait.failure(
    end, limit, waitingFor: "a task", whichDid: " that did not end", at: callSite)
  task.cancel()
  reportFailure(failure)
  await afterCancelling.waitBriefly()
  throw error
}

extension Wait {
  /// Returns the failure of a wait for a task that did not end before it, and the error to throw.
  ///
  /// - Parameters:
  ///   - end: How the wait ended.
  ///   - limit: Its limit.
  ///   - subject: What it was for, as in `a task`.
  ///   - clause: What else the failure says of that if the time is over.
  ///   - callSite: Where the failure is shown.
  func failure(
    _ end: End, _ limit: WaitLimit, waitingFor subject: String, whichDid clause: String = "",
    at callSite: CallSite
  ) -> (ReportedFailure, any Error) {
    let isTimedOut = if case .timedOut = end { true } else { false }
    let message =
      isTimedOut
      ? "Timed out after \(limit.with(shortfall)) waiting for \(subject)\(clause)"
        + TimeoutHint.texts()
      : "\(limit.cancellationText) while waiting for \(subject)"
    return (
      ReportedFailure(message: message, callSite: callSite),
      isTimedOut ? TestTaskTimeout(callSite: callSite) : CancellationError()
    )
  }

  /// Gives a cancelled task a moment to end, so that it does not run beside the rest of the test.
  fileprivate nonisolated(nonsending) func waitBriefly() async {
    // In a separate task, because the calling task may be cancelled and would not wait at all.
    // What hangs may hang the pool or the main actor as well.
    await Task {
      _ = await waitForEnd(within: WaitLimit(.milliseconds(20)), upperBound: .seconds(1))
    }.value
  }
}

/// The error that ``testTask(timeout:clock:file:line:operation:)`` throws
/// at its deadline, after it has reported the failure.
public struct TestTaskTimeout: Error, CustomStringConvertible {
  /// Where the failure was reported.
  public let callSite: CallSite

  /// What happened and where.
  public var description: String { following("the task at \(callSite) timed out") }
}

@_spi(Litmus) extension TestTaskTimeout: ReportedError {}
