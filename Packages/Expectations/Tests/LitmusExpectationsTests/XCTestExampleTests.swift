import LitmusExpectations
import XCTest

final class DownloadTests: XCTestCase {
  func testReportsProgressAndThenTheResult() async {
    let progress = asyncExpectation(description: "progress", expectedFulfillmentCount: 3)
    let result = asyncExpectation(description: "result", of: String.self)
    Task.detached {
      for _ in 1...3 { progress.fulfill() }
      result.fulfill(with: "42 files")
    }

    await waitForExpectations([progress, result], enforceOrder: true)
    XCTAssertEqual(result.values, ["42 files"])
  }
}
