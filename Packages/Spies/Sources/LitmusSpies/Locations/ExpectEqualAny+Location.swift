internal import LitmusHarness
internal import LitmusReporting
public import LitmusSpiesCore
public import Testing

/// Reports a failure unless two values of any types are equal, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - actual: The value.
///   - expected: The value that it must equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
@_disfavoredOverload  // LitmusSpryKit has a form in which both values have one type.
public func expectEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ expected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualAny(
    try actual(), try expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two values of any types are equal, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: The value.
///   - unexpected: The value that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
@_disfavoredOverload  // LitmusSpryKit has a form in which both values have one type.
public func expectNotEqualAny(
  _ actual: @autoclosure () throws -> Any?,
  _ unexpected: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualAny(
    try actual(), try unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure unless two images are equal, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: The image.
///   - expected: The image that it must equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ expected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectEqualImage(
    try actual(), try expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if two images are equal, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - actual: The image.
///   - unexpected: The image that it must not equal.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure.
@_documentation(visibility: internal)
public func expectNotEqualImage<Actual: ComparableImage, Other: ComparableImage>(
  _ actual: @autoclosure () throws -> Actual?,
  _ unexpected: @autoclosure () throws -> Other?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualImage(
    try actual(), try unexpected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
