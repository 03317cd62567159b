internal import LitmusEventuallyCore
internal import LitmusHarness
public import LitmusReporting
public import Testing

/// Evaluates a condition again and again until it is true, and reports a failure if that takes too
/// long, for helpers with XCTest's location parameters.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the condition is evaluated.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
@_documentation(visibility: internal)
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  condition: () throws -> Bool
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectEventually(
    description, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, condition: condition)
}

/// Evaluates a condition again and again until it is true, and reports a failure if that takes too
/// long, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the condition is evaluated.
///   - sourceLocation: The location of the failure.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
@_documentation(visibility: internal)
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  condition: () throws -> Bool
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectEventually(
    description, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, condition: condition)
}

/// Evaluates an asynchronous condition again and again, at growing intervals, until it is true, for
/// helpers with XCTest's location parameters.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the condition is evaluated.
///   - file: The path of the file of the failure.
///   - line: The line in it.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
@_documentation(visibility: internal)
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString,
  line: UInt,
  condition: nonisolated(nonsending) () async throws -> Bool
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectEventually(
    description, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, condition: condition)
}

/// Evaluates an asynchronous condition again and again, at growing intervals, until it is true, for
/// helpers of Swift Testing's tests.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - isolation: The caller's actor, on which the condition is evaluated.
///   - sourceLocation: The location of the failure.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
@_documentation(visibility: internal)
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  condition: nonisolated(nonsending) () async throws -> Bool
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectEventually(
    description, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, condition: condition)
}

/// Evaluates a condition on the main actor, from a test that is not on it, until it is true, for
/// helpers with XCTest's location parameters.
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
@_documentation(visibility: internal)
@MainActor
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString,
  line: UInt,
  condition: @MainActor () throws -> Bool
) async throws {
  let callSite = CallSite(file: file, line: line)
  try await expectEventually(
    description, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, condition: condition)
}

/// Evaluates a condition on the main actor, from a test that is not on it, until it is true, for
/// helpers of Swift Testing's tests.
///
/// - Parameters:
///   - description: What the condition means, to be quoted in the failure; by default it is "the
///     condition".
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. Zero, a
///     negative timeout and NaN allow one try; `.infinity` sets no limit.
///   - retryOnError: Whether a try that throws counts as one that is `false`, as it does by default.
///     Otherwise its error ends the wait, and is thrown.
///   - clock: The clock that measures the timeout; the system's continuous clock by default.
///   - sourceLocation: The location of the failure.
///   - condition: The condition that must become true.
/// - Throws: `CancellationError` if the task is cancelled before the condition is true, after reporting
///   a failure, so that the test does not continue; an error of `condition` if errors are not retried.
@_documentation(visibility: internal)
@MainActor
public func expectEventually(
  _ description: String? = nil,
  timeout: some TimeoutValue = DefaultTimeout(),
  retryOnError: Bool = true,
  clock: any Clock<Duration> = ContinuousClock(),
  sourceLocation: SourceLocation,
  condition: @MainActor () throws -> Bool
) async throws {
  let callSite = CallSite(sourceLocation)
  try await expectEventually(
    description, timeout: timeout, retryOnError: retryOnError, clock: clock,
    fileID: callSite.fileID, filePath: callSite.filePath, line: callSite.line,
    column: callSite.column, condition: condition)
}
