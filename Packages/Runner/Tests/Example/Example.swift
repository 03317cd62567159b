// begin-snippet: runner-example
import LitmusRunner

@main enum Main {
  static func main() {
    TestRunner.runIfRequested()
    print("The program's own work starts here.")
  }
}

struct Cart {
  var prices: [Double] = []
  var total: Double { prices.reduce(0, +) }
}

#if TESTING_ENABLED
@TestSuite
final class CartTests: TestCase {
  var cart = Cart()

  override func setUp() throws { cart.prices = [1.5] }

  func testAddsUp() {
    cart.prices.append(2)
    AssertEqual(cart.total, other: 3.5)
  }

  func testLoads() async throws {
    try await Task.sleep(for: .milliseconds(1))
    AssertNotNil(cart.prices.first)
  }
}
#endif
// end-snippet
