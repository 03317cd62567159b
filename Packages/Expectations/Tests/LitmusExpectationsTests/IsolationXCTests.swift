import LitmusExpectations
import XCTest

/// These tests also have to compile without a warning, although an XCTestCase is not Sendable.
final class IsolationXCTests: XCTestCase {
  private var count = 0
  private var state = State()

  func testUsesTheStateOfTheCase() async throws {
    let local = State()
    let result = try await testTask(timeout: 10) {
      await Task.yield()
      self.count += 1
      self.state.count += 1
      local.count += 1
      return self.state
    }
    result.count += 1
    local.count += 1
    XCTAssertEqual([count, state.count, local.count], [1, 2, 2])

    let done = asyncExpectation(description: "done")
    let finish = { done.fulfill() }
    finish()
    await waitForExpectations([done])
    count += 1
    XCTAssertEqual(count, 2)
  }

  @MainActor func testUsesTheStateOfTheCaseOnTheMainActor() async throws {
    let local = State()
    try await testTask(timeout: 10) {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      self.count += 1
      local.count += 1
    }
    MainActor.assertIsolated()
    local.count += 1
    XCTAssertEqual([count, local.count], [1, 2])

    let done = asyncExpectation(description: "done")
    Task { @MainActor in
      local.count += 1
      done.fulfill()
    }
    await waitForExpectations([done], timeout: 10)
    MainActor.assertIsolated()
    XCTAssertEqual(local.count, 3)
  }
}

@MainActor final class MainActorIsolationXCTests: XCTestCase {
  private var count = 0

  func testUsesTheStateOfTheCase() async throws {
    let state = State()
    let result = try await testTask(timeout: 10) {
      MainActor.assertIsolated()
      self.count += 1
      state.count += 1
      return state
    }
    result.count += 1
    XCTAssertEqual([count, state.count], [1, 2])

    let done = asyncExpectation(description: "done")
    Task {
      self.count += 1
      done.fulfill()
    }
    await waitForExpectations([done], timeout: 10)
    XCTAssertEqual(count, 2)
  }
}

// MARK: - Fixtures

private final class State {
  var count = 0
}
