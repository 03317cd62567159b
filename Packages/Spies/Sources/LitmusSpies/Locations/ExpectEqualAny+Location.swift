internal import LitmusHarness
internal import LitmusReporting
public import LitmusSpiesCore
public import Testing

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `sourceLocation` unless two values of any types are equal.
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

/// Reports a failure at `sourceLocation` if two values of any types are equal.
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

/// Reports a failure at `sourceLocation` unless two images are equal.
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

/// Reports a failure at `sourceLocation` if two images are equal.
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
