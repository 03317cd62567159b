@_spi(Litmus) public import LitmusReporting

/// Waits until an expectation is fulfilled, and returns all the values that it was fulfilled with.
///
/// - Parameters:
///   - expectation: The expectation to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - clock: The clock that measures the timeout; the continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The values in the order in which they came; fewer than expected after a failure, and
///   never more.
public nonisolated(nonsending) func waitForValues<Value>(
  of expectation: AsyncValueExpectation<Value>,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async -> [Value] {
  let wait = ExpectationWait(
    for: [expectation], timeout: timeout, clock: clock, callSite: .current(file, line))
  let end = await wait.run()
  let expected = expectation.expectedFulfillmentCount
  // A cancelled wait has failed even if the last value came before its task resumed, so it does not return all values.
  let count = if case .fulfilled = end { expected } else { min(wait.counts[0], expected - 1) }
  return Array(expectation.values.prefix(count))
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
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The first value; `nil` after a failure.
public nonisolated(nonsending) func waitForValue<Value>(
  of expectation: AsyncValueExpectation<Value>,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async -> Value? {
  let end = await ExpectationWait(
    for: [expectation], timeout: timeout, clock: clock, callSite: .current(file, line)
  ).run()
  return if case .fulfilled = end { expectation.values.first } else { nil }
}
