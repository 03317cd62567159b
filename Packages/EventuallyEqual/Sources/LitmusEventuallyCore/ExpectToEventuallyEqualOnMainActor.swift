@_spi(Litmus) public import LitmusReporting

/// Fetches a value on the main actor, from a test that is not on it, until it equals the expected one.
///
/// It is for closures that begin with `@MainActor in`. In a test that is on the main actor itself, a
/// closure does not need that. Otherwise it behaves like the function of the same name for synchronous
/// closures: a change of `@Observable` state wakes it.
///
/// - Parameters:
///   - actual: Fetches the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@MainActor
public func expectToEventuallyEqual<Value: Equatable & Sendable>(
  actual: @MainActor () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async throws {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  try await EventualWait(
    for: .eventually(expected), limit: timeout, retryOnError: retryOnError, callSite: callSite
  ).run(clock: clock) { @MainActor changes in await changes.read(on: MainActor.shared, actual) }
}
