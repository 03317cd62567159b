@_spi(Litmus) public import LitmusReporting

/// Fetches a value again and again for some time, and reports a failure as soon as it differs.
///
/// ```swift
/// let total = 3
/// try await expectToAlwaysEqual(actual: { total }, expected: 3, for: .milliseconds(20))
/// ```
///
/// When `@Observable` state that `actual` reads changes, the next try follows at once, or within 20
/// milliseconds if changes follow each other quickly. For all other state, the value is fetched at the
/// growing intervals of `expectToEventuallyEqual`. A difference that lasts for a shorter time may be missed.
/// The value is fetched once more at the end. The failure reads
/// `Expected always 3, but was 4 on try 12, after 0.25 of 1.0 seconds`.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must be each time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
public nonisolated(nonsending) func expectToAlwaysEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .always(expected), limit: duration, clock: clock, callSite: .current(file, line)
  ).run(reading: actual)
}

/// Fetches a value asynchronously, again and again for some time, and reports a failure if it differs.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. An error that it throws is a failure.
///   - expected: What the value must be each time.
///   - duration: How long to keep checking, as a `Duration` or in seconds. Zero, a negative duration
///     and NaN allow one check; `.infinity` checks until the task is cancelled.
///   - clock: The clock that measures the duration; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the time is over, after reporting a
///   failure, so that the test does not continue.
public nonisolated(nonsending) func expectToAlwaysEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  for duration: some TimeoutValue,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .always(expected), limit: duration, clock: clock, callSite: .current(file, line)
  ).run(fetching: actual)
}
