@_spi(Litmus) public import LitmusReporting
public import LitmusSpiesCore

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Waits until a function or property of a fake has been called; a failure is reported at
/// `file` and `line`.
@_documentation(visibility: internal)
public func XCTAssertToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  try await verifyEventually(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file: file, line: line))
}

/// Waits until a static or class member of a fake has been called; a failure is reported at
/// `file` and `line`.
@_documentation(visibility: internal)
public func XCTAssertToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  try await verifyEventually(
    ExpectedCall(spy, function, with: arguments, isWaiting: true), counts: countSpecifier, times,
    limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file: file, line: line))
}

/// Waits until a member of a generated fake has been called; a failure is reported at `file`
/// and `line`.
@_documentation(visibility: internal)
public func XCTAssertToEventuallyHaveReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await verifyEventually(
    call.expectation(isWaiting: true), counts: times, limit: WaitLimit(timeout, on: clock),
    clock: clock,
    at: callSite)
}
