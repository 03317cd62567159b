import Foundation
import LitmusExpectations
import XCTest

final class OtherWaitXCTests: XCTestCase {
  func testPasses() async throws {
    let center = NotificationCenter()
    let saved = asyncExpectation(forNotification: Notification.Name("saved"), center: center)
    let posting = Task { center.post(name: Notification.Name("saved"), object: nil) }
    await waitForExpectations([saved])
    try await posting.value(timeout: 10)
    let clock = ManualClock()
    let reminder = Task { for _ in 1...3 { try await clock.sleep(for: .seconds(2)) } }
    await clock.advanceToNextDeadline()
    await clock.advance(until: reminder)
  }

  func testFails() async {
    let clock = ManualClock()
    let task = Task { try await Task.sleep(for: .seconds(60)) }
    _ = try? await task.value(timeout: .zero)
    await clock.advanceToNextDeadline(timeout: .zero)
    await clock.advance(until: task, timeout: .zero)
    task.cancel()
  }
}

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
