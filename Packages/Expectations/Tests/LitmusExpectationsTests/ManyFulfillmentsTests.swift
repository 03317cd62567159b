import LitmusExpectations
import Testing

@Suite struct `An expectation that is fulfilled any number of times` {
  @Test func `may have the largest number as its count`() async {
    let done = asyncExpectation(description: "done", expectedFulfillmentCount: .max)
    done.fulfill()
    #expect(done.fulfillmentCount == 1)
    let failures = await FailureRecorder.record {
      await waitForExpectations([done], timeout: 0)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""done" was fulfilled 1 time, but expected 9223372036854775807 times"#
      ])
  }
}
