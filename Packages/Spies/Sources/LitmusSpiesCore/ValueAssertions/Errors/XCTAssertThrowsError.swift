internal import LitmusReporting

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
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
public func XCTAssertThrowsError<Ignored>(
  _ expected: @autoclosure () -> any Error,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () throws -> Ignored
) {
  ErrorOutcome(of: body).mismatch(expectedThrown: expected())?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure unless an asynchronous closure throws the expected error; the variant for XCTest.
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - isolation: The caller's actor, on which the closure runs.
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
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ body: () async throws -> Ignored
) async {
  let outcome = await ErrorOutcome(isolation: isolation, of: body)
  outcome.mismatch(expectedThrown: expected())?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
