internal import LitmusReporting

/// Reports a failure unless a closure throws the expected error, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
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

/// Reports a failure unless an asynchronous closure throws the expected error, for helpers with
/// XCTest's location parameters.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
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

/// Reports a failure if an expression throws an error, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The expression's value; `nil` if it threw.
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

/// Reports a failure if a closure throws an error, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
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

/// Reports a failure if an asynchronous closure throws an error, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
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

/// Reports a failure unless an error equals the expected one, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure unless an asynchronous closure throws or returns the expected error, for
/// helpers with XCTest's location parameters.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: A closure that throws or returns the error.
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

/// Reports a failure if an error equals the unexpected one, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - unexpected: The error that must not occur.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
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

/// Reports a failure if an asynchronous closure throws or returns the unexpected error, for helpers
/// with XCTest's location parameters.
///
/// - Parameters:
///   - unexpected: The error that must not occur.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: A closure that throws or returns the error.
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
