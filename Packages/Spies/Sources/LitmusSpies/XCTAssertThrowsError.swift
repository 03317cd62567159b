@_spi(Litmus) public import LitmusReporting
internal import LitmusFakes

/// Reports a failure unless a closure throws the expected error; the variant for XCTest.
///
/// Errors are compared by `==` if they are `Equatable`, and two `NSError`s by domain and code. Other errors are
/// equal if they have the same type and equal parts.
///
/// ```swift
/// XCTAssertThrowsError(StoreError.full) {
///   try store.save("x")
/// }
/// ```
///
/// XCTest's function of this name takes an expression instead. As in SpryKit.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () throws -> Ignored
) {
  expectThrowsError(
    expected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}

/// Reports a failure unless an asynchronous closure throws the expected error; the variant for XCTest.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
@_disfavoredOverload
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () async throws -> Ignored
) async {
  await expectThrowsError(
    expected(), message(), isolation: isolation,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}

/// Reports a failure if an expression throws an error; the variant for XCTest.
///
/// ```swift
/// let user = XCTAssertNoThrowError(try store.load())
/// ```
///
/// As in SpryKit.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The expression's value; `nil` if it threw.
@_disfavoredOverload  // Otherwise a closure would be used as the expression, and not be run.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) -> Value? {
  expectNoThrowError(
    try expression(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a closure throws an error; the variant for XCTest.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () throws -> Value
) -> Value? {
  expectNoThrowError(
    message(), sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}

/// Reports a failure if an asynchronous closure throws an error; the variant for XCTest.
///
/// ```swift
/// let user = await XCTAssertNoThrowError { try await store.load() }
/// ```
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@_disfavoredOverload
@discardableResult
public func XCTAssertNoThrowError<Value>(
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async -> Value? {
  await expectNoThrowError(
    message(), isolation: isolation,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column),
    body)
}

/// Reports a failure unless an error equals the expected one; the variant for XCTest.
///
/// The first argument may be an error, optional or not, or an expression that throws it. A value that
/// is not an error is a failure.
///
/// ```swift
/// XCTAssertEqualError(result.error, StoreError.full)
/// XCTAssertEqualError(try store.save("x"), StoreError.full)
/// ```
///
/// Errors are compared by `==` if they are `Equatable`, and two `NSError`s by domain and code. Other errors are
/// equal if they have the same type and equal parts. `nil` equals only `nil`.
///
/// As in SpryKit.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectEqualError(
    try actual(), expected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless an asynchronous closure throws or returns the expected error; the variant for
/// XCTest.
///
/// ```swift
/// await XCTAssertEqualError(StoreError.full) { try await store.save("x") }
/// ```
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: A closure that throws or returns the error.
@_disfavoredOverload
public func XCTAssertEqualError<Value>(
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async {
  await expectEqualError(
    expected(), message(), isolation: isolation,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}

/// Reports a failure if an error equals the unexpected one; the variant for XCTest.
///
/// The first argument may be an error, optional or not, or an expression that throws it. A value that
/// is not an error is a failure. Errors are compared as in
/// ``XCTAssertEqualError(_:_:_:file:sourceLocation:fileID:filePath:line:column:)``.
///
/// ```swift
/// XCTAssertNotEqualError(StoreError.full, StoreError.closed)
/// ```
///
/// As in SpryKit.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - unexpected: The error that must not occur.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNotEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectNotEqualError(
    try actual(), unexpected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if an asynchronous closure throws or returns the unexpected error; the variant for XCTest.
///
/// ```swift
/// await XCTAssertNotEqualError(StoreError.closed) { try await store.save("x") }
/// ```
///
/// - Parameters:
///   - unexpected: The error that must not occur.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: A closure that throws or returns the error.
@_disfavoredOverload
public func XCTAssertNotEqualError<Value>(
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async {
  await expectNotEqualError(
    unexpected(), message(), isolation: isolation,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column), body)
}
