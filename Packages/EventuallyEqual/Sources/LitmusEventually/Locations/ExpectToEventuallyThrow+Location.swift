internal import LitmusEventuallyCore
internal import LitmusHarness
public import LitmusReporting
public import Testing

/// Runs a closure again and again until it throws an error of a type, for helpers with XCTest's
/// location parameters.
///
/// - Parameters:
///   - type: The type of the error; any error by default. Errors of other types do not count.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@_documentation(visibility: internal)
@discardableResult
public func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  from body: () throws -> Ignored
) async throws -> Failure? {
  let callSite = CallSite(file: file, line: line)
  return try await expectToEventuallyThrow(
    type, timeout: timeout, clock: clock, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, from: body)
}

/// Runs a closure again and again until it throws an error of a type, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - type: The type of the error; any error by default. Errors of other types do not count.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the closure runs.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@_documentation(visibility: internal)
@discardableResult
public func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  from body: () throws -> Ignored
) async throws -> Failure? {
  let callSite = CallSite(sourceLocation)
  return try await expectToEventuallyThrow(
    type, timeout: timeout, clock: clock, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, from: body)
}

/// Runs an asynchronous closure again and again, at growing intervals, until it throws an error,
/// for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - type: The type of the error; any error by default. Errors of other types do not count.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@_documentation(visibility: internal)
@discardableResult
public func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  from body: nonisolated(nonsending) () async throws -> Ignored
) async throws -> Failure? {
  let callSite = CallSite(file: file, line: line)
  return try await expectToEventuallyThrow(
    type, timeout: timeout, clock: clock, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, from: body)
}

/// Runs an asynchronous closure again and again, at growing intervals, until it throws an error,
/// for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - type: The type of the error; any error by default. Errors of other types do not count.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the closure runs.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@_documentation(visibility: internal)
@discardableResult
public func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  from body: nonisolated(nonsending) () async throws -> Ignored
) async throws -> Failure? {
  let callSite = CallSite(sourceLocation)
  return try await expectToEventuallyThrow(
    type, timeout: timeout, clock: clock, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, from: body)
}
