import LitmusExpectations
import XCTest

/// The examples of AsyncTesting's documentation, unchanged.
///
/// `await` before `fulfill()` and `try` before a wait are omitted, because they are not needed now;
/// the client in Tests/Consumers/Clients/seeds has them.
final class SeedExamplesTests: XCTestCase {
  func testDoneExpectation() async throws {
    let delay = 0.01
    let done = asyncExpectation(description: "done")
    Task {
      try await Task.sleep(seconds: delay)
      done.fulfill()
    }
    await waitForExpectations([done])
  }

  func testNotDoneInvertedExpectation() async throws {
    let delay = 0.01
    let notDone = asyncExpectation(description: "not done", isInverted: true)
    let task = Task {
      try await Task.sleep(seconds: delay)
      notDone.fulfill()
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
      notYetDone.fulfill()  // will timeout before being called
      done.fulfill()  // will be called after cancellation
    }
    await waitForExpectations([notYetDone], timeout: delay)
    task.cancel()
    await waitForExpectations([done])
  }

  func testDoneWithStaticFunctions() async throws {
    let done = AsyncTesting.expectation(description: "done")
    Task {
      try await Task.sleep(seconds: 0.1)
      done.fulfill()
    }
    await AsyncTesting.waitForExpectations([done])
  }

  func testTaskWithTimeout() async throws {
    let value = try await testTask(timeout: 1) { 42 }
    XCTAssertEqual(value, 42)
  }
}
