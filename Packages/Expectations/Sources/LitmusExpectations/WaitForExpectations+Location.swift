public import LitmusExpectationsCore
public import LitmusReporting
public import Testing
public import XCTest

/// Waits until each of the expectations is fulfilled, for helpers with AsyncTesting's and XCTest's
/// location parameters.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: The number of seconds to wait at most; 1 by default.
///   - isolation: The caller's actor, on which the wait returns.
///   - file: The path of the file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: Double = 1.0,
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  await AsyncTesting.waitForExpectations(expectations, timeout: timeout, file: file, line: line)
}

/// Waits until each of the expectations is fulfilled, for helpers of Swift Testing's tests.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How long to wait at most, as a duration or a number of seconds; 1 second by default.
///   - isolation: The caller's actor, on which the wait returns.
///   - sourceLocation: Where the failure is shown.
public func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: some TimeoutValue = Duration.seconds(1),
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation
) async {
  await AsyncTesting.waitForExpectations(
    expectations, timeout: timeout, sourceLocation: sourceLocation)
}

extension XCTestCase {
  /// Waits until each of the expectations is fulfilled, for helpers with AsyncTesting's and XCTest's
  /// location parameters.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The number of seconds to wait at most; 1 by default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - file: The path of the file of the failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: Double = 1.0,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await AsyncTesting.waitForExpectations(expectations, timeout: timeout, file: file, line: line)
  }
}
