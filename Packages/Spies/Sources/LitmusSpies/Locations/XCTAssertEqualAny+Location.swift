internal import LitmusReporting
public import LitmusSpiesCore

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Reports a failure at `file` and `line` unless two values of any types are equal.
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

/// Reports a failure at `file` and `line` if two values of any types are equal.
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

/// Reports a failure at `file` and `line` unless two images are equal.
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

/// Reports a failure at `file` and `line` if two images are equal.
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
