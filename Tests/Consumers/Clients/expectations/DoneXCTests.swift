import LitmusExpectations
import XCTest

final class DoneXCTests: XCTestCase {
  @MainActor private static var leaked: AsyncExpectation?

  func testPasses() async {
    let done = asyncExpectation(description: "done")
    Task { done.fulfill() }
    await waitForExpectations([done])
  }

  func testTimesOut() async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: .zero)
  }

  func testIsCancelled() async {
    let done = asyncExpectation(description: "done")
    let wait = Task {
      await LitmusExpectations.waitForExpectations([done], timeout: .infinity)
    }
    wait.cancel()
    await wait.value
  }

  func testFulfillsTooOften() async {
    let done = asyncExpectation(description: "done")
    await withCheckedContinuation { continuation in
      Task.detached {
        done.fulfill()
        done.fulfill()
        continuation.resume()
      }
    }
    await waitForExpectations([done])
  }

  func testFulfillsAnInvertedOne() async {
    let notDone = asyncExpectation(description: "not done", isInverted: true)
    Task.detached { notDone.fulfill() }
    await waitForExpectations([notDone], timeout: .seconds(60))
  }

  func testDoesNotAwait() {
    let done = asyncExpectation(description: "done")
    done.fulfill()
  }

  @MainActor func testLeaks() async throws {
    Self.leaked = asyncExpectation(description: "leaked")
  }

  func testLosesTheTask() async throws {
    try await testTask(timeout: .milliseconds(10)) { try await Task.sleep(for: .seconds(2)) }
  }

  func testSeesNoValue() async {
    let emissions = Emissions(of: AsyncStream<Int> { $0.yield(1) })
    await emissions.next(2, timeout: .milliseconds(10))
  }
}

/// Runs after the others: a failure of an earlier test's expectation names that test.
final class ZLateXCTests: XCTestCase {
  @MainActor private static var earlier: AsyncExpectation?

  @MainActor func test1IsFulfilledLater() async {
    let done = asyncExpectation(description: "done")
    done.fulfill()
    await waitForExpectations([done])
    Self.earlier = done
  }

  @MainActor func test2FulfillsThatOfTheTestBefore() {
    Self.earlier?.fulfill()
  }
}
