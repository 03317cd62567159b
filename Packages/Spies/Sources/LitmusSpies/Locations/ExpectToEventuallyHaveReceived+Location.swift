internal import LitmusHarness
@_spi(Litmus) public import LitmusReporting
public import LitmusSpiesCore
public import Testing

/// Waits until a function or property of a fake has been called, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default. If it is zero, negative
///     or NaN, the calls are checked once without waiting; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError`, after reporting a failure, if the task is cancelled before the wait ends,
///   so that the test stops.
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

/// Waits until a static or class member of a fake has been called, for helpers of Swift Testing's
/// tests.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`, as in SpryKit; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default. If it is zero, negative
///     or NaN, the calls are checked once without waiting; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError`, after reporting a failure, if the task is cancelled before the wait ends,
///   so that the test stops.
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

/// Waits until a member of a generated fake has been called, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - sourceLocation: The location of the failure.
/// - Throws: `CancellationError`, after reporting a failure, if the task is cancelled before the wait ends.
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
