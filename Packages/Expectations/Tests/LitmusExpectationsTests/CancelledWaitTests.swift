import LitmusExpectations
import Testing

@Suite struct `A cancelled wait` {
  private let done = asyncExpectation(description: "done")
  private let notDone = asyncExpectation(description: "not done", isInverted: true)

  @Test func `returns at once and reports what was not fulfilled`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await cancelledWhileAsleep { await waitForExpectations([done, notDone], clock: $0) }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 1.0 seconds while waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 0 times, but expected 1 time"#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `reports an inverted expectation that it did not wait for to the end`() async {
    done.fulfill()
    let failures = await FailureRecorder.record {
      await cancelledWhileAsleep { await waitForExpectations([done, notDone], clock: $0) }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 1.0 seconds while waiting for inverted expectation "
          + #""not done""#
      ]
    )
  }

  @Test func `does not begin to wait in a task that was cancelled before`() async {
    let failures = await FailureRecorder.record {
      await cancelled {
        await waitForExpectations([done], timeout: .infinity)
        await waitForExpectations([notDone], timeout: .seconds(1_000))
      }
    }
    #expect(
      failures.map(\.message) == [
        #"Cancelled while waiting for 1 of 1 expectation: "done" was fulfilled 0 times, "#
          + "but expected 1 time",
        "Cancelled before the timeout of 1000.0 seconds while waiting for inverted expectation "
          + #""not done""#,
      ]
    )
  }

  @Test func `reports nothing if all was fulfilled before`() async {
    done.fulfill()
    let failures = await FailureRecorder.record {
      await cancelled {
        await waitForExpectations([done])
        await waitForExpectations([notDone], timeout: .zero)
      }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 0.0 seconds while waiting for inverted expectation "
          + #""not done""#
      ]
    )
  }
}
