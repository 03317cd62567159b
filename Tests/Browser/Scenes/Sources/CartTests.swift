import Foundation
import LitmusReporting
import LitmusRunner

struct CardDeclined: Error { var code = 7 }

struct Order: Equatable {
  var number = 4711
  var items = ["apple", "pear", "plum"]
  var discount = 0.1
}

/// A typical suite, in which nearly all tests pass.
final class CartTests: TestCase, ListedSuite {
  /// The steps of a test and of the task that it leaves behind.
  private static let gate = Gate()

  static var tests: TestList<CartTests> {
    var list = TestList(tags: ["cart"], make: CartTests.init)
    guard Scene.isShop else { return list }
    list.add("testAdds", tags: ["quick"]) { _ in AssertEqual(1 + 1, other: 2) }
    list.add("testDoubles", arguments: [1, 2, 3], tags: ["quick"]) { _, number in
      AssertEqual(number * 2, other: number + number)
    }
    addFailing(to: &list)
    list.add("testRoundsTotal") { _ in
      ExpectFailure("The total is not rounded yet") { AssertEqual(3.334, other: 3.33) }
    }
    list.add("testPrintsReceipt", tags: ["slow"]) { _ in throw TestSkip("No printer is connected") }
    list.add("testLeavesTask") { _ in
      Task {
        await gate.opened(.ended)
        reportFailure("The task failed")
        await gate.open(.reported)
      }
    }
    list.add("testWaitsForTask") { _ async in
      await gate.open(.ended)
      await gate.opened(.reported)
    }
    return list
  }

  private static func addFailing(to list: inout TestList<CartTests>) {
    list.add("testOrders") { _ in
      print("about to order")
      guard Scene.current == .outcomes else { return }
      var order = Order()
      order.items[1] = "peach"
      order.discount = 0.25
      AssertEqual(order, other: Order(), message: "the order of 24 December")
    }
    list.add("testChecksStock", tags: ["stock"]) { _ in
      Assert(1 > 2, message: "The stock of apples was 1, but expected more than 2")
      AssertFalse(2 > 1, message: "The stock of pears was 2, but expected none")
    }
    list.add("testPays") { _ in if Scene.current == .before { throw CardDeclined() } }
    list.add("testRefunds") { _ in throw CardDeclined() }
  }
}

/// A suite whose set-up fails.
final class WarehouseTests: TestCase, ListedSuite {
  override class func setUp() async throws { throw CardDeclined() }

  static var tests: TestList<WarehouseTests> {
    var list = TestList(make: WarehouseTests.init)
    if Scene.isShop { list.add("testNeverRuns") { _ in } }
    return list
  }
}

/// Suspends a test or a task until a step is done.
private actor Gate {
  enum Step { case ended, reported }

  private var open: Set<Step> = []
  private var waiters: [(Step, CheckedContinuation<Void, Never>)] = []

  func open(_ step: Step) {
    open.insert(step)
    for (waited, waiter) in waiters where waited == step { waiter.resume() }
    waiters.removeAll { $0.0 == step }
  }

  func opened(_ step: Step) async {
    guard !open.contains(step) else { return }
    await withCheckedContinuation { waiters.append((step, $0)) }
  }
}
