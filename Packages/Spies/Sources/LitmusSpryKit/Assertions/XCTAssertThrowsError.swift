internal import LitmusReporting
internal import LitmusSpiesCore

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
