public import Foundation
internal import LitmusExpectationsCore
@_spi(Litmus) internal import LitmusReporting
internal import LitmusRunnerCore

/// Waits until expectations are fulfilled, and fails if they are not in time, as in PlaygroundTester.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How many seconds to wait at most.
///   - file: The path of the file of the failure.
///   - line: The line in it.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  #if LITMUS_RUNNER
  LitmusRunnerCore.AssertExpectations(
    expectations.compactMap(\.awaited), timeout: timeout,
    file: file, line: line)
  #endif
}

/// Waits until expectations are fulfilled, and fails if they are not in time.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How many seconds to wait at most.
///   - isolation: The caller's actor.
///   - file: The path of the file of the failure.
///   - line: The line in it.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #filePath,
  line: UInt = #line
) async {
  #if LITMUS_RUNNER
  await waitForExpectations(
    expectations.compactMap(\.awaited), timeout: timeout,
    file: file, line: line)
  #endif
}
