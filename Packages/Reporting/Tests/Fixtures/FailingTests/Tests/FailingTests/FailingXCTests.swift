import Elsewhere
import LitmusReporting
import XCTest

/// Tests that report failures from their own task, and from other tasks, queues and threads.
final class FailingXCTests: XCTestCase {
  func testDirect() {
    reportFailure("XCTest, direct")
  }

  func testDifference() {
    let difference = failureDifference(expected: Point(x: 1, y: 2), actual: Point(x: 1, y: 3))
    reportFailure("XCTest, difference", difference: difference)
  }

  func testTask() async {
    await Task {
      reportFailure("XCTest, task")
    }.value
  }

  func testDetachedTask() async {
    await inDetachedTask {
      reportFailure("XCTest, detached task")
    }
  }

  func testQueue() async {
    await onQueue {
      reportFailure("XCTest, queue")
    }
  }

  func testThread() async {
    await onThread {
      reportFailure("XCTest, thread")
    }
  }
}
