internal import LitmusReporting

/// Reports a failure unless an error is a certain one; the name for tests under XCTest.
///
/// The first argument may be an error, also an optional one, or an expression that throws it. A value that
/// is not an error is a failure.
///
/// ```swift
/// XCTAssertEqualError(result.error, StoreError.full)
/// XCTAssertEqualError(try store.save("x"), StoreError.full)
/// ```
///
/// Errors are equal by `==` if they are `Equatable`, two `NSError`s by domain and code, and others if they
/// are of one type and consist of equal parts. `nil` equals only `nil`.
///
/// As in SpryKit.
///
/// - Parameters:
///   - actual: The error, or an expression that throws it.
///   - expected: The error that is expected.
///   - message: What the failure says behind its own text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertEqualError<Value>(
  _ actual: @autoclosure () throws -> Value,
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  ErrorOutcome(of: actual).mismatch(expected: expected())?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure unless an asynchronous closure gives a certain error; the name for tests under XCTest.
///
/// ```swift
/// await XCTAssertEqualError(StoreError.full) { try await store.save("x") }
/// ```
///
/// - Parameters:
///   - expected: The error that is expected.
///   - message: What the failure says behind its own text.
///   - isolation: The caller's actor, on which the closure runs.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: What throws the error, or returns it.
public func XCTAssertEqualError<Value>(
  _ expected: @autoclosure () -> (any Error)?,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () async throws -> Value
) async {
  let outcome = await ErrorOutcome(isolation: isolation, of: body)
  outcome.mismatch(expected: expected())?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
