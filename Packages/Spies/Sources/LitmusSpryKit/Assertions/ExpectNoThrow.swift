internal import LitmusHarness
internal import LitmusReporting
internal import LitmusSpiesCore
public import Testing

/// Reports a failure if an expression throws an error; an optional value is returned as it is.
///
/// - Parameters:
///   - expression: The expression that must not throw.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
/// - Returns: The expression's value; `nil` if it threw.
@_disfavoredOverload
@discardableResult
public func expectNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> Value? {
  let callSite = CallSite(sourceLocation)
  return expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, expression) ?? nil
}

/// Reports a failure if a closure throws an error; an optional value is returned as it is.
///
/// ```swift
/// let user = expectNoThrow { try store.load() }
/// ```
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - body: The closure that must not throw.
/// - Returns: The closure's return value; `nil` if it threw.
@discardableResult
public func expectNoThrow<Value>(
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Value?
) -> Value? {
  let callSite = CallSite(sourceLocation)
  return expectNoThrowError(
    message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body) ?? nil
}
