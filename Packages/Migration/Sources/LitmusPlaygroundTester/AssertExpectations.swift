public import Foundation
internal import LitmusExpectationsCore
@_spi(Litmus) public import LitmusReporting
internal import LitmusRunnerCore

/// Waits until expectations are fulfilled, and fails if they are not in time, as in PlaygroundTester.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How many seconds to wait at most.
///   - file: The path of the file of the wait, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the wait, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the wait; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) {
  #if LITMUS_RUNNER
  LitmusRunnerCore.AssertExpectations(
    expectations.map(\.awaited), timeout: timeout,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  #endif
}

/// Waits until expectations are fulfilled, and fails if they are not in time.
///
/// - Parameters:
///   - expectations: The expectations to wait for.
///   - timeout: How many seconds to wait at most.
///   - isolation: The caller's actor.
///   - file: The path of the file of the wait, as XCTest's assertions take it; none by default.
///   - sourceLocation: The location of the wait, as Swift Testing's assertions take it; none by default.
///   - fileID: The module and file of the wait; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func AssertExpectations(
  _ expectations: [Expectation],
  timeout: TimeInterval,
  isolation: isolated (any Actor)? = #isolation,
  file: StaticString? = nil,
  sourceLocation: (any CallSiteConvertible)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: any BinaryInteger = #line,
  column: Int = #column
) async {
  #if LITMUS_RUNNER
  await waitForExpectations(
    expectations.map(\.awaited), timeout: timeout,
    sourceLocation: CallSite(file, sourceLocation, fileID, filePath, line, column))
  #endif
}
