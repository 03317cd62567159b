internal import LitmusExpectationsCore
internal import LitmusHarness
public import LitmusReporting
public import Testing
public import XCTest

/// Runs an operation in a task with a time limit, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - timeout: How long to wait at most, as a duration or a number of seconds; 60 seconds by default.
///   - isolation: The caller's actor.
///   - file: The path of the file of the failure; the caller's by default.
///   - line: The line in it.
///   - operation: The operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws. After a failure, `TestTaskTimeout` at the deadline and
///   `CancellationError` if the calling task is cancelled.
@_documentation(visibility: internal)
@_disfavoredOverload
@discardableResult
public func testTask<Success>(
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line,
  @_implicitSelfCapture
  operation: nonisolated(nonsending) @escaping () async throws -> Success
) async throws -> Success {
  try await testTask(
    timeout: timeout, at: CallSite(file: file, line: line), operation: operation)
}

/// Runs an operation in a task with a time limit, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - timeout: How long to wait at most, as a duration or a number of seconds; 60 seconds by default.
///   - isolation: The caller's actor.
///   - sourceLocation: Where the failure is shown.
///   - operation: The operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws. After a failure, `TestTaskTimeout` at the deadline and
///   `CancellationError` if the calling task is cancelled.
@_documentation(visibility: internal)
@discardableResult
public func testTask<Success>(
  timeout: some TimeoutValue = Duration.seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation,
  @_implicitSelfCapture
  operation: nonisolated(nonsending) @escaping () async throws -> Success
) async throws -> Success {
  try await testTask(timeout: timeout, at: CallSite(sourceLocation), operation: operation)
}

extension XCTestCase {
  /// Runs an operation in a task with a time limit, for helpers with XCTest's
  /// location parameters.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 60 seconds by default.
  ///   - isolation: The caller's actor.
  ///   - file: The path of the file of the failure; the caller's by default.
  ///   - line: The line in it.
  ///   - operation: The operation to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws. After a failure, `TestTaskTimeout` at the deadline and
  ///   `CancellationError` if the calling task is cancelled.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  @discardableResult
  public func testTask<Success>(
    timeout: some TimeoutValue = Duration.seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line,
    @_implicitSelfCapture
    operation: nonisolated(nonsending) @escaping () async throws -> Success
  ) async throws -> Success {
    try await LitmusExpectations.testTask(
      timeout: timeout, at: CallSite(file: file, line: line), operation: operation)
  }
}

private func testTask<Success>(
  timeout: some TimeoutValue,
  at callSite: CallSite,
  isolation: isolated (any Actor)? = #isolation,
  operation: nonisolated(nonsending) @escaping () async throws -> Success
) async throws -> Success {
  try await LitmusExpectationsCore.testTask(
    timeout: timeout,
    fileID: callSite.fileID,
    filePath: callSite.filePath,
    line: callSite.line,
    column: callSite.column,
    operation: operation)
}
