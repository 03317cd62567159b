import Orders
import Testing

@Suite struct OrderTests {
  @Test func addsPieces() {
    var order = Order()
    order.add("tea")
    order.add("tea", pieces: 2)
    #expect(order.pieces == ["tea": 3])
  }

  @Test(arguments: 1...4) func multipliesThePrice(count: Int) {
    var order = Order()
    order.add("tea", pieces: count)
    #expect(order.total(prices: ["tea": 250]) == 250 * count)
  }
}

@Suite struct PriceTests {
  /// Fails: the price is unknown, which ends the process.
  @Test func countsUnknownArticlesAsFree() {
    var order = Order()
    order.add("cake")
    #expect(order.total(prices: ["tea": 250]) == 0)
  }

  @Test func isNothingForAnEmptyOrder() {
    #expect(Order().total(prices: [:]) == 0)
  }
}
