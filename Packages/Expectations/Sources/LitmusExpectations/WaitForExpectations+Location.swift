public import LitmusExpectationsCore
internal import LitmusHarness
public import LitmusReporting
public import Testing
public import XCTest

/// Waits until each of the expectations is fulfilled, for helpers with XCTest's location
/// parameters.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - isolation: The caller's actor, on which the wait returns.
///   - file: The path of the file of the failure; the caller's by default.
///   - line: The line in it.
@_documentation(visibility: internal)
@_disfavoredOverload
public func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue = DefaultTimeout(),
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  await waitForExpectations(
    expectations, timeout: timeout, at: CallSite(file: file, line: line))
}

/// Waits until each of the expectations is fulfilled, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - isolation: The caller's actor, on which the wait returns.
///   - sourceLocation: Where the failure is shown.
@_documentation(visibility: internal)
public func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue = DefaultTimeout(),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async {
  await waitForExpectations(expectations, timeout: timeout, at: CallSite(sourceLocation))
}

extension XCTestCase {
  /// Waits until each of the expectations is fulfilled, for helpers with XCTest's location
  /// parameters.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure; the caller's by default.
  ///   - line: The line in it.
  @_documentation(visibility: internal)
  @_disfavoredOverload
  public func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: some TimeoutValue = DefaultTimeout(),
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await LitmusExpectations.waitForExpectations(
      expectations, timeout: timeout, at: CallSite(file: file, line: line))
  }
}

private func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue,
  at callSite: CallSite,
  isolation: isolated (any Actor)? = #isolation
) async {
  await LitmusExpectationsCore.waitForExpectations(
    expectations,
    timeout: timeout,
    fileID: callSite.fileID,
    filePath: callSite.filePath,
    line: callSite.line,
    column: callSite.column)
}
