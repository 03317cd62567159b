internal import LitmusReporting

/// Reports a failure if an error is a certain one; the name for tests under XCTest.
///
/// The first argument may be an error, also an optional one, or an expression that throws it. A value that
/// is not an error is a failure. Errors are compared as
/// ``XCTAssertEqualError(_:_:_:fileID:filePath:line:column:)`` does.
///
/// ```swift
/// XCTAssertNotEqualError(StoreError.full, StoreError.closed)
/// ```
///
/// As in SpryKit.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - unexpected: The error that is expected not to be it.
///   - message: What the failure says behind its own text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNotEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  ErrorOutcome(of: actual).mismatch(unexpected: unexpected())?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure if an asynchronous closure gives a certain error; the name for tests under XCTest.
///
/// ```swift
/// await XCTAssertNotEqualError(StoreError.closed) { try await store.save("x") }
/// ```
///
/// - Parameters:
///   - unexpected: The error that is expected not to be it.
///   - message: What the failure says behind its own text.
///   - isolation: The caller's actor, on which the closure runs.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: What throws the error, or returns it.
public func XCTAssertNotEqualError<Value>(
  _ unexpected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async {
  let outcome = await ErrorOutcome(isolation: isolation, of: body)
  outcome.mismatch(unexpected: unexpected())?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
