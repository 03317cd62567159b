internal import LitmusReporting

/// Reports a failure unless two images are equal; the variant for Swift Testing.
///
/// The two may be of different types: ``Image``, `Data`, `[UInt8]`, on Apple's platforms `CGImage`, and any
/// ``ComparableImage``. On Apple's platforms images are decoded, and equal if they have the same size and the
/// same pixels. On Linux, which cannot decode images, they are equal if their encoded data is equal, byte by
/// byte. `nil` equals only `nil`.
///
/// ```swift
/// expectEqualImage(Image.spry.testImage, Image.spry.testImage)
/// ```
///
/// The failure shows where they differ first, and by how much. An error that an argument throws is a failure
/// too.
///
/// - Parameters:
///   - actual: The image.
///   - expected: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ expected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  equalImageMismatch(actual, expected)?
    .report(message(), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Reports a failure if two images are equal; the variant for Swift Testing.
///
/// Images are compared as in ``expectEqualImage(_:_:_:fileID:filePath:line:column:)``.
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
