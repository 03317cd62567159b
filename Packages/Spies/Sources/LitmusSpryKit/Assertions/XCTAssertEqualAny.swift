internal import LitmusReporting
public import LitmusFakes

/// Reports a failure unless two values are equal; the form with `file` and `line`.
///
/// - Parameters:
///   - lhs: The value.
///   - rhs: The value that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertEqualAny(
  _ lhs: @autoclosure () throws -> Any?,
  _ rhs: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertEqualAny(
    try lhs(), try rhs(), message() ?? "", fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

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

/// Reports a failure unless two images are equal; the form with `file` and `line`.
///
/// - Parameters:
///   - image: The image.
///   - other: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?,
  _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless two images are equal; the form whose image is the result of a trailing closure.
///
/// - Parameters:
///   - other: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - image: A closure that returns the image.
public func XCTAssertEqualImage(
  _ other: @autoclosure () throws -> Image?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ image: () throws -> Image?
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two images are equal; the form with `file` and `line`.
///
/// - Parameters:
///   - image: The image.
///   - other: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func XCTAssertNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?,
  _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertNotEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two images are equal; the form whose image is the result of a trailing closure.
///
/// - Parameters:
///   - other: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - image: A closure that returns the image.
public func XCTAssertNotEqualImage(
  _ other: @autoclosure () throws -> Image?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line,
  _ image: () throws -> Image?
) {
  let callSite = CallSite(file: file, line: line)
  XCTAssertNotEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
