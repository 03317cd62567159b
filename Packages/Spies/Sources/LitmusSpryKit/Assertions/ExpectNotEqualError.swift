internal import LitmusHarness
internal import LitmusReporting
internal import LitmusSpiesCore
public import Testing

/// Reports a failure if an error equals another; the form with a `sourceLocation`.
///
/// - Parameters:
///   - lhs: The error, or an expression that throws it.
///   - rhs: The unexpected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
@_disfavoredOverload
public func expectNotEqualError<Failure: Error & Equatable>(
  _ lhs: @autoclosure () throws -> Failure?,
  _ rhs: @autoclosure () -> Failure?,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}

/// Reports a failure if a closure returns or throws an error; the form for synchronous closures.
///
/// ```swift
/// expectNotEqualError(StoreError.full) { store.lastError }
/// ```
///
/// - Parameters:
///   - rhs: The unexpected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - lhs: A closure that returns or throws the error.
public func expectNotEqualError<Failure: Error & Equatable>(
  _ rhs: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ lhs: () throws -> Failure?
) {
  let callSite = CallSite(sourceLocation)
  expectNotEqualError(
    try lhs(), rhs(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column)
}
