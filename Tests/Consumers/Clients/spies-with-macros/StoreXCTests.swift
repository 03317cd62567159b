import LitmusSpies
import XCTest

final class StoreXCTests: XCTestCase {
  func testPasses() throws {
    let store = FakeStore()
    store.stub(.save).andReturn()
    store.stub(.load).with("apples").andReturn(3)
    store.save("apples")
    XCTAssertEqual(try store.load("apples"), 3)
    XCTAssertHaveReceived(store, .save, with: "apples")
  }

  func testFails() {
    XCTAssertHaveReceived(FakeStore(), .save, with: "apples")
  }
}
