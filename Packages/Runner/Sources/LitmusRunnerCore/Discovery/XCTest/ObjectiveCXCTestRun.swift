#if LITMUS_RUNNER && canImport(ObjectiveC)
@_spi(Litmus) private import LitmusReporting

/// Runs of single tests through XCTest, without linking it.
enum ObjectiveCXCTestRun {
  private struct Running: Sendable {
    var testCase: ObjectIdentifier
    var test: RunningTest
    var hasFailed = false
  }

  private static let running = Locked<Running?>(nil)

  /// Runs a test on its own instance.
  ///
  /// - Parameters:
  ///   - invocation: The `NSInvocation` that XCTest created for the test's method.
  ///   - suite: The test's class.
  ///   - test: The test that receives the failures.
  @MainActor static func run(
    _ invocation: AnyObject, of suite: ObjectiveCObject, as test: RunningTest
  ) {
    guard
      ObjectiveCXCTestObserver.isInstalled,
      let testCase = suite.get("testCaseWithInvocation:", invocation)
    else {
      return test.reportFromFramework(test.failure("XCTest made no test case, but expected one"))
    }
    let new = Running(testCase: ObjectIdentifier(testCase.object), test: test)
    let outer = running.withLock { exchange(&$0, with: new) }
    let isDone = testCase.send("runTest")
    let hasFailed = running.withLock { exchange(&$0, with: outer) }?.hasFailed ?? false
    guard isDone, let testRun = testCase.get("testRun") else {
      return test.reportFromFramework(
        test.failure("XCTest did not run the test, but expected it to"))
    }
    if testRun.isTrue("hasBeenSkipped") { test.skip("XCTest skipped it and does not say why") }
    if !hasFailed, testRun.number("totalFailureCount") != 0 {
      test.reportFromFramework(test.failure("XCTest counted a failure that it did not report"))
    }
  }

  /// Handles an issue that XCTest reports for a test case, from any thread.
  static func recorded(_ issue: ObjectiveCObject, by testCase: AnyObject) {
    let test = running.withLock { running -> RunningTest? in
      guard running?.testCase == ObjectIdentifier(testCase) else { return nil }
      running?.hasFailed = true
      return running?.test
    }
    if let test { test.reportFromFramework(test.failure(of: issue)) }
  }

  /// Handles a failure that a test case expected, from any thread.
  static func recordedExpected(_ failure: ObjectiveCObject, by testCase: AnyObject) {
    let test = running.withLock {
      $0?.testCase == ObjectIdentifier(testCase) ? $0?.test : nil
    }
    guard let test, let issue = failure.get("issue") else { return }
    var reported = test.failure(of: issue)
    reported.message = reported.message.followed(by: failure.text("failureReason") ?? "")
    _ = test.report(reported, isExpected: true)
  }
}

extension RunningTest {
  fileprivate func failure(_ message: String) -> ReportedFailure {
    ReportedFailure(message: message, callSite: description.callSite)
  }

  /// Returns a failure for an `XCTIssue`.
  fileprivate func failure(of issue: ObjectiveCObject) -> ReportedFailure {
    let location = issue.get("sourceCodeContext")?.get("location")
    return ReportedFailure(
      message: issue.text("compactDescription") ?? "XCTest recorded an issue without a text",
      callSite: description.callSite.inFramework(
        file: location?.get("fileURL")?.text("path"), line: location?.number("lineNumber") ?? 0),
      error: issue.get("associatedError")?.object as? any Error)
  }
}
#endif
