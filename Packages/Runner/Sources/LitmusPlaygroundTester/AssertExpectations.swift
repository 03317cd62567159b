public import Foundation
internal import LitmusExpectationsCore
internal import LitmusReporting
internal import LitmusRunnerCore

/// Waits until expectations are fulfilled, and fails if they are not in time, as in PlaygroundTester.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How many seconds to wait at most.
///   - fileID: The module and file of the wait; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  LitmusRunnerCore.AssertExpectations(
    expectations.map(\.awaited), timeout: timeout, fileID: fileID, filePath: filePath, line: line,
    column: column)
  #endif
}

/// Waits until expectations are fulfilled, and fails if they are not in time.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How many seconds to wait at most.
///   - isolation: The caller's actor.
///   - fileID: The module and file of the wait; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  isolation: isolated (any Actor)? = #isolation,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) async {
  #if LITMUS_RUNNER
  await waitForExpectations(
    expectations.map(\.awaited), timeout: timeout, fileID: fileID, filePath: filePath, line: line,
    column: column)
  #endif
}
