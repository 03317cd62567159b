import LitmusExpectations
import Testing

@Suite struct `An inverted expectation` {
  private let notDone = asyncExpectation(description: "not done", isInverted: true)

  @Test func `passes at the timeout, and may be fulfilled afterwards`() async {
    let done = asyncExpectation(description: "done")
    done.fulfill()
    let clock = ManualClock(advancesBySleeping: true)
    let failures = await FailureRecorder.record {
      await waitForExpectations([done, notDone], timeout: .seconds(3), clock: clock)
      notDone.fulfill()
      notDone.fulfill()
    }
    #expect(failures.isEmpty)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `fails at once when it is fulfilled during the wait`() async {
    let done = asyncExpectation(description: "done")
    let clock = ManualClock()
    let line = #line + 2
    let failures = await FailureRecorder.record {
      async let wait: Void = waitForExpectations([done, notDone], clock: clock)
      await clock.waitForSleepers()
      notDone.fulfill()
      await wait
    }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "not done" was fulfilled 1 time, but expected 0 times"#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails at once when it was fulfilled before the wait`() async {
    notDone.fulfill()
    notDone.fulfill()
    let failures = await FailureRecorder.record {
      await waitForExpectations([notDone], clock: ManualClock())
    }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "not done" was fulfilled 2 times, but expected 0 times"#
      ]
    )
  }

  @Test func `with a count may be fulfilled fewer times`() async {
    let fewTimes = asyncExpectation(
      description: "few times", isInverted: true, expectedFulfillmentCount: 3)
    fewTimes.fulfill()
    fewTimes.fulfill()
    let failures = await FailureRecorder.record {
      await waitForExpectations([fewTimes], clock: .jumping)
      fewTimes.fulfill()
      await waitForExpectations([fewTimes], clock: .jumping)
    }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "few times" was fulfilled 3 times, but expected fewer than 3 times"#
      ]
    )
    await waitForExpectations([notDone], timeout: .zero)
  }

  @Test func `is reported if it is waited for without a time limit`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([notDone], timeout: .infinity)
    }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "not done" was awaited without a time limit, but expected one. "#
          + "To fix this, pass a timeout or a task to watch"
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }
}

@Suite struct `A wait that watches a task` {
  private let notDone = asyncExpectation(description: "not done", isInverted: true)

  @Test func `ends when the task has ended, not at the timeout`() async {
    let task = Task { throw CancellationError() }
    let failures = await FailureRecorder.record {
      await waitForExpectations([notDone], timeout: .infinity, watching: task)
    }
    #expect(failures.isEmpty)
  }

  @Test func `fails when the task has ended and an expectation is not fulfilled`() async {
    let one = asyncExpectation(description: "one")
    let two = asyncExpectation(description: "two")
    let task = Task { one.fulfill() }
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([one, two, notDone], timeout: .infinity, watching: task)
    }
    #expect(
      failures.map(\.message) == [
        "Watched task ended while waiting for 1 of 2 expectations: "
          + #""two" was fulfilled 0 times, but expected 1 time"#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `ends at the timeout if the task is still running`() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(2)) }
    let failures = await FailureRecorder.record {
      await waitForExpectations([notDone], watching: task, clock: .jumping)
    }
    #expect(failures.isEmpty)
    task.cancel()
  }
}
