internal import LitmusEventuallyCore
internal import LitmusHarness
public import LitmusReporting
public import Testing

/// Fetches a value again and again until it equals the expected one, for helpers with XCTest's
/// location parameters.
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
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@_documentation(visibility: internal)
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Fetches a value again and again until it equals the expected one, for helpers of Swift Testing's
/// tests.
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
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@_documentation(visibility: internal)
public func expectToEventuallyEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Fetches a value asynchronously, again and again, until it equals the expected one, for helpers
/// with XCTest's location parameters.
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
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@_documentation(visibility: internal)
public func expectToEventuallyEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Fetches a value asynchronously, again and again, until it equals the expected one, for helpers
/// of Swift Testing's tests.
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
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@_documentation(visibility: internal)
public func expectToEventuallyEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Reads a property of an object again and again until it equals the expected value, for helpers
/// with XCTest's location parameters.
///
/// - Parameters:
///   - object: The object.
///   - keyPath: The key path from the object to the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the property is read.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue.
@_documentation(visibility: internal)
public func expectToEventuallyEqual<Object: AnyObject, Value: Equatable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectToEventuallyEqual(
    object, keyPath, expected: expected, timeout: timeout, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Reads a property of an object again and again until it equals the expected value, for helpers of
/// Swift Testing's tests.
///
/// - Parameters:
///   - object: The object.
///   - keyPath: The key path from the object to the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the property is read.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue.
@_documentation(visibility: internal)
public func expectToEventuallyEqual<Object: AnyObject, Value: Equatable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectToEventuallyEqual(
    object, keyPath, expected: expected, timeout: timeout, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Fetches a value on the main actor, from a test that is not on it, until it equals the expected
/// one, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - actual: Fetches the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@_documentation(visibility: internal)
@MainActor
public func expectToEventuallyEqual<Value: Equatable & Sendable>(
  actual: @MainActor () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}

/// Fetches a value on the main actor, from a test that is not on it, until it equals the expected
/// one, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: Fetches the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@_documentation(visibility: internal)
@MainActor
public func expectToEventuallyEqual<Value: Equatable & Sendable>(
  actual: @MainActor () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectToEventuallyEqual(
    actual: actual, expected: expected, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column)
}
