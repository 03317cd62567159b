import LitmusSpies
import XCTest

final class StoreXCTests: XCTestCase {
  func testPasses() {
    let store = FakeStore()
    store.save("apples")
    XCTAssertHaveReceived(store, .save, with: "apples")
  }

  func testFails() {
    XCTAssertHaveReceived(FakeStore(), .save, with: "apples")
  }
}
