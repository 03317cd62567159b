internal import LitmusHarness
@_spi(Litmus) public import LitmusReporting
public import LitmusSpiesCore
public import Testing

// Each function has the parameters of the one of its name that takes no location, which documents them.

/// Waits until a member of a fake has been called, and otherwise ends the test; a failure is
/// reported at `file` and `line`.
@_documentation(visibility: internal)
@discardableResult
public func requireToEventuallyHaveReceived<Spy: Spyable>(
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
) async throws -> [Any?] {
  try await ExpectedCall(spy, function, with: arguments).require(
    counts: countSpecifier, times, limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file: file, line: line))
}

/// Waits until a member of a fake has been called, and otherwise ends the test; a failure is
/// reported at `sourceLocation`.
@_documentation(visibility: internal)
@discardableResult
public func requireToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws -> [Any?] {
  try await ExpectedCall(spy, function, with: arguments).require(
    counts: countSpecifier, times, limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(sourceLocation))
}

/// Waits until a static or class member of a fake has been called, and otherwise ends the test;
/// a failure is reported at `file` and `line`.
@_documentation(visibility: internal)
@discardableResult
public func requireToEventuallyHaveReceived<Spy: Spyable>(
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
) async throws -> [Any?] {
  try await ExpectedCall(spy, function, with: arguments, isWaiting: true).require(
    counts: countSpecifier, times, limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file: file, line: line))
}

/// Waits until a static or class member of a fake has been called, and otherwise ends the test;
/// a failure is reported at `sourceLocation`.
@_documentation(visibility: internal)
@discardableResult
public func requireToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws -> [Any?] {
  try await ExpectedCall(spy, function, with: arguments, isWaiting: true).require(
    counts: countSpecifier, times, limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(sourceLocation))
}

/// Waits until a member of a generated fake has been called, and ends the test if that does not
/// happen; a failure is reported at `file` and `line`.
@_documentation(visibility: internal)
@discardableResult
public func requireToEventuallyHaveReceived<
  Timing, Arguments, Closure, Value: ~Copyable, Failure: Error
>(
  _ call: FakeCall<FakeVerifying, Timing, Arguments, Closure, Value, Failure>,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt
) async throws -> Arguments {
  let callSite = CallSite(file: file, line: line)
  return try await requireToEventuallyHaveReceived(
    call, times: times, timeout: timeout, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}

/// Waits until a member of a generated fake has been called, and ends the test if that does not
/// happen; a failure is reported at `sourceLocation`.
@_documentation(visibility: internal)
@discardableResult
public func requireToEventuallyHaveReceived<
  Timing, Arguments, Closure, Value: ~Copyable, Failure: Error
>(
  _ call: FakeCall<FakeVerifying, Timing, Arguments, Closure, Value, Failure>,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async throws -> Arguments {
  let callSite = CallSite(sourceLocation)
  return try await requireToEventuallyHaveReceived(
    call, times: times, timeout: timeout, clock: clock, fileID: callSite.fileID,
    filePath: callSite.filePath, line: callSite.line, column: callSite.column)
}
