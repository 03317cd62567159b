@_spi(Litmus) public import LitmusReporting

/// Fetches a value again and again for some time, and reports a failure as soon as it differs.
///
/// ```swift
/// let total = 3
/// try await expectToAlwaysEqual(actual: { total }, expected: 3, for: .milliseconds(20))
/// ```
///
/// When `@Observable` state that `actual` reads changes, the next try follows at once, or within 20
/// milliseconds if changes follow each other quickly. For all other state, the value is fetched at the
/// growing intervals of `expectToEventuallyEqual`. A difference that lasts for a shorter time may be missed.
/// The value is fetched once more at the end. The failure reads
/// `Expected always 3, but was 4 on try 12, after 0.25 of 1.0 seconds`.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must be each time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
public func expectToAlwaysEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
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
  try await EventualWait(for: .always(expected), limit: duration, callSite: callSite)
    .run(clock: clock) { changes in await changes.read(on: isolation, actual) }
}

/// Fetches a value asynchronously, again and again for some time, and reports a failure if it differs.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must be each time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
public func expectToAlwaysEqual<Value: Equatable>(
  actual: () async throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
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
  try await EventualWait(for: .always(expected), limit: duration, callSite: callSite)
    .run(clock: clock) { _ in await Result(on: isolation, catching: actual) }
}
