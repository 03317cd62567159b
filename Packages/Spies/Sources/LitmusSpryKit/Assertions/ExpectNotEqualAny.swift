internal import LitmusHarness
internal import LitmusReporting
internal import LitmusSpiesCore
public import Testing

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
