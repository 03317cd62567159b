internal import LitmusHarness
@_spi(Litmus) internal import LitmusReporting
internal import LitmusSpiesCore
internal import LitmusTraps
public import Testing

/// Reports a failure unless a closure traps; the closure may return a value.
///
/// How it runs is described at the form without a `sourceLocation`.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - sourceLocation: The location of the failure; the caller's by default.
///   - expression: The closure that must trap. Its return value is ignored.
public func expectThrowsAssertion<Ignored>(
  _ message: @autoclosure () -> String = "",
  isolation: (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ expression: () throws -> Ignored
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(sourceLocation),
    message: message())
  expectation.check(isolation: isolation) { _ = try expression() }
}

/// Reports a failure unless an expression traps.
///
/// - Parameters:
///   - expression: The expression that must trap. Its value is ignored.
///   - message: The message that is appended to the failure's text.
///   - isolation: The actor that the expression runs on; the caller's by default.
///   - sourceLocation: The location of the failure; the caller's by default.
public func expectThrowsAssertion<Ignored>(
  _ expression: @autoclosure () throws -> Ignored,
  _ message: @autoclosure () -> String,
  isolation: (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(sourceLocation),
    message: message())
  expectation.check(isolation: isolation) { _ = try expression() }
}
