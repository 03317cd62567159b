internal import LitmusHarness
internal import LitmusReporting
internal import LitmusSpiesCore
public import Testing

/// Reports a failure unless a closure throws the expected error; the form with a `sourceLocation`.
///
/// ```swift
/// expectThrows(StoreError.full) { try store.save("x") }
/// ```
///
/// - Parameters:
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - body: The closure that must throw. Its return value is ignored.
public func expectThrows<Failure: Error & Equatable, Ignored>(
  _ expected: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Ignored
) {
  let callSite = CallSite(sourceLocation)
  expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, body)
}

/// Reports a failure unless an expression throws the expected error.
///
/// ```swift
/// expectThrows(try store.save("x"), StoreError.full)
/// ```
///
/// - Parameters:
///   - expression: The expression that must throw.
///   - expected: The expected error.
///   - message: The message that is appended to the failure's text.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectThrows<Failure: Error & Equatable, Ignored>(
  _ expression: @autoclosure () throws -> Ignored,
  _ expected: @autoclosure () -> Failure,
  _ message: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let callSite = CallSite(sourceLocation)
  expectThrowsError(
    expected(), message(), fileID: callSite.fileID, filePath: callSite.filePath,
    line: callSite.line, column: callSite.column, expression)
}
