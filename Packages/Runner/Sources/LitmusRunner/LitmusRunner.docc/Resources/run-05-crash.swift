import LitmusRunner

@main enum Shop {
  static func main() {
    TestRunner.runIfRequested()
    print("The shop is open.")
  }
}

struct Cart {
  var prices: [Double] = []
  var total: Double { prices.reduce(0, +) }
  var cheapest: Double { prices.sorted()[0] }
}

#if TESTING_ENABLED
@TestSuite
final class CartTests: TestCase {
  func testFindsTheCheapest() {
    AssertEqual(Cart().cheapest, other: 0)
  }

  func testAddsUp() {
    AssertEqual(Cart(prices: [1.5, 2]).total, other: 3.5)
  }
}
#endif
