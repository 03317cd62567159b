import LitmusExpectations
import LitmusReporting
import Testing

@Suite struct `A clock that ends sleeps with an error` {
  @Test func `ends a wait, whose task was not cancelled`() async {
    let expectation = asyncExpectation(description: "never")
    let failures = await FailureRecorder.record {
      await waitForExpectations([expectation], timeout: .seconds(1), clock: FailingClock())
    }
    #expect(
      failures.map(\.message) == [
        #"Timed out after 1.0 seconds waiting for 1 of 1 expectation: "never" was fulfilled 0 times, "#
          + "but expected 1 time"
      ])
  }
}

/// A clock that stands still and does not let anyone sleep.
private struct FailingClock: Clock {
  struct Stopped: Error {}

  let now = ManualClock().now
  let minimumResolution = Duration.zero

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    throw Stopped()
  }
}
