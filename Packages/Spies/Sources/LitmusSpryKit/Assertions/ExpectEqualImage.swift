internal import LitmusHarness
internal import LitmusReporting
public import LitmusSpiesCore
public import Testing

/// Reports a failure unless two images are equal; the form with a `sourceLocation`.
///
/// - Parameters:
///   - image: The image.
///   - other: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?,
  _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless two images are equal; the form whose image is the result of a trailing closure.
///
/// - Parameters:
///   - other: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - image: A closure that returns the image.
@_disfavoredOverload
public func expectEqualImage(
  _ other: () throws -> Image?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ image: () throws -> Image?
) {
  let callSite = CallSite(sourceLocation)
  expectEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless two images are equal; the form with two closures.
///
/// - Parameters:
///   - image: A closure that returns the image.
///   - other: A closure that returns the image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectEqualImage(
  _ image: () throws -> Image?,
  _ other: () throws -> Image?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
