import LitmusExpectations
import Testing

/// Each of these tests also has to compile without a warning.
@Suite struct `The operation of a test task` {
  @Test func `uses state that is not Sendable outside of any actor`() async throws {
    let state = State()
    var count = 0
    let result = try await testTask(timeout: 60) {
      await Task.yield()
      state.count += 1
      count += 1
      return state
    }
    result.count += 1
    #expect(state.count == 2)
    #expect(count == 1)

    let done = asyncExpectation(description: "done", expectedFulfillmentCount: state.count)
    let finish = { done.fulfill() }
    let failures = await FailureRecorder.record {
      for _ in 1...state.count { finish() }
      await waitForExpectations([done])
      state.count += 1
    }
    #expect(failures.isEmpty)
    #expect(state.count == 3)
  }

  @Test func `returns a value that is not Sendable`() async throws {
    let state = try await testTask(timeout: 60) {
      await Task.yield()
      return State()
    }
    state.count += 1
    #expect(state.count == 1)
  }

  @Test @MainActor func `runs on the main actor and uses its state`() async throws {
    let state = State()
    let result = try await testTask(timeout: 60) {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      state.count += 1
      return state
    }
    MainActor.assertIsolated()
    result.count += 1
    #expect(state.count == 2)

    let done = asyncExpectation(description: "done")
    let finish = { done.fulfill() }
    Task {
      state.count += 1
      finish()
    }
    await waitForExpectations([done], timeout: 10)
    MainActor.assertIsolated()
    #expect(state.count == 3)
  }

  @Test func `runs in the caller's actor and uses its state`() async throws {
    #expect(try await Counter().run() == 5)
  }
}

// MARK: - Fixtures

private final class State {
  var count = 0
}

private actor Counter {
  private let state = State()

  func run() async throws -> Int {
    let result = try await testTask(timeout: 60) {
      self.assertIsolated()
      await Task.yield()
      self.assertIsolated()
      self.state.count += 1
      return self.state
    }
    assertIsolated()
    result.count += 1
    // A closure that uses nothing of the actor runs on it too.
    let isIsolated = try await testTask(timeout: 60) {
      await Task.yield()
      return isInCounter()
    }
    #expect(isIsolated)

    // Swift 6.3 treats a local variable as shared if the closure that uses it also uses `self`.
    let local = State()
    try await testTask(timeout: 60) {
      await Task.yield()
      local.count += 1
    }
    assertIsolated()
    local.count += 1

    let done = asyncExpectation(description: "done")
    let finish = { done.fulfill() }
    Task {
      state.count += 1
      finish()
    }
    await waitForExpectations([done], timeout: 10)
    assertIsolated()
    return state.count + local.count
  }
}

// Swift 6.3.1 releases the actor once too often if the closure itself contains `#isolation`.
private func isInCounter(isolation: isolated (any Actor)? = #isolation) -> Bool {
  isolation is Counter
}
