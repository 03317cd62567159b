import LitmusExpectations
import LitmusReporting
import Testing

@Suite struct `An inverted expectation` {
  private let notDone = asyncExpectation(description: "not done", isInverted: true)

  @Test func `passes when the timeout comes first`() async {
    let done = asyncExpectation(description: "done")
    done.fulfill()
    let clock = TestClock()
    let failures = await FailureRecorder.record {
      await waitForExpectations([done, notDone], timeout: .seconds(3), clock: clock)
    }
    notDone.fulfill()
    #expect(failures.isEmpty)
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `fails at once when it is fulfilled during the wait`() async {
    let done = asyncExpectation(description: "done")
    let clock = TestClock.thatNeverWakes { notDone.fulfill() }
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([done, notDone], clock: clock)
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
      await waitForExpectations([notDone], clock: TestClock.thatNeverWakes())
    }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "not done" was fulfilled 2 times, but expected 0 times"#
      ]
    )
  }
}
