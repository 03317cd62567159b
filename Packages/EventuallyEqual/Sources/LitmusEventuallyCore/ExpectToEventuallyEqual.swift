@_spi(Litmus) public import LitmusReporting

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
/// If `actual` reads the state of an `@Observable` object, a change of that state wakes the wait. In
/// between, and for all other state, the value is fetched at intervals that grow from 0.1 to 100
/// milliseconds. The actor is free between the tries. The value is always fetched and compared once
/// more when the time is over.
///
/// The failure's message is that of ExpectToEventuallyEqual, such as `Expected 2, but was 1 after 93
/// tries, timing out after 1.0 seconds`. Its difference lists the values seen, if there was more than
/// one, followed by the difference between the values, if they have parts.
///
/// If `actual` does not return, a failure is reported when the time is over, while the call still waits
/// for it.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  try await EventualWait(
    for: .eventually(expected), limit: timeout, retryOnError: retryOnError, callSite: callSite
  ).run(clock: clock) { changes in await changes.read(on: isolation, actual) }
}

/// Fetches a value asynchronously, again and again, until it equals the expected one.
///
/// It behaves like the function of the same name for synchronous closures, but no change wakes it: the
/// value is fetched at growing intervals.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  try await EventualWait(
    for: .eventually(expected), limit: timeout, retryOnError: retryOnError, callSite: callSite
  ).run(clock: clock) { _ in await Result(on: isolation, catching: actual) }
}

/// Fetches a value until it equals the expected one, and passes a failure to a reporter of its own.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds.
///   - callSite: Where the failure is shown.
///   - reporter: What receives the failure; `nil` for the test.
///   - isolation: The caller's actor, on which the value is fetched.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure.
@_spi(Litmus)
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue,
  callSite: CallSite,
  reporter: (any FailureReporter)?,
  isolation: isolated (any Actor)? = #isolation
) async throws {
  try await EventualWait(
    for: .eventually(expected), limit: timeout, callSite: callSite, reporter: reporter
  ).run(clock: ContinuousClock()) { _ in await Result(on: isolation, catching: actual) }
}
