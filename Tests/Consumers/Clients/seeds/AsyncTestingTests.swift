import LitmusAsyncTesting
import XCTest

// What AsyncTesting's document shows.
final class AsyncTestingTests: XCTestCase {
  private var answers: [Int] = []

  func testExample() async throws {
    let done = asyncExpectation(description: "done")
    Task {
      try await Task.sleep(seconds: 0.1)
      await done.fulfill()
    }
    try await waitForExpectations([done])
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

  @MainActor func testATaskWithImplicitSelf() async throws {
    try await testTask { answers.append(1) }
    let count: Int = try await testTask(timeout: 10, file: #filePath, line: #line) {
      answers.count
    }
    XCTAssertEqual(count, 1)
  }

  func testAHelperOfAWait() async { await waitLongEnough() }
}

func waitLongEnough(file: StaticString = #filePath, line: UInt = #line) async {
  let done = asyncExpectation(description: "done")
  await AsyncTesting.waitForExpectations([done], timeout: 0, file: file, line: line)
}
