@_spi(Litmus) public import LitmusReporting

/// Waits until a function or property of a fake has been called, and ends the test if that does not happen.
///
/// ```swift
/// let arguments = try await requireToEventuallyHaveReceived(fakeStore, .save)
/// assert(arguments[0] as? String == "x")
/// ```
///
/// It waits and reports as `expectToEventuallyHaveReceived` does.
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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The arguments of the first such call; empty if there was none.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws -> [Any?] {
  try await ExpectedCall(spy, function, with: arguments).require(
    counts: countSpecifier, times, limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// Waits until a static or class function or property of a fake has been called, and ends the test if that
/// does not happen.
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
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The arguments of the first such call; empty if there was none.
/// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
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
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws -> [Any?] {
  try await ExpectedCall(spy, function, with: arguments, isWaiting: true).require(
    counts: countSpecifier, times, limit: WaitLimit(timeout, on: clock), clock: clock,
    at: CallSite(file, sourceLocation, fileID, filePath, line, column))
}

/// The error that ends a test after a required call was not received.
public struct UnreceivedCallError: Error, CustomStringConvertible {
  /// The required call, and where it was required.
  public let description: String
}

extension ExpectedCall {
  /// Waits until the call has been received as often as expected; reports a failure if it is not.
  ///
  /// - Parameters:
  ///   - counts: The expected numbers of such calls.
  ///   - limit: How long to wait.
  ///   - clock: The clock that measures the time.
  ///   - reportsCancellation: Whether a cancelled wait is a failure; `true` by default.
  ///   - callSite: Where a failure is shown.
  ///   - isolation: The caller's actor, on which arguments are compared.
  /// - Returns: The arguments of the first such call; empty if there was none.
  /// - Throws: ``UnreceivedCallError`` after a failure was reported, or `CancellationError`.
  @discardableResult
  package func require(
    counts: CountSpecifier?...,
    limit: WaitLimit,
    clock: any Clock<Duration>,
    reportsCancellation: Bool = true,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> [Any?] {
    let recorder = FailureRecorder()
    let outcome: Result<Void, any Error>
    do {
      try await withFailureReporter(recorder) {
        try await EventualVerification(
          of: self, counts: counts, limit: limit, reportsCancellation: reportsCancellation,
          callSite: callSite
        ).run(clock: clock)
      }
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    for failure in recorder.failures { reportFailure(failure) }
    try outcome.get()
    guard recorder.failures.isEmpty else {
      throw UnreceivedCallError(description: "required \(self) at \(callSite)")
    }
    let calls = source.record.calls
    var arguments: [Any?] = []
    calls.forEachMatch(of: pattern) { chunk, index in
      arguments = chunk.arguments(at: index)
      return false
    }
    return arguments
  }
}
