import Dispatch
@_spi(Litmus) import LitmusReporting
import XCTest

/// Tests that start work, which reports failures after the test has ended.
final class LateXCTests: XCTestCase {
  private static let workUntilNextTest = LateWork()
  private static let workUntilNoTest = LateWork()

  /// Runs after the last test: no test is running when its work resumes.
  override class func tearDown() {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await workUntilNoTest.finish()
      done.signal()
    }
    done.wait()
    super.tearDown()
  }

  func test1StartsWork() async {
    await Self.workUntilNextTest.start {
      reportFailure("XCTest, next test")
    }
    let reporter = currentFailureReporter()
    await Self.workUntilNextTest.start {
      withFailureReporter(reporter) { reportFailure("XCTest, kept reporter") }
    }
    TestScope.running?.atEnd { reportFailure("XCTest, end of test") }
    await Self.workUntilNoTest.start {
      reportFailure("XCTest, no test")
    }
  }

  func test2RunsWhileWorkGoesOn() async {
    await Self.workUntilNextTest.finish()
  }
}
