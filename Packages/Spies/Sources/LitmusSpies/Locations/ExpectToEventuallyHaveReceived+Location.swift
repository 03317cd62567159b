internal import LitmusHarness
@_spi(Litmus) public import LitmusReporting
public import LitmusSpiesCore
public import Testing

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Waits until a function or property of a fake has been called; a failure is reported at
/// `sourceLocation`.
@_documentation(visibility: internal)
public func expectToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  try await verifyEventually(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(sourceLocation))
}

/// Waits until a static or class member of a fake has been called; a failure is reported at
/// `sourceLocation`.
@_documentation(visibility: internal)
public func expectToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  try await verifyEventually(
    ExpectedCall(spy, function, with: arguments, isWaiting: true), counts: countSpecifier, times,
    limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(sourceLocation))
}

/// Waits until a member of a generated fake has been called; a failure is reported at
/// `sourceLocation`.
@_documentation(visibility: internal)
public func expectToEventuallyHaveReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws {
  let callSite = CallSite(sourceLocation)
  try await verifyEventually(
    call.expectation(isWaiting: true), counts: times, limit: WaitLimit(timeout, on: clock),
    clock: clock,
    at: callSite)
}
