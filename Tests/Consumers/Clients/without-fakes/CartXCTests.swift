import Litmus
import XCTest

final class CartXCTests: LitmusTestCase {
  @Resettable var cart: Cart! = Cart()

  func testPasses() {
    XCTAssertEqual(cart.items, [])
  }

  func testFails() {
    reportFailure("no bread")
  }
}
