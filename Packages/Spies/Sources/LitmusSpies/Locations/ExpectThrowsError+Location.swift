internal import LitmusHarness
internal import LitmusReporting
internal import LitmusSpiesCore
public import Testing

/// Reports a failure unless a closure throws the expected error, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must throw. Its return value is ignored.
@_documentation(visibility: internal)
public func expectThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation,
  _ body: () throws -> Ignored
) {
  let callSite = CallSite(sourceLocation)
  expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless an asynchronous closure throws the expected error, for helpers of Swift
/// Testing's tests.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must throw. Its return value is ignored.
@_documentation(visibility: internal)
@_disfavoredOverload
public func expectThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  _ body: () async throws -> Ignored
) async {
  let callSite = CallSite(sourceLocation)
  await expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure if an expression throws an error, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
/// - Returns: The expression's value; `nil` if it threw.
@_documentation(visibility: internal)
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func expectNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) -> Value? {
  let callSite = CallSite(sourceLocation)
  return expectNoThrowError(
    try expression(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if a closure throws an error, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@_documentation(visibility: internal)
@discardableResult
public func expectNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation,
  _ body: () throws -> Value
) -> Value? {
  let callSite = CallSite(sourceLocation)
  return expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, body)
}

/// Reports a failure if an asynchronous closure throws an error, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - sourceLocation: The location of the failure.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@_documentation(visibility: internal)
@_disfavoredOverload
@discardableResult
public func expectNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  _ body: () async throws -> Value
) async -> Value? {
  let callSite = CallSite(sourceLocation)
  return await expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, body)
}

/// Reports a failure unless an error equals the expected one, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualError(
    try actual(), expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless an asynchronous closure throws or returns the expected error, for
/// helpers of Swift Testing's tests.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - sourceLocation: The location of the failure.
///   - body: A closure that throws or returns the error.
@_documentation(visibility: internal)
@_disfavoredOverload
public func expectEqualError<Value>(
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  _ body: () async throws -> Value
) async {
  let callSite = CallSite(sourceLocation)
  await expectEqualError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure if an error equals the unexpected one, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - unexpected: The error that must not occur.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectNotEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualError(
    try actual(), unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if an asynchronous closure throws or returns the unexpected error, for helpers
/// of Swift Testing's tests.
///
/// - Parameters:
///   - unexpected: The error that must not occur.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - sourceLocation: The location of the failure.
///   - body: A closure that throws or returns the error.
@_documentation(visibility: internal)
@_disfavoredOverload
public func expectNotEqualError<Value>(
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  _ body: () async throws -> Value
) async {
  let callSite = CallSite(sourceLocation)
  await expectNotEqualError(
    unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}
