import Dispatch
import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `Waiting for expectations` {
  @Test func `returns when all are fulfilled, before and during the wait`() async {
    let before = asyncExpectation(description: "before")
    let during = asyncExpectation(description: "during", expectedFulfillmentCount: 2)
    before.fulfill()
    let clock = ManualClock()
    let failures = await FailureRecorder.record {
      async let wait: Void = waitForExpectations([before, during], clock: clock)
      await clock.waitForSleepers()
      during.fulfill()
      during.fulfill()
      await wait
    }
    #expect(failures.isEmpty)
    #expect(during.fulfillmentCount == 2)
  }

  @Test func `returns at once if all are fulfilled`() async {
    let none = asyncExpectation(description: "none", expectedFulfillmentCount: 0)
    let failures = await FailureRecorder.record {
      await waitForExpectations([], clock: ManualClock())
      await waitForExpectations([none], clock: ManualClock())
      await waitForExpectations([], timeout: .infinity)
    }
    #expect(failures.isEmpty)
  }

  @Test func `can be done by several tasks at once`() async {
    let done = asyncExpectation(description: "done")
    let clock = ManualClock()
    let failures = await FailureRecorder.record {
      await withTaskGroup { group in
        for _ in 1...3 {
          group.addTask { await waitForExpectations([done], clock: clock) }
        }
        await clock.waitForSleepers(3)
        done.fulfill()
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `reports at the timeout what was not fulfilled, at the line of the wait`() async {
    let one = asyncExpectation(description: "one")
    let two = asyncExpectation(description: "two")
    let three = asyncExpectation(description: "three", expectedFulfillmentCount: 3)
    one.fulfill()
    three.fulfill()
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([one, two, three], timeout: 0.2, clock: .jumping)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.2 seconds waiting for 2 of 3 expectations: "
          + #""two" was fulfilled 0 times, but expected 1 time; "#
          + #""three" was fulfilled 1 time, but expected 3 times"#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
    #expect(failures.map(\.callSite.fileID) == [#fileID])
  }

  @Test(arguments: [-1, 0, Double.nan, -Double.infinity])
  func `checks once if the timeout is not positive`(
    seconds: Double
  ) async {
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record {
      await waitForExpectations([done], timeout: seconds)
      done.fulfill()
      await waitForExpectations([done], timeout: seconds)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
      ]
    )
  }

  @Test func `has no limit if the timeout is infinite`() async {
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record {
      Task { done.fulfill() }
      await waitForExpectations([done], timeout: .infinity, clock: .jumping)
    }
    #expect(failures.isEmpty)
  }

  @Test func `reports an expectation that is listed twice, and counts it once`() async {
    let done = asyncExpectation(description: "done")
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([done, done, done], timeout: .zero)
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "done" was listed 3 times in the wait, but expected 1 time"#,
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#,
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line])
  }

  @Test @MainActor func `does not use up its time while the main actor is busy`() async {
    let late = asyncExpectation(description: "late")
    let failures = await FailureRecorder.record {
      let wait = Task { @MainActor in
        await waitForExpectations([late], timeout: .milliseconds(1))
      }
      // The main actor runs this job next, after the wait has begun.
      Task { @MainActor in
        block(beyond: .milliseconds(100))
        late.fulfill()
      }
      await wait.value
    }
    #expect(failures.map(\.message) == [])
  }

  /// Blocks the thread until a deadline has passed, and earlier deadlines have had time to act.
  private func block(beyond duration: Duration) {
    let semaphore = DispatchSemaphore(value: 0)
    let deadline = Deadline(after: duration) {
      Task.detached {
        for _ in 1...1_000 { await Task.yield() }
        semaphore.signal()
      }
    }
    semaphore.wait()
    deadline.cancel()
  }
}
