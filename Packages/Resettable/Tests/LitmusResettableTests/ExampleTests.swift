// begin-snippet: resettable-example
import LitmusResettable
import XCTest

final class Cart {
  var items: [String] = []
  func clear() { items = [] }
}

final class CartTests: ResettableTestCase {
  @Resettable var lazily: Cart!

  @Resettable(onReset: Cart.clear)
  var sut: Cart! = Cart()

  override func setUp() {
    super.setUp()
    lazily = Cart()
  }

  func testStartsEmpty() {
    XCTAssertEqual(sut.items, [])
    XCTAssertEqual(lazily.items, [])
  }
}
// end-snippet
