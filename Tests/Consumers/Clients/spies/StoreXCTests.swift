import LitmusSpies
import XCTest

final class StoreXCTests: XCTestCase {
  func testPasses() throws {
    let store = FakeStore()
    store.when(.save).andReturn()
    store.when(.load, "apples").andReturn(3)
    store.save("apples")
    XCTAssertEqual(try store.load("apples"), 3)
    expectReceived(store.calls(.save, "apples"))
  }

  func testFails() {
    expectReceived(FakeStore().calls(.save, "apples"))
  }
}
