import LitmusAsyncTesting
import XCTest

/// The examples of AsyncTesting's document as they stand there.
final class SeedExamplesTests: XCTestCase {
  func testDoneExpectation() async throws {
    let delay = 0.01
    let done = asyncExpectation(description: "done")
    Task {
      try await Task.sleep(seconds: delay)
      await done.fulfill()
    }
    await waitForExpectations([done])
  }

  func testNotDoneInvertedExpectation() async throws {
    let delay = 0.01
    let notDone = asyncExpectation(description: "not done", isInverted: true)
    let task = Task {
      try await Task.sleep(seconds: delay)
      await notDone.fulfill()
    }
    // cancel immediately to prevent fulfill from being run
    task.cancel()
    await waitForExpectations([notDone], timeout: delay * 2)
  }

  func testNotYetDoneAndThenDoneExpectation() async throws {
    let delay = 0.01
    let notYetDone = asyncExpectation(description: "not yet done", isInverted: true)
    let done = asyncExpectation(description: "done")
    let task = Task {
      await AsyncRunner().run()  // sleeps for 2 seconds
      XCTAssertTrue(Task.isCancelled)
      await notYetDone.fulfill()  // will timeout before being called
      await done.fulfill()  // will be called after cancellation
    }
    await waitForExpectations([notYetDone], timeout: delay)
    task.cancel()
    await waitForExpectations([done])
  }

  func testDoneWithStaticFunctions() async throws {
    let done = AsyncTesting.expectation(description: "done")
    Task {
      try await Task.sleep(seconds: 0.1)
      await done.fulfill()
    }
    await AsyncTesting.waitForExpectations([done])
  }

  func testTaskWithTimeout() async throws {
    let value = try await testTask(timeout: 1) { 42 }
    XCTAssertEqual(value, 42)
  }
}
