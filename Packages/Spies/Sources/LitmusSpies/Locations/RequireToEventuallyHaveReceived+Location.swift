internal import LitmusHarness
@_spi(Litmus) public import LitmusReporting
public import LitmusSpiesCore
public import Testing

/// Waits until a member of a fake has been called, and otherwise ends the test, for helpers with
/// XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The arguments of the first such call; empty if there was none.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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

/// Waits until a member of a fake has been called, and otherwise ends the test, for helpers of
/// Swift Testing's tests.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - sourceLocation: The location of the failure.
/// - Returns: The arguments of the first such call; empty if there was none.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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

/// Waits until a static or class member of a fake has been called, and otherwise ends the test, for
/// helpers with XCTest's location parameters.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The arguments of the first such call; empty if there was none.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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

/// Waits until a static or class member of a fake has been called, and otherwise ends the test, for
/// helpers of Swift Testing's tests.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: The expected arguments; if none are given, calls with any arguments match.
///   - countSpecifier: The expected number of such calls; at least one by default.
///   - times: Another name for `countSpecifier`; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - sourceLocation: The location of the failure.
/// - Returns: The arguments of the first such call; empty if there was none.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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
/// happen, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The arguments of the first such call.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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
/// happen, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - sourceLocation: The location of the failure.
/// - Returns: The arguments of the first such call.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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
