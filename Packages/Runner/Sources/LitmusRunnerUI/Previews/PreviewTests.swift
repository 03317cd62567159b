#if LITMUS_RUNNER && DEBUG && canImport(SwiftUI)
internal import LitmusReporting
internal import LitmusRunnerCore
internal import LitmusRunnerModels

/// Tests for previews, listed manually so that test discovery does not find them.
@MainActor enum PreviewTests {
  private struct Cart {}

  private struct Checkout {}

  /// Creates a model that saves nothing, so that each preview starts with an empty history.
  static func model() -> TestRunnerModel {
    TestRunnerModel(lists: [cart, checkout], storage: .none)
  }

  private static var cart: AnyTestList {
    var list = TestList(make: Cart.init)
    list.add("testAddsUp") { _ in AssertEqual(1.5 + 2, other: 3.5) }
    list.add("testAppliesDiscount") { _ in
      AssertEqual(["apple 1.50", "pear 2.00"], other: ["apple 1.50", "pear 1.80"])
    }
    list.add("testLoads") { _ in try await Task.sleep(for: .seconds(2)) }
    return AnyTestList(list)
  }

  private static var checkout: AnyTestList {
    var list = TestList(make: Checkout.init)
    list.add("testPrintsReceipt") { _ in
      print("Thank you for your purchase")
      Attach("apple 1.50\npear 2.00", named: "receipt.txt")
    }
    list.add("testPaysByCard") { _ in throw TestSkip("needs a card reader") }
    list.add("testRoundsUp") { _ in
      ExpectFailure("Rounding is not decided yet") { Fail("Price was 1.005") }
    }
    return AnyTestList(list)
  }
}
#endif
