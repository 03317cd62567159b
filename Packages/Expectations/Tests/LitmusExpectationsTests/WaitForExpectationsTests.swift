import LitmusExpectations
import LitmusReporting
import Testing

@Suite struct `Waiting for expectations` {
  @Test func `returns when all are fulfilled, before and during the wait`() async {
    let before = asyncExpectation(description: "before")
    let during = asyncExpectation(description: "during", expectedFulfillmentCount: 2)
    before.fulfill()
    let clock = TestClock.thatNeverWakes {
      during.fulfill()
      during.fulfill()
    }
    let failures = await FailureRecorder.record {
      await waitForExpectations([before, during], clock: clock)
    }
    #expect(failures.isEmpty)
    #expect(during.fulfillmentCount == 2)
  }

  @Test func `returns at once with nothing to wait for`() async {
    let none = asyncExpectation(description: "none", expectedFulfillmentCount: 0)
    let failures = await FailureRecorder.record {
      await waitForExpectations([], clock: TestClock.thatNeverWakes())
      await waitForExpectations([none], clock: TestClock.thatNeverWakes())
    }
    #expect(failures.isEmpty)
  }

  @Test func `can be done by several waits at once`() async {
    let started = asyncExpectation(description: "started", expectedFulfillmentCount: 3)
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record {
      await withTaskGroup { group in
        for _ in 1...3 {
          group.addTask {
            let clock = TestClock.thatNeverWakes { started.fulfill() }
            await waitForExpectations([done], clock: clock)
          }
        }
        await waitForExpectations([started], timeout: .seconds(60))
        done.fulfill()
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `is woken by fulfilments from many threads`() async {
    let done = asyncExpectation(description: "done", expectedFulfillmentCount: 1_000)
    let clock = TestClock.thatNeverWakes {
      await withTaskGroup { group in
        for _ in 1...1_000 { group.addTask { done.fulfill() } }
      }
    }
    let failures = await FailureRecorder.record { await waitForExpectations([done], clock: clock) }
    #expect(failures.isEmpty)
  }

  @Test @MainActor func `returns to the caller's actor`() async {
    let counter = Counter()
    let done = asyncExpectation(description: "done")
    Task {
      counter.count += 1
      done.fulfill()
    }
    await waitForExpectations([done], timeout: 10)
    MainActor.assertIsolated()
    #expect(counter.count == 1)
  }

  @Test func `reports on time-out what was not fulfilled`() async {
    let one = asyncExpectation(description: "one")
    let two = asyncExpectation(description: "two")
    let three = asyncExpectation(description: "three", expectedFulfillmentCount: 3)
    one.fulfill()
    three.fulfill()
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([one, two, three], timeout: 0.2, clock: TestClock())
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

  @Test(arguments: [
    (-1, "0.0"), (.nan, "0.0"), (1.1, "1.1"), (.infinity, "1000000000.0"),
  ]) func `takes any number of seconds`(seconds: Double, text: String) async {
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record {
      await waitForExpectations([done], timeout: seconds, clock: TestClock())
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after \(text) seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
      ]
    )
  }

  @Test func `waits for one second unless told otherwise`() async {
    let clock = TestClock()
    let done = asyncExpectation(description: "done")
    let failures = await FailureRecorder.record { await waitForExpectations([done], clock: clock) }
    #expect(clock.now.offset == .seconds(1))
    #expect(
      failures.map(\.message) == [
        "Timed out after 1.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
      ]
    )
  }
}

// MARK: - Fixtures

@MainActor private final class Counter {
  var count = 0
}
