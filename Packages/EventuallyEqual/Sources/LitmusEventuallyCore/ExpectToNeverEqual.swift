@_spi(Litmus) public import LitmusReporting

/// Fetches a value again and again for some time, and reports a failure as soon as it equals another.
///
/// ```swift
/// let warnings = 0
/// try await expectToNeverEqual(actual: { warnings }, expected: 1, for: .milliseconds(20))
/// ```
///
/// When `@Observable` state that `actual` reads changes, the next try follows at once, or within 20
/// milliseconds if changes follow each other quickly. For all other state, the value is fetched at the
/// growing intervals of `expectToEventuallyEqual`. A value that is equal for a shorter time may be missed.
/// The value is fetched once more at the end. The failure reads
/// `Expected never 1, but was 1 on try 12, after 0.25 of 1.0 seconds`.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must not be at any time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
public nonisolated(nonsending) func expectToNeverEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .never(expected), limit: duration, clock: clock, callSite: .current(file, line)
  ).run(reading: actual)
}

/// Fetches a value asynchronously, again and again for some time, and reports a failure if it equals
/// another.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must not be at any time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
public nonisolated(nonsending) func expectToNeverEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .never(expected), limit: duration, clock: clock, callSite: .current(file, line)
  ).run(fetching: actual)
}
