internal import LitmusReporting

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `file` and `line` unless a closure throws the expected error.
@_documentation(visibility: internal)
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt,
  _ body: () throws -> Ignored
) {
  let callSite = CallSite(file: file, line: line)
  expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure at `file` and `line` unless an asynchronous closure throws the expected
/// error.
@_documentation(visibility: internal)
@_disfavoredOverload
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  _ body: () async throws -> Ignored
) async {
  let callSite = CallSite(file: file, line: line)
  await expectThrowsError(
    expected(), message(), isolation: isolation, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column, body)
}

/// Reports a failure at `file` and `line` if an expression throws an error.
@_documentation(visibility: internal)
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) -> Value? {
  let callSite = CallSite(file: file, line: line)
  return expectNoThrowError(
    try expression(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure at `file` and `line` if a closure throws an error.
@_documentation(visibility: internal)
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt,
  _ body: () throws -> Value
) -> Value? {
  let callSite = CallSite(file: file, line: line)
  return expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, body)
}

/// Reports a failure at `file` and `line` if an asynchronous closure throws an error.
@_documentation(visibility: internal)
@_disfavoredOverload
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  _ body: () async throws -> Value
) async -> Value? {
  let callSite = CallSite(file: file, line: line)
  return await expectNoThrowError(
    message(), isolation: isolation, fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column,
    body)
}

/// Reports a failure at `file` and `line` unless an error equals the expected one.
@_documentation(visibility: internal)
public func XCTAssertEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectEqualError(
    try actual(), expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure at `file` and `line` unless an asynchronous closure throws or returns the
/// expected error.
@_documentation(visibility: internal)
@_disfavoredOverload
public func XCTAssertEqualError<Value>(
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  _ body: () async throws -> Value
) async {
  let callSite = CallSite(file: file, line: line)
  await expectEqualError(
    expected(), message(), isolation: isolation, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column, body)
}

/// Reports a failure at `file` and `line` if an error equals the unexpected one.
@_documentation(visibility: internal)
public func XCTAssertNotEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectNotEqualError(
    try actual(), unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure at `file` and `line` if an asynchronous closure throws or returns the
/// unexpected error.
@_documentation(visibility: internal)
@_disfavoredOverload
public func XCTAssertNotEqualError<Value>(
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  _ body: () async throws -> Value
) async {
  let callSite = CallSite(file: file, line: line)
  await expectNotEqualError(
    unexpected(), message(), isolation: isolation, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column, body)
}
