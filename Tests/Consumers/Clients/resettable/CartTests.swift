import LitmusResettable
import Testing

struct CartTests {
  @Resettable(onReset: Cart.clear)
  var sut: Cart! = Cart()

  @Test func passes() {
    let cart = sut
    resetResettables(of: self)
    #expect(sut == nil)
    #expect(cart?.items == [])
  }

  @Test func fails() {
    resetResettables(of: self)
    #expect(sut?.items == ["apples"])
  }
}

nonisolated(unsafe) private var held: Cart?

@Suite(.resetsResettables(checksForLeaks: true), .serialized) struct LeakTests {
  @Resettable var sut: Cart! = Cart()

  @Test func leaks() { held = sut }

  @Test func leaksNothing() async {
    expectReleased { Cart() }
    #expect(sut.items == ["apples"])
  }

  @Test func holdsWhatItExpectsToBeReleased() {
    expectReleased {
      held = Cart()
      return held
    }
  }
}

@Suite(.resetsResettables) struct ThrowingTests {
  @Resettable(onReset: Cart.uploadLater) var later: Cart! = Cart()
  @Resettable(onReset: Cart.upload) var now: Cart! = Cart()

  @Test func resetsThrow() {}
}
