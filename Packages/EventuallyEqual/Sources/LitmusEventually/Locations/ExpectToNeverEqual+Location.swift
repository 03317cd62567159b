internal import LitmusEventuallyCore
internal import LitmusHarness
public import LitmusReporting
public import Testing

/// Fetches a value again and again for some time, and reports a failure as soon as it equals
/// another, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must not be at any time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
@_documentation(visibility: internal)
public func expectToNeverEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectToNeverEqual(
    actual: actual, expected: expected, for: duration, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Fetches a value again and again for some time, and reports a failure as soon as it equals
/// another, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must not be at any time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
@_documentation(visibility: internal)
public func expectToNeverEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectToNeverEqual(
    actual: actual, expected: expected, for: duration, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Fetches a value asynchronously for some time, and reports a failure if it equals another, for
/// helpers with XCTest's location parameters.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must not be at any time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
@_documentation(visibility: internal)
public func expectToNeverEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectToNeverEqual(
    actual: actual, expected: expected, for: duration, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Fetches a value asynchronously for some time, and reports a failure if it equals another, for
/// helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must not be at any time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the value is fetched.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
@_documentation(visibility: internal)
public func expectToNeverEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectToNeverEqual(
    actual: actual, expected: expected, for: duration, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}
