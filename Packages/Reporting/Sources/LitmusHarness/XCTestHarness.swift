internal import Foundation
@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting
internal import XCTest

/// A harness that reports failures to the running XCTest case, if there is one.
///
/// `XCTFail` drops a failure silently when no case is running, so the harness observes which case is
/// running and records failures in it directly.
final class XCTestHarness: NSObject, XCTestObservation, TestHarness, @unchecked Sendable {
  static let shared = XCTestHarness()

  private let running = Locked<(testCase: XCTestCase, scope: TestScope)?>(nil)
  #if !canImport(Darwin)
  /// Held while a case records, because corelibs XCTest counts failures without a lock.
  ///
  /// Recursive, because a case may report again from its own `record`.
  /// The lock of `running` is not held then: `record` and the observers may wait for another thread of
  /// the test, which makes a fake or asks for the reporter.
  private let recording = NSRecursiveLock()
  #endif

  private override init() {
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let scope = TestScope(of: testCase)
    running.withLock { $0 = (testCase, scope) }
    // The teardown block that is added first runs last. After it, a failure can no longer be recorded
    // in the case, and XCTest stops the process if a block is added once the blocks have begun to run.
    testCase.addTeardownBlock { [unowned testCase] in
      scope.end(isSkipped: testCase.testRun?.hasBeenSkipped ?? false)
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let scope = running.withLock { $0.take()?.scope }
    scope?.finish(testCase)
  }

  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    guard origin == .process else { return false }
    #if canImport(Darwin)
    // The lock is not held while the case records: with continueAfterFailure off, that call
    // does not return.
    guard let testCase = running.withLock({ $0?.testCase }) else { return false }
    testCase.record(failure)
    return true
    #else
    return recording.withLock {
      // XCTest stops the process if the case's run has ended, which happens shortly before it notifies
      // the observers.
      guard let testCase = running.withLock({ $0?.testCase }), testCase.testRun?.stopDate == nil
      else { return false }
      testCase.record(failure)
      return true
    }
    #endif
  }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? {
    guard origin == .process else { return nil }
    // The lock is not held while the reporter reads the case's name, which may be the test's code.
    let testCase = running.withLock { $0?.testCase }
    return testCase.map { XCTestReporter(for: $0) }
  }

  func runningScope(from origin: FailureOrigin) -> TestScope? {
    origin == .process ? running.withLock { $0?.scope } : nil
  }

  /// Returns whether a case is the one that is running.
  fileprivate func isRunning(_ id: ObjectIdentifier) -> Bool {
    running.withLock { $0.map { ObjectIdentifier($0.testCase) == id } ?? false }
  }
}

/// A reporter for one XCTest case that names the case in a failure if the case has already ended.
private final class XCTestReporter: FailureReporter {
  /// XCTest retains all cases until the end of the run, so no other case gets this identity.
  private let id: ObjectIdentifier
  private let name: String

  init(for testCase: XCTestCase) {
    id = ObjectIdentifier(testCase)
    name = testCase.name
  }

  func report(_ failure: ReportedFailure) {
    var failure = failure
    if !XCTestHarness.shared.isRunning(id) {
      failure.message = failure.message.begun(in: name)
    }
    if !XCTestHarness.shared.report(failure, from: .process) { reportFailure(failure) }
  }
}

extension XCTestCase {
  #if canImport(Darwin)
  fileprivate func record(_ failure: ReportedFailure) {
    let location = XCTSourceCodeLocation(
      filePath: failure.callSite.filePath,
      lineNumber: failure.callSite.line
    )
    record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: "failed - \(failure.shownText)",
        sourceCodeContext: XCTSourceCodeContext(location: location),
        associatedError: failure.error,
        attachments: failure.wholeText.map { text in
          let attachment = XCTAttachment(string: text)
          attachment.name = "failure.txt"
          return [attachment]
        } ?? []
      )
    )
  }
  #else
  fileprivate func record(_ failure: ReportedFailure) {
    recordFailure(
      withDescription: "failed - \(failure.shownText)",
      inFile: failure.callSite.filePath,
      atLine: failure.callSite.line,
      expected: true
    )
  }
  #endif
}
