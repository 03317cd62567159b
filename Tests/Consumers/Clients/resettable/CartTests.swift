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
