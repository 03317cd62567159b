internal import LitmusHarness
@_spi(Litmus) internal import LitmusReporting
internal import LitmusFakes
@_spi(Litmus) internal import LitmusTraps
public import Testing

/// Reports a failure unless a closure throws the expected error; the form with a `sourceLocation`.
///
/// ```swift
/// expectThrows(StoreError.full) { try store.save("x") }
/// ```
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - body: The closure that must throw. Its return value is ignored.
public func expectThrows<Failure: Error & Equatable, Ignored>(
  _ expected: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Ignored
) {
  let callSite = CallSite(sourceLocation)
  expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless an expression throws the expected error.
///
/// ```swift
/// expectThrows(try store.save("x"), StoreError.full)
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectThrows<Failure: Error & Equatable, Ignored>(
  _ expression: @autoclosure () throws -> Ignored,
  _ expected: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, expression)
}

/// Reports a failure if an expression throws an error; an optional value is returned as it is.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
/// - Returns: The expression's value; `nil` if it threw.
@_disfavoredOverload
@discardableResult
public func expectNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> Value? {
  let callSite = CallSite(sourceLocation)
  return expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, expression) ?? nil
}

/// Reports a failure if a closure throws an error; an optional value is returned as it is.
///
/// ```swift
/// let user = expectNoThrow { try store.load() }
/// ```
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@discardableResult
public func expectNoThrow<Value>(
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Value?
) -> Value? {
  let callSite = CallSite(sourceLocation)
  return expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body) ?? nil
}

/// Reports a failure unless an error equals another; the form with a `sourceLocation`.
///
/// - Parameters:
///   - lhs: The error, or an expression that throws it.
///   - rhs: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectEqualError<Failure: Error & Equatable>(
  _ lhs: @autoclosure () throws -> Failure?,
  _ rhs: @autoclosure () -> Failure?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless a closure returns or throws an error; the form for synchronous closures.
///
/// ```swift
/// expectEqualError(StoreError.full) { store.lastError }
/// ```
///
/// - Parameters:
///   - rhs: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - lhs: A closure that returns or throws the error.
public func expectEqualError<Failure: Error & Equatable>(
  _ rhs: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ lhs: () throws -> Failure?
) {
  let callSite = CallSite(sourceLocation)
  expectEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if an error equals another; the form with a `sourceLocation`.
///
/// - Parameters:
///   - lhs: The error, or an expression that throws it.
///   - rhs: The unexpected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectNotEqualError<Failure: Error & Equatable>(
  _ lhs: @autoclosure () throws -> Failure?,
  _ rhs: @autoclosure () -> Failure?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if a closure returns or throws an error; the form for synchronous closures.
///
/// ```swift
/// expectNotEqualError(StoreError.full) { store.lastError }
/// ```
///
/// - Parameters:
///   - rhs: The unexpected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - lhs: A closure that returns or throws the error.
public func expectNotEqualError<Failure: Error & Equatable>(
  _ rhs: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ lhs: () throws -> Failure?
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless a closure traps; the closure may return a value.
///
/// How it runs is described at the form without a `sourceLocation`.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - expression: The closure that must trap. Its return value is ignored.
public func expectThrowsAssertion<Ignored>(
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ expression: () throws -> Ignored
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(sourceLocation),
    message: message())
  expectation.check { _ = try expression() }
}

/// Reports a failure unless an expression traps.
///
/// - Parameters:
///   - expression: The expression that must trap. Its value is ignored.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectThrowsAssertion<Ignored>(
  _ expression: @autoclosure () throws -> Ignored,
  _ message: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(sourceLocation),
    message: message())
  expectation.check { _ = try expression() }
}
