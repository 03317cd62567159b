@_spi(Litmus) internal import LitmusReporting
internal import LitmusFakes
@_spi(Litmus) internal import LitmusTraps

/// Reports a failure unless a closure throws the expected error; the form with `file` and `line`.
///
/// ```swift
/// XCTAssertThrowsError(StoreError.full) { try store.save("x") }
/// ```
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
@_disfavoredOverload
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Ignored
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless an expression throws the expected error.
///
/// ```swift
/// XCTAssertThrowsError(try store.save("x"), StoreError.full)
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertThrowsError<Ignored>(
  _ expression: @autoclosure () throws -> Ignored,
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, expression)
}

/// Reports a failure if an expression throws an error; an optional value is returned as it is.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
/// - Returns: The expression's value; `nil` if it threw.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) -> Value? {
  let callSite = CallSite(file: file, line: line)
  return XCTAssertNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, expression) ?? nil
}

/// Reports a failure if a closure throws an error; an optional value is returned as it is.
///
/// ```swift
/// let user = XCTAssertNoThrowError { try store.load() }
/// ```
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Value?
) -> Value? {
  let callSite = CallSite(file: file, line: line)
  return XCTAssertNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body) ?? nil
}

/// Reports a failure unless an error equals another; the form with `file` and `line`.
///
/// - Parameters:
///   - lhs: The error, or an expression that throws it.
///   - rhs: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?,
  _ rhs: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless a closure returns or throws an error; the form for synchronous closures.
///
/// ```swift
/// XCTAssertEqualError(StoreError.full) { store.lastError }
/// ```
///
/// - Parameters:
///   - rhs: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - lhs: A closure that returns or throws the error.
public func XCTAssertEqualError(
  _ rhs: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ lhs: () throws -> (any Error)?
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if an error equals another; the form with `file` and `line`.
///
/// - Parameters:
///   - lhs: The error, or an expression that throws it.
///   - rhs: The unexpected error.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertNotEqualError(
  _ lhs: @autoclosure () throws -> (any Error)?,
  _ rhs: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertNotEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if a closure returns or throws an error; the form for synchronous closures.
///
/// ```swift
/// XCTAssertNotEqualError(StoreError.full) { store.lastError }
/// ```
///
/// - Parameters:
///   - rhs: The unexpected error.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - lhs: A closure that returns or throws the error.
public func XCTAssertNotEqualError(
  _ rhs: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ lhs: () throws -> (any Error)?
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertNotEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless a closure traps; the closure may return a value.
///
/// How it runs is described at the form without `file` and `line`.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - expression: The closure that must trap. Its return value is ignored.
public func XCTAssertThrowsAssertion<Ignored>(
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ expression: () throws -> Ignored
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(file: file, line: line),
    message: message())
  expectation.check { _ = try expression() }
}

/// Reports a failure unless an expression traps.
///
/// - Parameters:
///   - expression: The expression that must trap. Its value is ignored.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertThrowsAssertion<Ignored>(
  expression: @autoclosure () throws -> Ignored,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(file: file, line: line),
    message: message())
  expectation.check { _ = try expression() }
}

/// Reports a failure unless an expression traps; the form of SpryKit's first versions.
///
/// - Parameters:
///   - expression: The expression that must trap. Its value is ignored.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertThrowsAssertion<Ignored>(
  _ expression: @autoclosure () throws -> Ignored,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertThrowsAssertion(
    expression: try expression(), message(), file: file, line: line)
}
