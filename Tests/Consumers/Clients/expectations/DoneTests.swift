import LitmusExpectations
import Testing

struct DoneTests {
  @Test func passes() async {
    let done = asyncExpectation(description: "done")
    Task { done.fulfill() }
    await waitForExpectations([done])
  }

  @Test func timesOut() async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: .zero)
  }

  @Test func isCancelled() async {
    let done = asyncExpectation(description: "done")
    let wait = Task {
      await waitForExpectations([done], timeout: .infinity)
    }
    wait.cancel()
    await wait.value
  }

  @Test func fulfillsTooOften() async {
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

  @Test func fulfillsAnInvertedOne() async {
    let notDone = asyncExpectation(description: "not done", isInverted: true)
    Task.detached { notDone.fulfill() }
    await waitForExpectations([notDone], timeout: .seconds(60))
  }

  @Test func doesNotAwait() {
    let done = asyncExpectation(description: "done")
    done.fulfill()
  }

  @Test func doesNotAwaitElsewhere() async {
    let done = asyncExpectation(description: "done")
    await Task.detached { done.fulfill() }.value
  }

  @Test func losesTheTask() async throws {
    try await testTask(timeout: .milliseconds(10)) { try await Task.sleep(for: .seconds(2)) }
  }

  @Test func seesNoValue() async {
    let emissions = Emissions(of: AsyncStream<Int> { $0.yield(1) })
    await emissions.next(2, timeout: .milliseconds(10))
  }
}

@Suite(.checksExpectations) struct CheckedTests {
  @MainActor private static var leaked: AsyncExpectation?

  @Test @MainActor func leaks() {
    Self.leaked = asyncExpectation(description: "leaked")
  }
}
