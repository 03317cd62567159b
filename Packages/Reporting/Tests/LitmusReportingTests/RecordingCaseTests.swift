import Foundation
@_spi(Litmus) import LitmusReporting
import XCTest

/// A case whose override of `record` needs the thread of the test.
final class RecordingCaseTests: XCTestCase {
  private let isRecording = DispatchSemaphore(value: 0)
  private let hasReporter = DispatchSemaphore(value: 0)

  func testHasAReporterAndAScopeWhileAnotherThreadRecords() {
    let isReported = DispatchSemaphore(value: 0)
    let scope = TestScope.running
    Thread.detachNewThread {
      reportFailure("recorded by the override")
      isReported.signal()
    }
    isRecording.wait()
    XCTAssertNotNil(scope)
    XCTAssertTrue(TestScope.running === scope)
    _ = currentFailureReporter()
    hasReporter.signal()
    isReported.wait()
  }

  private func record(_ message: String) {
    isRecording.signal()
    hasReporter.wait()
    XCTAssertEqual(message, "failed - recorded by the override")
  }

  #if canImport(Darwin)
  override func record(_ issue: XCTIssue) {
    guard issue.compactDescription.hasSuffix("by the override") else { return super.record(issue) }
    record(issue.compactDescription)
  }
  #else
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard description.hasSuffix("by the override") else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    record(description)
  }
  #endif
}
