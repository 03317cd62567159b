internal import LitmusReporting
internal import LitmusSpiesCore

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
