// begin-snippet: expectations-example
import LitmusExpectations
import Testing

@Test func bothPartsAreSavedAndNoneIsRejected() async {
  let saved = asyncExpectation(description: "saved", expectedFulfillmentCount: 2)
  let rejected = asyncExpectation(description: "rejected", isInverted: true)
  let upload = Task {
    for _ in 1...2 { saved.fulfill() }
  }

  await waitForExpectations([saved, rejected], timeout: .seconds(5), watching: upload)
}
// end-snippet

@Suite(.serialized) struct ExampleFailures {
  /// The failures that the README shows, as Swift Testing prints them.
  @Test func `two parts that are not saved in time`() async {
    await withKnownIssue {
      let one = asyncExpectation(description: "one")
      let two = asyncExpectation(description: "two")
      let three = asyncExpectation(description: "three", expectedFulfillmentCount: 3)
      one.fulfill()
      three.fulfill()
      await waitForExpectations([one, two, three], clock: .jumping)
    }
  }

  @Test func `an expectation that happens twice, and one that is forgotten`() async {
    await withKnownIssue {
      let done = asyncExpectation(description: "done")
      done.fulfill()
      done.fulfill()
      await waitForExpectations([done])
      asyncExpectation(description: "forgotten").fulfill()
    }
  }
}
