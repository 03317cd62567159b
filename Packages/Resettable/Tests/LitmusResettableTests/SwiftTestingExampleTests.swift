// begin-snippet: resettable-suite
import LitmusResettable
import Testing

@Suite(.resetsResettables(checksForLeaks: true)) struct CartSuite {
  @Resettable(onReset: Cart.clear) var sut: Cart! = Cart()

  @Test func startsEmpty() {
    #expect(sut.items == [])
  }
}
// end-snippet

// begin-snippet: resettable-released
@Test func aCartHoldsNothingThatHoldsIt() {
  expectReleased {
    let cart = Cart()
    cart.items.append("apple")
    return cart
  }
}
// end-snippet

// begin-snippet: resettable-by-hand
@Test func aCartIsClearedByHand() {
  @Resettable(onReset: Cart.clear) var sut: Cart! = Cart()
  sut.items.append("apple")

  $sut.reset()
  #expect(sut == nil)
}
// end-snippet

@Suite struct ExampleFailures {
  /// The failure that the README shows, as Swift Testing prints it.
  @Test func `a cart that something else holds`() {
    var cache: [Cart] = []
    withKnownIssue {
      @Resettable(checksForLeaks: true) var sut: Cart! = Cart()
      cache.append(sut)
      $sut.reset()
    }
    #expect(cache.count == 1)
  }
}
