@_spi(Litmus) internal import LitmusReporting
internal import LitmusSpiesCore
internal import LitmusTraps

/// Reports a failure unless a closure traps; the closure may return a value.
///
/// How it runs is described at the form without `file` and `line`.
///
/// - Parameters:
///   - message: The message that is appended to the failure's text.
///   - isolation: The actor that the closure runs on; the caller's by default.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
///   - expression: The closure that must trap. Its return value is ignored.
public func XCTAssertThrowsAssertion<Ignored>(
  _ message: @autoclosure () -> String = "",
  isolation: (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ expression: () throws -> Ignored
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(file: file, line: line),
    message: message())
  expectation.check(isolation: isolation) { _ = try expression() }
}

/// Reports a failure unless an expression traps.
///
/// - Parameters:
///   - expression: The expression that must trap. Its value is ignored.
///   - message: The message that is appended to the failure's text.
///   - isolation: The actor that the expression runs on; the caller's by default.
///   - file: The file of the failure; the caller's by default.
///   - line: The line in it.
public func XCTAssertThrowsAssertion<Ignored>(
  expression: @autoclosure () throws -> Ignored,
  _ message: @autoclosure () -> String = "",
  isolation: (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let expectation = TrapExpectation(
    text: nil, limit: WaitLimit(Duration.seconds(60)), callSite: CallSite(file: file, line: line),
    message: message())
  expectation.check(isolation: isolation) { _ = try expression() }
}
