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
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@discardableResult
public func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  from body: () throws -> Ignored
) async throws -> Failure? {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let last = try await EventualWait(for: .error(type), limit: timeout, callSite: callSite)
    .run(clock: clock) { changes in
      await changes.read(on: isolation) { _ = try body() }.map(NoError.init)
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
///   - isolation: The caller's actor, on which the closure runs.
///   - file: The path of the file of the failure, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the failure, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
///   - body: The closure that must throw. Its return value is ignored.
/// - Returns: The error; `nil` if there was none in time.
/// - Throws: `CancellationError` if the task is cancelled before there is such an error, after
///   reporting a failure, so that the test does not continue.
@discardableResult
public func expectToEventuallyThrow<Failure: Error, Ignored>(
  _ type: Failure.Type = (any Error).self,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column,
  from body: () async throws -> Ignored
) async throws -> Failure? {
  let callSite = CallSite(file, sourceLocation, fileID, filePath, line, column)
  let last = try await EventualWait(for: .error(type), limit: timeout, callSite: callSite)
    .run(clock: clock) { _ in
      await Result(on: isolation) { _ = try await body() }.map(NoError.init)
    }
  guard case .failure(let error) = last else { return nil }
  return error as? Failure
}
