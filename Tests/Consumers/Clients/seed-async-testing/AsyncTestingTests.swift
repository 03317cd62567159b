import LitmusAsyncTesting
import XCTest

// What AsyncTesting's document shows, and all of its public declarations.
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

  func testStaticFunctions() async {
    let twice = AsyncTesting.expectation(description: "twice", expectedFulfillmentCount: 2)
    let never = AsyncTesting.expectation(description: "never", isInverted: true)
    Task {
      await twice.fulfill()
      await twice.fulfill()
    }
    await AsyncTesting.waitForExpectations([twice])
    await AsyncTesting.waitForExpectations([never], timeout: 0.01)
    await AsyncTesting.waitForExpectations([], timeout: 1, file: #filePath, line: #line)
  }

  func testTheExpectationItself() async {
    let twice = AsyncExpectation(
      description: "twice", isInverted: false, expectedFulfillmentCount: 2)
    let description = await twice.expectationDescription
    let isInverted = await twice.isInverted
    let count = await twice.expectedFulfillmentCount
    XCTAssertEqual(description, "twice")
    XCTAssertFalse(isInverted)
    XCTAssertEqual(count, 2)
    await twice.fulfill()
    var isFulfilled = await twice.isFulfilled
    XCTAssertFalse(isFulfilled)
    await twice.fulfill(file: #filePath, line: #line)
    isFulfilled = await twice.isFulfilled
    XCTAssertTrue(isFulfilled)
    await waitForExpectations([twice], timeout: .leastNonzeroMagnitude)
    XCTAssert(
      AsyncExpectation.AsyncExpectationContinuation.self
        == CheckedContinuation<Void, any Error>.self)
  }

  @MainActor func testATaskWithImplicitSelf() async throws {
    try await testTask { answers.append(1) }
    let answer = try await testTask(timeout: 10) {
      answers.append(2)
      return answers.count
    }
    XCTAssertEqual(answer, 2)
    let count: Int = try await testTask(timeout: 10, file: #filePath, line: #line) {
      answers.count
    }
    XCTAssertEqual(count, 2)
  }

  func testATaskThatThrows() async {
    do {
      try await testTask { throw CocoaError(.fileNoSuchFile) }
      XCTFail("No error was thrown")
    } catch {
      XCTAssertEqual((error as? CocoaError)?.code, .fileNoSuchFile)
    }
  }

  // MARK: Failures at the line that calls a helper
  func testAHelperOfAWait() async {
    await waitLongEnough()
  }

  func testAHelperOfATask() async {
    do {
      try await work()
      XCTFail("No error was thrown")
    } catch {}
  }

  func testAHelperThatFulfills() async {
    let done = asyncExpectation(description: "done")
    await complete(done)
    await waitForExpectations([done])
    await complete(done)
  }

  private func waitLongEnough(file: StaticString = #filePath, line: UInt = #line) async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: 0, file: file, line: line)
  }

  private func work(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await testTask(timeout: 0, file: file, line: line) {
      await AsyncRunner().run()
    }
  }

  private func complete(
    _ expectation: AsyncExpectation, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await expectation.fulfill(file: file, line: line)
  }
}
