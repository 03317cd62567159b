@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless an error equals the expected one; the variant for Swift Testing.
///
/// The first argument may be an error, optional or not, or an expression that throws it. A value that
/// is not an error is a failure.
///
/// ```swift
/// expectEqualError(result.error, StoreError.full)
/// expectEqualError(try store.save("x"), StoreError.full)
/// ```
///
/// Errors are compared by `==` if they are `Equatable`, and two `NSError`s by domain and code. Other errors are
/// equal if they have the same type and equal parts. `nil` equals only `nil`.
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
public func expectEqualError<Value>(
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
  ErrorOutcome(of: actual).mismatch(expected: expected())?
    .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless an asynchronous closure throws or returns the expected error; the variant for
/// Swift Testing.
///
/// ```swift
/// await expectEqualError(StoreError.full) { try await store.save("x") }
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
public func expectEqualError<Value>(
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
  let outcome = await ErrorOutcome(isolation: isolation, of: body)
  outcome.mismatch(expected: expected())?
    .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if an error equals the unexpected one; the variant for Swift Testing.
///
/// The first argument may be an error, optional or not, or an expression that throws it. A value that
/// is not an error is a failure. Errors are compared as in
/// ``expectEqualError(_:_:_:file:sourceLocation:fileID:filePath:line:column:)``.
///
/// ```swift
/// expectNotEqualError(StoreError.full, StoreError.closed)
/// ```
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
public func expectNotEqualError<Value>(
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
  ErrorOutcome(of: actual).mismatch(unexpected: unexpected())?
    .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if an asynchronous closure throws or returns the unexpected error; the variant for Swift
/// Testing.
///
/// ```swift
/// await expectNotEqualError(StoreError.closed) { try await store.save("x") }
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
public func expectNotEqualError<Value>(
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
  let outcome = await ErrorOutcome(isolation: isolation, of: body)
  outcome.mismatch(unexpected: unexpected())?
    .report(message(), at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
