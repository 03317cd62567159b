internal import LitmusReporting

/// Reports a failure unless a closure throws a certain error; the name for tests under XCTest.
///
/// Errors are equal by `==` if they are `Equatable`, two `NSError`s by domain and code, and others if they
/// are of one type and consist of equal parts.
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
///   - expected: The error that is expected.
///   - message: What the failure says behind its own text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: What is to throw. What it returns is ignored.
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

/// Reports a failure unless an asynchronous closure throws a certain error; the name for tests under XCTest.
///
/// - Parameters:
///   - expected: The error that is expected.
///   - message: What the failure says behind its own text.
///   - isolation: The caller's actor, on which the closure runs.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: What is to throw. What it returns is ignored.
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
