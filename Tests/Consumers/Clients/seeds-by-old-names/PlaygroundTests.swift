import PlaygroundTester
import XCTest

final class PlaygroundTests: XCTestCase {
  func testTheOldNameQualifiesWhatWasDeclaredUnderIt() {
    XCTAssertFalse(PlaygroundTester.PlaygroundTesterConfiguration.isTesting)
    let done: PlaygroundTester.Expectation = PlaygroundTester.Expectation(name: "done")
    done.fulfill()
    PlaygroundTester.AssertExpectations([done], timeout: 0)
    PlaygroundTester.AssertEqual(1, other: 1)
  }
}

final class CartTests: PlaygroundTester.TestCase {
  override func setUp() throws {}
}
