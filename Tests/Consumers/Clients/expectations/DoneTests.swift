import LitmusExpectations
import Testing

struct DoneTests {
  @Test func passes() async {
    let done = asyncExpectation(description: "done")
    Task { done.fulfill() }
    await waitForExpectations([done])
  }

  @Test func fails() async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: .zero)
  }
}
