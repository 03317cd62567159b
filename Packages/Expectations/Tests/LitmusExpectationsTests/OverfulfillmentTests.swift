import LitmusExpectations
import Testing

@Suite struct `Fulfilling an expectation too often` {
  @Test func `is reported at the line of the first call too many, once`() async {
    let line = #line + 4
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done")
      done.fulfill()
      done.fulfill()
      done.fulfill()
      #expect(done.fulfillmentCount == 3)
      await waitForExpectations([done])
    }
    #expect(
      failures.map(\.message) == [#"Expectation "done" was fulfilled 2 times, but expected 1 time"#]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is reported at the first call if the count is zero`() async {
    let failures = await FailureRecorder.record {
      let never = asyncExpectation(description: "never", expectedFulfillmentCount: 0)
      never.fulfill()
      await waitForExpectations([never])
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "never" was fulfilled 1 time, but expected 0 times"#
      ])
  }

  @Test func `is reported to the test that made it, even after the wait and from elsewhere`()
    async
  {
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done")
      done.fulfill()
      await waitForExpectations([done])
      let elsewhere = await FailureRecorder.record {
        await Task.detached { done.fulfill() }.value
      }
      #expect(elsewhere.isEmpty)
    }
    #expect(failures.count == 1)
  }

  @Test func `can be allowed`() async {
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done", assertForOverFulfill: false)
      done.fulfill()
      done.fulfill()
      await waitForExpectations([done])
    }
    #expect(failures.isEmpty)
  }

  @Test func `by a function reference is reported where the expectation was made`()
    async
  {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done", expectedFulfillmentCount: 2)
      (1...3).map { _ in done.fulfill }.forEach { $0() }
      await waitForExpectations([done])
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "done" was fulfilled 3 times, but expected 2 times"#
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is reported once if many tasks do it`() async {
    let failures = await FailureRecorder.record {
      let done = asyncExpectation(description: "done", expectedFulfillmentCount: 500)
      await withTaskGroup { group in
        for _ in 1...1_000 { group.addTask { done.fulfill() } }
      }
      await waitForExpectations([done])
    }
    #expect(
      failures.map(\.message) == [
        #"Expectation "done" was fulfilled 501 times, but expected 500 times"#
      ])
  }
}
