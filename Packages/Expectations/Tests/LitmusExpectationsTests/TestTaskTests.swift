import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A test task` {
  @Test func `returns what its operation returns`() async throws {
    let answer = try await testTask { 42 }
    #expect(answer == 42)
    let nothing: Void = try await testTask { await Task.yield() }
    #expect(nothing == ())
  }

  @Test func `throws what its operation throws, at once`() async {
    let failures = await FailureRecorder.record {
      await #expect(throws: Boom()) {
        try await testTask(timeout: .infinity) { throw Boom() }
      }
      await #expect(throws: Boom()) {
        try await testTask(clock: ManualClock()) {
          await Task.yield()
          throw Boom()
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `is cancelled and reported at the deadline`() async throws {
    let cancelled = asyncExpectation(description: "cancelled")
    let clock = ManualClock(advancesBySleeping: true)
    var error: TestTaskTimeout?
    let line = #line + 2  // Within #expect, each #line is the line of #expect.
    let failures = await FailureRecorder.record {
      error = await #expect(throws: TestTaskTimeout.self) {
        try await testTask(timeout: .seconds(3), clock: clock) {
          await sleepUntilCancelled()
          if Task.isCancelled { cancelled.fulfill() }
        }
      }
    }
    await waitForExpectations([cancelled], timeout: 10)
    #expect(clock.now.offset == .seconds(3))
    #expect(
      failures.map(\.message) == ["Timed out after 3.0 seconds waiting for a task that did not end"]
    )
    #expect(failures.map(\.callSite.line) == [line])
    let callSite = try #require(failures.first?.callSite)
    #expect(error?.callSite == callSite)
    let text = "follows from the failure before: the task at \(callSite) timed out"
    #expect(error?.description == text)
    #expect(errorText(of: error) == "TestTaskTimeout, which \(text)")
  }

  @Test func `returns at the deadline even if its operation ignores cancellation`() async {
    let gate = Gate()
    let ended = asyncExpectation(description: "ended")
    let failures = await FailureRecorder.record {
      await #expect(throws: TestTaskTimeout.self) {
        try await testTask(clock: .jumping) {
          await gate.wait()
          ended.fulfill()
        }
      }
    }
    #expect(ended.fulfillmentCount == 0)
    #expect(
      failures.map(\.message) == [
        "Timed out after 60.0 seconds waiting for a task that did not end"
      ]
    )
    await gate.open()
    await waitForExpectations([ended], timeout: 10)
  }

  @Test(arguments: [0, -1, Double.nan]) func `is cancelled at once if it has no time`(
    seconds: Double
  ) async {
    let cancelled = asyncExpectation(description: "cancelled")
    let failures = await FailureRecorder.record {
      await #expect(throws: TestTaskTimeout.self) {
        try await testTask(timeout: seconds) {
          await sleepUntilCancelled()
          cancelled.fulfill()
        }
      }
    }
    await waitForExpectations([cancelled], timeout: 10)
    #expect(
      failures.map(\.message) == ["Timed out after 0.0 seconds waiting for a task that did not end"]
    )
  }

  @Test func `is cancelled with the task that calls it, and reports a failure`() async {
    let cancelled = asyncExpectation(description: "cancelled", expectedFulfillmentCount: 2)
    let clock = ManualClock()
    let line = #line + 4
    let failures = await FailureRecorder.record {
      let task = Task {
        for timeout in [Duration.seconds(2), .seconds(3_000_000_000)] {
          await #expect(throws: CancellationError.self) {
            try await testTask(timeout: timeout, clock: clock) {
              await sleepUntilCancelled()
              cancelled.fulfill()
            }
          }
        }
      }
      await clock.waitForSleepers()
      task.cancel()
      await task.value
    }
    await waitForExpectations([cancelled], timeout: 10)
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 2.0 seconds while waiting for a task",
        "Cancelled while waiting for a task",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line])
  }

  @Test func `returns when its caller is cancelled, even if its operation continues`() async {
    let gate = Gate()
    let failures = await FailureRecorder.record {
      await cancelled {
        await #expect(throws: CancellationError.self) { try await testTask { await gate.wait() } }
      }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 60.0 seconds while waiting for a task"
      ]
    )
    await gate.open()
  }

  @Test func `reports the failures of its operation to its own test`() async throws {
    let failures = try await recordFailures {
      try await testTask { reportFailure("In the operation") }
    }
    #expect(failures == ["In the operation"])
  }

  private func recordFailures(_ operation: () async throws -> Void) async throws -> [String] {
    try await FailureRecorder.record(operation).map(\.message)
  }
}

// MARK: - Fixtures

private struct Boom: Error, Equatable {}
