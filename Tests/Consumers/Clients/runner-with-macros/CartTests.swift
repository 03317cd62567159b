#if TESTING_ENABLED
import Foundation
import LitmusRunner

@TestSuite
struct CartTests {
  func testCountsApples() {
    let isBroken = ProcessInfo.processInfo.environment["CART_IS_BROKEN"] != nil
    AssertEqual(isBroken ? 1 : 2, other: 2)
  }
}
#endif
