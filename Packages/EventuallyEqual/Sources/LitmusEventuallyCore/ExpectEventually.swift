@_spi(Litmus) public import LitmusReporting

/// Evaluates a condition again and again until it is true, and reports a failure if that takes too long.
///
/// ```swift
/// var lines: [String] = []
/// try await expectEventually("three lines are there") {
///   lines.append("line")
///   return lines.count == 3
/// }
/// ```
///
/// It waits as `expectToEventuallyEqual` does: a change of `@Observable` state that the condition reads
/// wakes it, and for all other state it tries at growing intervals. The failure reads `Expected "three
/// lines are there" to become true, but was false after 93 tries, timing out after 1.0 seconds`.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
public nonisolated(nonsending) func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  condition: () throws -> Bool
) async throws {
  try await EventualWait(
    for: .condition(description), limit: timeout, clock: clock, retryOnError: retryOnError,
    callSite: .current(file, line)
  ).run(reading: condition)
}

/// Evaluates an asynchronous condition again and again, at growing intervals, until it is true.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
public nonisolated(nonsending) func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  condition: nonisolated(nonsending) () async throws -> Bool
) async throws {
  try await EventualWait(
    for: .condition(description), limit: timeout, clock: clock, retryOnError: retryOnError,
    callSite: .current(file, line)
  ).run(fetching: condition)
}

/// Evaluates a condition on the main actor, from a test that is not on it, until it is true.
///
/// It is for closures that begin with `@MainActor in`.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
@MainActor
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  condition: @MainActor () throws -> Bool
) async throws {
  try await EventualWait(
    for: .condition(description), limit: timeout, clock: clock, retryOnError: retryOnError,
    callSite: .current(file, line)
  ).run { try condition() }
}

/// Unavailable: the condition is a closure.
@available(
  *, unavailable, message: "Put the condition in braces: expectEventually { … }"
)
public func expectEventually(
  _ condition: @autoclosure () async throws -> Bool,
  timeout: some TimeoutValue = DefaultTimeout()
) async throws {}
