@_spi(Litmus) public import LitmusReporting

/// Runs a closure again and again until it throws an error of a type, and reports a failure if it does
/// not in time.
///
/// ```swift
/// struct Closed: Error { var tries: Int }
/// var tries = 0
/// let error = try await expectToEventuallyThrow(Closed.self) {
///   tries += 1
///   if tries == 3 { throw Closed(tries: tries) }
/// }
/// assert(error?.tries == 3)
/// ```
///
/// It waits as `expectToEventuallyEqual` does. The failure reads `Expected an error of type Closed, but
/// none was thrown after 93 tries, timing out after 1.0 seconds`.
///
/// - Parameters:
///   - type: The type of the error; any error by default. Errors of other types do not count.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@discardableResult
public nonisolated(nonsending) func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  from body: () throws -> Ignored
) async throws -> Failure? {
  let last = try await EventualWait(
    for: .error(type), limit: timeout, clock: clock, callSite: .current(file, line)
  ).run {
    _ = try body()
    return true
  }
  guard case .failure(let error) = last else { return nil }
  return error as? Failure
}

/// Runs an asynchronous closure again and again, at growing intervals, until it throws an error.
///
/// - Parameters:
///   - type: The type of the error; any error by default. Errors of other types do not count.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@discardableResult
public nonisolated(nonsending) func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line,
  from body: nonisolated(nonsending) () async throws -> Ignored
) async throws -> Failure? {
  let last = try await EventualWait(
    for: .error(type), limit: timeout, clock: clock, callSite: .current(file, line)
  ).run(
    fetching: {
      _ = try await body()
      return true
    })
  guard case .failure(let error) = last else { return nil }
  return error as? Failure
}
