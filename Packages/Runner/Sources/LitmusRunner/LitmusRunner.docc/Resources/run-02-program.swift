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
