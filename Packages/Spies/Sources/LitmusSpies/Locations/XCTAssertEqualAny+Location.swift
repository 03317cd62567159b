internal import LitmusReporting
public import LitmusSpiesCore

/// Reports a failure unless two values of any types are equal, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - actual: The value.
///   - expected: The value that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ expected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectEqualAny(
    try actual(), try expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two values of any types are equal, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - actual: The value.
///   - unexpected: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertNotEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ unexpected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectNotEqualAny(
    try actual(), try unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless two images are equal, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - actual: The image.
///   - expected: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ expected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectEqualImage(
    try actual(), try expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two images are equal, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - actual: The image.
///   - unexpected: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure.
///   - line: The line in it.
@_documentation(visibility: internal)
public func XCTAssertNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ unexpected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  file: StaticString,
  line: UInt
) {
  let callSite = CallSite(file: file, line: line)
  expectNotEqualImage(
    try actual(), try unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
