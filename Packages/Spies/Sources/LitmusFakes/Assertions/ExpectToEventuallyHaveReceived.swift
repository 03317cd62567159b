@_spi(Litmus) public import LitmusReporting

/// Waits until a function or property of a fake has been called; the name for tests under Swift Testing.
///
/// ```swift
/// Task { fakeStore.save("x") }
/// try await expectToEventuallyHaveReceived(fakeStore, .save, with: "x")
/// ```
///
/// Each call of the fake triggers a new check. The function returns as soon as there are as many calls as
/// expected, including calls received before the wait, and fails as soon as there are too many. If zero calls
/// also meet the expectation, as with `.never` or `.atMost(2)`, it must stay met for the whole timeout.
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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError`, after reporting a failure, if the task is cancelled before the wait ends,
///   so that the test stops.
public func expectToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws {
  try await verifyEventually(
    ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Waits until a static or class function or property of a fake has been called; the name for tests under
/// Swift Testing.
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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError`, after reporting a failure, if the task is cancelled before the wait ends,
///   so that the test stops.
public func expectToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws {
  try await verifyEventually(
    ExpectedCall(spy, function, with: arguments, isWaiting: true), counts: countSpecifier, times,
    limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}
