internal import LitmusHarness
internal import LitmusReporting
internal import LitmusSpiesCore
public import Testing

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `sourceLocation` unless a closure throws the expected error.
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

/// Reports a failure at `sourceLocation` unless an asynchronous closure throws the expected
/// error.
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

/// Reports a failure at `sourceLocation` if an expression throws an error.
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

/// Reports a failure at `sourceLocation` if a closure throws an error.
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

/// Reports a failure at `sourceLocation` if an asynchronous closure throws an error.
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

/// Reports a failure at `sourceLocation` unless an error equals the expected one.
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

/// Reports a failure at `sourceLocation` unless an asynchronous closure throws or returns the
/// expected error.
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

/// Reports a failure at `sourceLocation` if an error equals the unexpected one.
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

/// Reports a failure at `sourceLocation` if an asynchronous closure throws or returns the
/// unexpected error.
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
