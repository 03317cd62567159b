internal import LitmusReporting
internal import LitmusSpiesCore

/// Reports a failure if two values are equal; the form with `file` and `line`.
///
/// - Parameters:
///   - lhs: The value.
///   - rhs: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertNotEqualAny(
  _ lhs: @autoclosure () throws -> Any?,
  _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertNotEqualAny(
    try lhs(), try rhs(), message() ?? "", fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
