internal import LitmusReporting
internal import LitmusSpiesCore

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
