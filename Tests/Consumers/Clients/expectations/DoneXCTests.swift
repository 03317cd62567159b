import LitmusExpectations
import XCTest

final class DoneXCTests: XCTestCase {
  func testPasses() async {
    let done = asyncExpectation(description: "done")
    Task { done.fulfill() }
    await waitForExpectations([done])
  }

  func testFails() async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: .zero)
  }
}
