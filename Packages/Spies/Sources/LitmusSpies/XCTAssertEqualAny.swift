@_spi(Litmus) public import LitmusReporting
public import LitmusFakes

/// Reports a failure unless two values of any types are equal; the variant for XCTest.
///
/// Values are compared as in `expectEqualAny`.
///
/// ```swift
/// struct User {
///   let name: String
///   let age: Int
/// }
///
/// XCTAssertEqualAny(User(name: "John", age: 30), User(name: "John", age: 30))
/// ```
///
/// The failure shows both values and their difference. An error that an argument throws is a failure too.
/// As in SpryKit.
///
/// - Parameters:
///   - actual: The value.
///   - expected: The value that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ expected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectEqualAny(
    try actual(), try expected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if two values of any types are equal; the variant for XCTest.
///
/// Values are compared as in `expectEqualAny`.
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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNotEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ unexpected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectNotEqualAny(
    try actual(), try unexpected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure unless two images are equal; the variant for XCTest.
///
/// The two may be of different types: `Image`, `Data`, `[UInt8]`, on Apple's platforms `CGImage`, and any
/// `ComparableImage`. On Apple's platforms images are decoded, and equal if they have the same size and the
/// same pixels. On Linux, which cannot decode images, they are equal if their encoded data is equal, byte by
/// byte. `nil` equals only `nil`.
///
/// ```swift
/// XCTAssertEqualImage(Image.spry.testImage, Image.spry.testImage)
/// ```
///
/// The failure shows where they differ first, and by how much. An error that an argument throws is a failure
/// too. As in SpryKit.
///
/// - Parameters:
///   - actual: The image.
///   - expected: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ expected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectEqualImage(
    try actual(), try expected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if two images are equal; the variant for XCTest.
///
/// Images are compared as in `expectEqualImage`.
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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func XCTAssertNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ unexpected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  expectNotEqualImage(
    try actual(), try unexpected(), message(),
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
