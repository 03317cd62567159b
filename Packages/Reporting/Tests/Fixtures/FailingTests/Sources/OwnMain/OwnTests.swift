import Dispatch
import Elsewhere
import LitmusReporting
import Testing
import XCTest

/// Tests that the program runs through Swift Testing's entry point.
@Suite struct OwnSwiftTests {
  @Test func passes() {}

  @Test func direct() {
    reportFailure("Own Swift Testing, direct")
  }

  @Test func childTask() async {
    async let child: Void = reportFailure("Own Swift Testing, child task")
    await child
  }

  @Test func detachedTask() async {
    await inDetachedTask { reportFailure("Own Swift Testing, detached task") }
  }

  @Test func queue() async {
    await onQueue { reportFailure("Own Swift Testing, queue") }
  }

  @Test func thread() async {
    await onThread { reportFailure("Own Swift Testing, thread") }
  }

  /// Records a known issue in the test's own task, and another one in a detached task.
  @Test func besideKnownIssue() async {
    await withKnownIssue {
      reportFailure("Own Swift Testing, known")
      await inDetachedTask { reportFailure("Own Swift Testing, beside a known issue") }
    }
  }

  #if os(Linux)
  /// Runs an XCTest case within the Swift Testing run.
  @Test func runsACase() async {
    await onThread {
      let testCase = XCTestCase(name: "testInSwiftTesting") { _ in
        let isReported = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          reportFailure("Own XCTest, in Swift Testing")
          isReported.signal()
        }
        isReported.wait()
      }
      testCase.run()
      print("failures of the case: \(testCase.testRun?.failureCount ?? -1)")
    }
  }
  #endif
}

#if os(Linux)
/// Cases that the program runs by `XCTMain`.
final class OwnXCTests: XCTestCase {
  static var allTests: [(String, (OwnXCTests) -> () throws -> Void)] {
    [
      ("testPasses", testPasses),
      ("testDirect", testDirect),
      ("testDetachedTask", asyncTest(testDetachedTask)),
      ("testQueue", asyncTest(testQueue)),
      ("testThread", asyncTest(testThread)),
    ]
  }

  /// Runs when no case is running.
  override class func tearDown() {
    if CommandLine.arguments.contains("--between-cases") {
      reportFailure("Own XCTest, between cases")
    }
    super.tearDown()
  }

  func testPasses() {}

  func testDirect() {
    reportFailure("Own XCTest, direct")
  }

  func testDetachedTask() async {
    await inDetachedTask { reportFailure("Own XCTest, detached task") }
  }

  func testQueue() async {
    await onQueue { reportFailure("Own XCTest, queue") }
  }

  func testThread() async {
    await onThread { reportFailure("Own XCTest, thread") }
  }
}
#endif
