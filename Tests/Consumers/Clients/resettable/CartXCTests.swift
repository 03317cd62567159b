import LitmusResettable
import XCTest

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

final class LeakXCTests: ResettableTestCase {
  @Resettable var sut: Cart! = Cart()
  private var held: Cart?

  override var checksForLeaks: Bool { true }

  func testLeaks() { held = sut }

  func testLeaksNothing() async {
    expectReleased { Cart() }
  }

  func testHoldsWhatItExpectsToBeReleased() {
    expectReleased {
      held = Cart()
      return held
    }
  }
}

final class ThrowingXCTests: ResettableTestCase {
  @Resettable(onReset: Cart.uploadLater) var later: Cart! = Cart()
  @Resettable(onReset: Cart.upload) var now: Cart! = Cart()

  func testResetsThrow() {}
}
