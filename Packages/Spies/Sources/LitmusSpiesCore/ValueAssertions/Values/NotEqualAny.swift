internal import LitmusReporting

/// Reports a failure if two values of any types are equal; the variant for XCTest.
///
/// Values are compared as in ``XCTAssertEqualAny(_:_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// XCTAssertNotEqualAny(User(name: "Bob", age: 20), User(name: "John", age: 30))
/// ```
///
/// An error that an argument throws is a failure too. As in SpryKit.
///
/// - Parameters:
///   - actual: The value.
///   - unexpected: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNotEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ unexpected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  notEqualAnyMismatch(actual, unexpected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure if two values of any types are equal; the variant for Swift Testing.
///
/// Values are compared as in ``XCTAssertEqualAny(_:_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// expectNotEqualAny(User(name: "Bob", age: 20), User(name: "John", age: 30))
/// ```
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - actual: The value.
///   - unexpected: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
@_disfavoredOverload  // LitmusSpryKit has a form in which both values have one type.
public func expectNotEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ unexpected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  notEqualAnyMismatch(actual, unexpected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
