import LitmusExpectations
import Testing

@Suite struct `The value of a task` {
  @Test func `is returned, or its error is thrown`() async throws {
    #expect(try await Task { 1 }.value(timeout: 10) == 1)
    await #expect(throws: Refusal.self) {
      try await Task<Int, any Error> { throw Refusal() }.value(timeout: .seconds(10))
    }
  }

  @Test func `that does not come is reported at the line of the wait`() async {
    let task = Task<Int, Never> {
      await sleepUntilCancelled()
      return 1
    }
    var line = 0
    let failures = await FailureRecorder.record {
      do {
        line = #line + 1
        try await task.value(timeout: 0.5, clock: .jumping)
        Issue.record("The wait threw no error")
      } catch {
        #expect(error is TestTaskTimeout)
      }
    }
    #expect(
      failures.map(\.message) == ["Timed out after 0.5 seconds waiting for the value of a task"])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(!task.isCancelled)
    task.cancel()
  }

  @Test func `is no longer waited for in a cancelled task`() async {
    let task = Task { await sleepUntilCancelled() }
    let failures = await FailureRecorder.record {
      await cancelled {
        await #expect(throws: CancellationError.self) { try await task.value(timeout: 2) }
      }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 2.0 seconds while waiting for the value of a task"
      ])
    task.cancel()
  }
}

// MARK: - Fixtures

private struct Refusal: Error {}
