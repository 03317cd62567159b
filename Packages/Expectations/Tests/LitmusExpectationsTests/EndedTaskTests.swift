import LitmusExpectations
import Testing

@Suite struct `A task that has already ended` {
  @Test(arguments: [0, -1, .nan])
  func `has its value at a timeout of zero, or throws its error`(timeout: Double) async throws {
    for number in 1...1_000 {
      let task = await ended(Task { number })
      #expect(try await task.value(timeout: timeout) == number)
    }
    let failing = await ended(Task<Int, any Error> { throw Refusal() })
    await #expect(throws: Refusal.self) { try await failing.value(timeout: timeout) }
  }

  @Test @MainActor func `has its value on the main actor`() async throws {
    let task = await ended(Task { @MainActor in 1 })
    #expect(try await task.value(timeout: 0, clock: ManualClock()) == 1)
    #expect(try await ended(Task.detached { 2 }).value(timeout: 0) == 2)
  }

  @Test func `has its value on another actor`() async throws {
    #expect(try await Reader().value(of: await ended(Task { 1 })) == 1)
  }

  @Test func `has its value in a cancelled task`() async {
    let task = await ended(Task { 1 })
    await cancelled {
      #expect(try! await task.value(timeout: 2) == 1)
      #expect(try! await task.value(timeout: .infinity) == 1)
    }
  }

  @Test func `ends the wait that watches it, at a timeout of zero`() async {
    let task = await ended(Task {})
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record {
      await waitForExpectations([done], timeout: 0, watching: task)
    }
    #expect(
      failures.map(\.message) == [
        #"Watched task ended while waiting for 1 of 1 expectation: "done" was fulfilled 0 times, but expected 1 time"#
      ])
  }

  @Test func `ends the advance of a clock, at a timeout of zero`() async {
    let clock = ManualClock()
    await clock.advance(until: await ended(Task {}), timeout: 0)
    #expect(clock.now.offset == .zero)
  }
}

// MARK: - Fixtures

private struct Refusal: Error {}

private actor Reader {
  func value(of task: Task<Int, Never>) async throws -> Int { try await task.value(timeout: 0) }
}

/// Returns a task when it has ended.
private func ended<Success, Failure>(
  _ task: Task<Success, Failure>
) async -> Task<Success, Failure> {
  _ = await task.result
  return task
}
