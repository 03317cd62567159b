@_spi(Litmus) public import LitmusReporting

/// Waits until a function or property of a fake has been called; the name for tests under Swift Testing.
///
/// ```swift
/// Task { fakeStore.save("x") }
/// try await expectToEventuallyHaveReceived(fakeStore, .save, with: "x")
/// ```
///
/// Each call wakes it. It returns as soon as there are as many calls as expected, those before it
/// included, and fails as soon as there are too many. A number that no calls at all would meet, such as
/// `.never` or `.atMost(2)`, must last: the wait then goes on to the end of the time.
///
/// - Parameters:
///   - spy: The fake.
///   - function: The function or property.
///   - arguments: What the arguments of a call must be for it to count; none means any arguments.
///   - countSpecifier: How many such calls are expected; at least one by default.
///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default. Zero, a negative
///     timeout and NaN only look; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before, after reporting a failure, so that
///   the test goes no further.
public func expectToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy,
  _ function: Spy.Function,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = Duration.seconds(1),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async throws {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try await EventualVerification(
    of: ExpectedCall(spy, function, with: arguments), counts: countSpecifier, times,
    limit: WaitLimit(timeout), callSite: callSite
  ).run(clock: clock)
}

/// Waits until a static or class function, or such a property, of a fake has been called; the name for tests under Swift Testing.
///
/// - Parameters:
///   - spy: The fake's type.
///   - function: The function or property.
///   - arguments: What the arguments of a call must be for it to count; none means any arguments.
///   - countSpecifier: How many such calls are expected; at least one by default.
///   - times: Another name for it, as SpryKit has it; if both are given, both must be met.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default. Zero, a negative
///     timeout and NaN only look; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before, after reporting a failure, so that
///   the test goes no further.
public func expectToEventuallyHaveReceived<Spy: Spyable>(
  _ spy: Spy.Type,
  _ function: Spy.ClassFunction,
  with arguments: Any?...,
  countSpecifier: CountSpecifier? = nil,
  times: CountSpecifier? = nil,
  timeout: some TimeoutValue = Duration.seconds(1),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async throws {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try await EventualVerification(
    of: ExpectedCall(spy, function, with: arguments, isWaiting: true), counts: countSpecifier,
    times,
    limit: WaitLimit(timeout), callSite: callSite
  ).run(clock: clock)
}
