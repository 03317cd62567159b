// begin-snippet: expectations-example
import LitmusExpectations
import Testing

@Test func bothPartsAreSaved() async {
  let saved = asyncExpectation(description: "saved", expectedFulfillmentCount: 2)
  let failed = asyncExpectation(description: "failed", isInverted: true)
  Task { saved.fulfill() }
  Task { saved.fulfill() }

  await waitForExpectations([saved])
  await waitForExpectations([failed], timeout: 0.1)
}
// end-snippet

@Suite struct ExampleFailures {
  /// What the README shows, as Swift Testing prints it.
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
}
