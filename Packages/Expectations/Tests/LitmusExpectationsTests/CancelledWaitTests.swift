import LitmusExpectations
import LitmusReporting
import Testing

@Suite struct `A cancelled wait` {
  private let done = asyncExpectation(description: "done")
  private let notDone = asyncExpectation(description: "not done", isInverted: true)

  @Test func `returns and reports what was not fulfilled`() async {
    let line = #line + 1
    let failures = await cancelled { await waitForExpectations([done, notDone], clock: $0) }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 1.0 seconds while waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `reports that an inverted expectation was not waited for to the end`() async {
    done.fulfill()
    let failures = await cancelled { await waitForExpectations([done, notDone], clock: $0) }
    #expect(failures.map(\.message) == ["Cancelled before the timeout of 1.0 seconds"])
  }

  @Test func `passes if all was fulfilled before`() async {
    done.fulfill()
    let failures = await FailureRecorder.record {
      let wait = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await waitForExpectations([done])
      }
      await wait.value
    }
    #expect(failures.isEmpty)
  }

  /// Cancels a wait when its clock begins to sleep, and returns what the wait reported.
  private func cancelled(
    _ wait: @escaping @Sendable (TestClock) async -> Void
  ) async -> [ReportedFailure] {
    await FailureRecorder.record {
      let (started, start) = AsyncStream<Void>.makeStream()
      let task = Task { await wait(.thatNeverWakes { start.finish() }) }
      for await _ in started {}
      task.cancel()
      await task.value
    }
  }
}
