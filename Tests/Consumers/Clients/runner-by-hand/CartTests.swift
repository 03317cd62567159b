#if TESTING_ENABLED
import Foundation
import LitmusRunner

final class CartTests: TestCase, ListedSuite {
  func testCountsApples() {
    let isBroken = ProcessInfo.processInfo.environment["CART_IS_BROKEN"] != nil
    AssertEqual(isBroken ? 1 : 2, other: 2)
  }

  static var tests: TestList<CartTests> {
    var list = TestList(make: CartTests.init)
    list.add("testCountsApples") { $0.testCountsApples() }
    return list
  }
}
#endif
