@_spi(Litmus) public import LitmusReporting

/// Waits until an expectation is fulfilled, and returns all the values that it was fulfilled with.
///
/// - Parameters:
///   - expectation: The expectation to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - isolation: The caller's actor, on which the wait returns.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The values in the order in which they came; fewer than expected after a failure, and
///   never more.
public func waitForValues<Value>(
  of expectation: AsyncValueExpectation<Value>,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async -> [Value] {
  await waitForExpectations(
    [expectation], timeout: timeout, clock: clock,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  return Array(expectation.values.prefix(expectation.expectedFulfillmentCount))
}

/// Waits until an expectation is fulfilled, and returns the value that it was fulfilled with.
///
/// ```swift
/// let loaded = asyncExpectation(description: "loaded", of: Int.self)
/// Task { loaded.fulfill(with: 42) }
/// let answer = await waitForValue(of: loaded)
/// assert(answer == 42)
/// ```
///
/// - Parameters:
///   - expectation: The expectation to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - isolation: The caller's actor, on which the wait returns.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
/// - Returns: The first value; `nil` after a failure.
public func waitForValue<Value>(
  of expectation: AsyncValueExpectation<Value>,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async -> Value? {
  await waitForValues(
    of: expectation, timeout: timeout, clock: clock,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column)
  ).first
}
