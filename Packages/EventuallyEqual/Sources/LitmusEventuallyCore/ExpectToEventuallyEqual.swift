@_spi(Litmus) public import LitmusReporting

/// Fetches a value again and again until it equals the expected one, and reports a failure if that
/// takes too long.
///
/// ```swift
/// var count = 0
/// try await expectToEventuallyEqual(
///   actual: {
///     count += 1
///     return count
///   },
///   expected: 3)
/// ```
///
/// If `actual` reads the state of an `@Observable` object, a change of that state wakes the wait. In
/// between, and for all other state, the value is fetched at intervals that grow from 0.1 to 100
/// milliseconds. The actor is free between the tries. The value is always fetched and compared once
/// more when the time is over.
///
/// The failure's message is that of ExpectToEventuallyEqual, such as `Expected 2, but was 1 after 93
/// tries, timing out after 1.0 seconds`. Its difference lists the values seen, if there was more than
/// one, followed by the difference between the values, if they have parts.
///
/// If `actual` does not return, a failure is reported when the time is over, while the call still waits
/// for it.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
public nonisolated(nonsending) func expectToEventuallyEqual<Value: Equatable>(
  actual: () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .eventually(expected), limit: timeout, clock: clock, retryOnError: retryOnError,
    callSite: .current(file, line)
  ).run(reading: actual)
}

/// Fetches a value asynchronously, again and again, until it equals the expected one.
///
/// It behaves like the function of the same name for synchronous closures, but no change wakes it: the
/// value is fetched at growing intervals.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is not equal, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
public nonisolated(nonsending) func expectToEventuallyEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .eventually(expected), limit: timeout, clock: clock, retryOnError: retryOnError,
    callSite: .current(file, line)
  ).run(fetching: actual)
}

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
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue; an error of `actual` if errors are not retried.
@MainActor
public func expectToEventuallyEqual<Value: Equatable>(
  actual: @MainActor () throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .eventually(expected), limit: timeout, clock: clock, retryOnError: retryOnError,
    callSite: .current(file, line)
  ).run { try actual() }
}

/// Reads a property of an object again and again until it equals the expected value.
///
/// ```swift
/// final class Counter { var numbers = [1, 2, 3] }
/// let counter = Counter()
/// try await expectToEventuallyEqual(counter, \.numbers.count, expected: 3)
/// ```
///
/// It behaves like the function of the same name for closures: if the object is `@Observable`, a change
/// of the property wakes it.
///
/// - Parameters:
///   - object: The object.
///   - keyPath: The key path from the object to the value.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure, so that the test does not continue.
public nonisolated(nonsending) func expectToEventuallyEqual<Object: AnyObject, Value: Equatable>(
  _ object: Object,
  _ keyPath: KeyPath<Object, Value>,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws {
  try await EventualWait(
    for: .eventually(expected), limit: timeout, clock: clock, callSite: .current(file, line)
  ).run { object[keyPath: keyPath] }
}

/// Unavailable: what fetches the value is a closure.
@available(
  *, unavailable,
  message:
    "Put what fetches the value in braces: expectToEventuallyEqual(actual: { … }, expected: …)"
)
public func expectToEventuallyEqual<Value: Equatable>(
  actual: @autoclosure () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue = DefaultTimeout()
) async throws {}

/// Fetches a value until it equals the expected one, and passes a failure to a reporter of its own.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor.
///   - expected: What the value must become.
///   - timeout: How long to keep trying, as a `Duration` or in seconds.
///   - callSite: Where the failure is shown.
///   - reporter: What receives the failure; `nil` for the test.
/// - Throws: `CancellationError` if the task is cancelled before the value is right, after reporting a
///   failure.
@_spi(Litmus)
public nonisolated(nonsending) func expectToEventuallyEqual<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  expected: Value,
  timeout: some TimeoutValue,
  callSite: CallSite,
  reporter: (any FailureReporter)?
) async throws {
  try await EventualWait(
    for: .eventually(expected), limit: timeout, clock: ContinuousClock(), callSite: callSite,
    reporter: reporter
  ).run(fetching: actual)
}
