import LitmusResettable
import XCTest

final class Cart {
  var items = ["apples"]

  func clear() { items = [] }
}

final class CartXCTests: ResettableTestCase {
  @Resettable(onReset: Cart.clear)
  var sut: Cart! = Cart()

  func testPasses() {
    let cart = sut
    resetResettables(of: self)
    XCTAssertNil(sut)
    XCTAssertEqual(cart?.items, [])
  }

  func testFails() {
    XCTAssertNil(sut?.items)
  }
}
