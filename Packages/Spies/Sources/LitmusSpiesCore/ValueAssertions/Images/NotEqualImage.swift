internal import LitmusReporting

/// Reports a failure if two images are equal; the variant for XCTest.
///
/// Images are compared as in ``XCTAssertEqualImage(_:_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// XCTAssertNotEqualImage(Image.spry.testImage, Image.spry.testImage2)
/// ```
///
/// An error that an argument throws is a failure too. As in SpryKit.
///
/// - Parameters:
///   - actual: The image.
///   - unexpected: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ unexpected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  notEqualImageMismatch(actual, unexpected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure if two images are equal; the variant for Swift Testing.
///
/// Images are compared as in ``XCTAssertEqualImage(_:_:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// expectNotEqualImage(Image.spry.testImage, Image.spry.testImage2)
/// ```
///
/// An error that an argument throws is a failure too.
///
/// - Parameters:
///   - actual: The image.
///   - unexpected: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ unexpected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  notEqualImageMismatch(actual, unexpected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
