public import LitmusExpectations
public import XCTest

// AsyncTesting's timeout is a number of seconds, so that `.leastNonzeroMagnitude` means one.

/// Waits until each of the expectations is fulfilled, as in AsyncTesting.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: The number of seconds to wait at most.
///   - file: The path of the file of the failure; the caller's by default.
///   - line: The line in it.
@_disfavoredOverload
public nonisolated(nonsending) func waitForExpectations(
  _ expectations: [AsyncExpectation],
  timeout: Double,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  await AsyncTesting.waitForExpectations(expectations, timeout: timeout, file: file, line: line)
}

extension XCTestCase {
  /// Waits until each of the expectations is fulfilled, as in AsyncTesting.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - timeout: The number of seconds to wait at most.
  ///   - file: The path of the file of the failure; the caller's by default.
  ///   - line: The line in it.
  @_disfavoredOverload
  public nonisolated(nonsending) func waitForExpectations(
    _ expectations: [AsyncExpectation],
    timeout: Double,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await AsyncTesting.waitForExpectations(expectations, timeout: timeout, file: file, line: line)
  }
}
