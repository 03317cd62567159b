internal import Foundation
@_spi(LitmusHarness) internal import LitmusReporting
internal import XCTest

/// Reports failures to the XCTest case that is running, and knows when there is none.
///
/// `XCTFail` drops a failure silently when no case is running, so the running case is observed and
/// spoken to directly.
final class XCTestHarness: NSObject, XCTestObservation, TestHarness, @unchecked Sendable {
  static let shared = XCTestHarness()

  /// Recursive, because a case may report again from its own `record`.
  private let lock = NSRecursiveLock()
  /// Only reached while `lock` is held.
  private var runningCase: XCTestCase?

  private override init() {
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    lock.withLock { runningCase = testCase }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.withLock { runningCase = nil }
  }

  #if canImport(Darwin)
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    // The lock is not held while the case records: with continueAfterFailure off, that call
    // does not return.
    guard origin == .process, let testCase = lock.withLock({ runningCase }) else { return false }
    let location = XCTSourceCodeLocation(
      filePath: failure.callSite.filePath,
      lineNumber: failure.callSite.line
    )
    testCase.record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: "failed - \(failure.text)",
        sourceCodeContext: XCTSourceCodeContext(location: location),
        associatedError: failure.error
      )
    )
    return true
  }
  #else
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    // The lock is held while the case records: corelibs XCTest counts failures without one.
    lock.withLock {
      guard origin == .process, let testCase = runningCase else { return false }
      testCase.recordFailure(
        withDescription: "failed - \(failure.text)",
        inFile: failure.callSite.filePath,
        atLine: failure.callSite.line,
        expected: true
      )
      return true
    }
  }
  #endif
}
