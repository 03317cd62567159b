@_spi(Litmus) internal import LitmusReporting
public import LitmusFakes

extension Spyable {
  /// Waits until a function or property has been called; calls before the wait count, too.
  ///
  /// After 60 seconds without enough calls it reports a failure. A cancelled wait is no failure.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if there are none, calls with any arguments count.
  ///   - times: The least number of such calls; 1 by default.
  ///   - clock: The clock that measures the time; the system's continuous clock by default.
  ///   - isolation: The caller's actor, on which arguments are compared.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: `UnreceivedCallError` after a failure was reported, or `CancellationError`.
  public func waitForCall(
    _ function: Function,
    withArguments arguments: [Any?] = [],
    times: Int = 1,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    try await ExpectedCall(self, function, with: arguments).wait(
      forCalls: times, clock: clock,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Waits until a static or class function or property has been called; calls before the wait count, too.
  ///
  /// After 60 seconds without enough calls it reports a failure. A cancelled wait is no failure.
  ///
  /// - Parameters:
  ///   - function: The function or property.
  ///   - arguments: The expected arguments; if there are none, calls with any arguments count.
  ///   - times: The least number of such calls; 1 by default.
  ///   - clock: The clock that measures the time; the system's continuous clock by default.
  ///   - isolation: The caller's actor, on which arguments are compared.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  /// - Throws: `UnreceivedCallError` after a failure was reported, or `CancellationError`.
  public static func waitForCall(
    _ function: ClassFunction,
    withArguments arguments: [Any?] = [],
    times: Int = 1,
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    try await ExpectedCall(self, function, with: arguments, isWaiting: true).wait(
      forCalls: times, clock: clock,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension ExpectedCall {
  fileprivate func wait(
    forCalls count: Int,
    clock: any Clock<Duration>,
    at callSite: CallSite,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    guard count > 0 else { return }
    try await require(
      counts: .atLeast(count), limit: WaitLimit(Duration.seconds(60), on: clock), clock: clock,
      reportsCancellation: false, at: callSite)
  }
}
