internal import LitmusHarness
internal import LitmusReporting
public import LitmusFakes
public import Testing

/// Reports a failure unless two values are equal; the form with a `sourceLocation`.
///
/// Both arguments have one type, so that a literal takes the type of the other argument:
/// `expectEqualAny(byte, 1)`. Values of different types are compared by the form without a `sourceLocation`.
///
/// - Parameters:
///   - lhs: The value.
///   - rhs: The value that it must equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectEqualAny<Value>(
  _ lhs: @autoclosure () throws -> Value?,
  _ rhs: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualAny(
    try lhs() as Any?, try rhs() as Any?, message() ?? "", fileID: callSite.fileID,
    filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two values are equal; the form with a `sourceLocation`.
///
/// Both arguments have one type, so that a literal takes the type of the other argument:
/// `expectEqualAny(byte, 1)`. Values of different types are compared by the form without a `sourceLocation`.
///
/// - Parameters:
///   - lhs: The value.
///   - rhs: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectNotEqualAny<Value>(
  _ lhs: @autoclosure () throws -> Value?,
  _ rhs: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualAny(
    try lhs() as Any?, try rhs() as Any?, message() ?? "", fileID: callSite.fileID,
    filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

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

/// Reports a failure if two images are equal; the form with a `sourceLocation`.
///
/// - Parameters:
///   - image: The image.
///   - other: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ image: @autoclosure () throws -> Actual?,
  _ other: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two images are equal; the form whose image is the result of a trailing closure.
///
/// - Parameters:
///   - other: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - image: A closure that returns the image.
@_disfavoredOverload
public func expectNotEqualImage(
  _ other: () throws -> Image?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ image: () throws -> Image?
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two images are equal; the form with two closures.
///
/// - Parameters:
///   - image: A closure that returns the image.
///   - other: A closure that returns the image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectNotEqualImage(
  _ image: () throws -> Image?,
  _ other: () throws -> Image?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualImage(
    try image(), try other(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
