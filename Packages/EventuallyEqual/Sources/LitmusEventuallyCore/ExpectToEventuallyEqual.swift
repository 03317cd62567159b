@_spi(Litmus) internal import LitmusReporting

/// Fetches a value again and again until it equals the expected one, and reports a failure if that
/// takes too long.
///
/// ```swift
/// var count = 0
/// try await expectToEventuallyEqual(
///   actual: {
///     count += 1
///     return count
///   },
///   expected: 3)
/// ```
///
/// The pauses between the tries are short at first and then grow. The value is always compared once
/// more when the time is over. A try that throws counts as one that is not equal.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying.
///   - clock: The clock that measures the timeout.
///   - isolation: The caller's actor, on which the value is fetched.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after
///   reporting a failure, so that the test goes no further.
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () async throws -> Value,
  expected: Value,
  timeout: Duration = .seconds(1),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async throws {
  let outcome = await poll(actual, until: expected, timeout: timeout, clock: clock)
  guard let failure = outcome.failure(expected: expected, timeout: timeout) else { return }
  reportFailure(
    failure.message,
    difference: failure.difference,
    error: failure.error,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  if outcome.end == .cancelled { throw CancellationError() }
}

/// Fetches a value, for a number of seconds, until it equals the expected one.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How many seconds to keep trying.
///   - clock: The clock that measures the timeout.
///   - isolation: The caller's actor, on which the value is fetched.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after
///   reporting a failure, so that the test goes no further.
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () async throws -> Value,
  expected: Value,
  timeout: Double,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async throws {
  try await expectToEventuallyEqual(
    actual: actual,
    expected: expected,
    timeout: Duration(timeoutInSeconds: timeout),
    clock: clock,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
