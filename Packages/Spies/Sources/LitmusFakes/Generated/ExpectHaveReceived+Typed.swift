@_spi(Litmus) public import LitmusReporting

/// Reports a failure unless a member of a generated fake was called; the name for tests under Swift Testing.
///
/// ```swift
/// expectHaveReceived(fake.calls.load(id: "1"), times: .exactly(2))
/// ```
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verify(
    call.expectation(isWaiting: false), counts: times,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Reports a failure if a member of a generated fake was called; the name for tests under Swift Testing.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The number of such calls that is a failure; at least one by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func expectHaveNotReceived(
  _ call: some VerifiableCall,
  times: CountSpecifier? = nil,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  verifyNotReceived(
    call.expectation(isWaiting: false), counts: times,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Waits until a member of a generated fake has been called; the name for tests under Swift Testing.
///
/// Each call of the fake triggers a new check, without polling.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError`, after reporting a failure, if the task is cancelled before the wait ends.
public func expectToEventuallyHaveReceived(
  _ call: some VerifiableCall,
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
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  try await verifyEventually(
    call.expectation(isWaiting: true), counts: times, limit: WaitLimit(timeout, on: clock),
    clock: clock,
    at: callSite)
}

/// Waits until a member of a generated fake has been called, and ends the test if that does not happen.
///
/// - Parameters:
///   - call: The calls, as in `fake.calls.load(id: "1")`.
///   - times: The expected number of such calls; at least one by default.
///   - timeout: How long to wait, as a `Duration` or in seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which arguments are compared.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The arguments of the first such call.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
@discardableResult
public func requireToEventuallyHaveReceived<
  Timing, Arguments, Closure, Value: ~Copyable, Failure: Error
>(
  _ call: FakeCall<FakeVerifying, Timing, Arguments, Closure, Value, Failure>,
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
) async throws -> Arguments {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let expected = call.expectation(isWaiting: true)
  _ = try await expected.require(
    counts: times, limit: WaitLimit(timeout, on: clock), clock: clock, at: callSite)
  guard let arguments = call.first else {
    throw UnreceivedCallError(description: "required \(expected) at \(callSite)")
  }
  return arguments
}
