import Litmus
import LitmusRunner
import Testing

@MainActor @Suite struct `Resettable subjects, inside the runner` {
  @Test func `are reset and released by one call, and fail a test with a leak`() async {
    let log = ResetLog()
    BasketTests.log = log
    let runner = TestRunner(lists: [AnyTestList(BasketTests.tests)])
    let events = runner.events()
    _ = await runner.run()
    var results: [TestResult] = []
    for await case .testFinished(let result) in events { results.append(result) }

    #expect(results.map(\.outcome) == [.passed, .failed])
    #expect(
      results[1].failures.map(\.message) == [
        "Basket is still alive after its reset, but expected it to be released"
      ])
    #expect(results[1].failures.map(\.callSite.line) == [BasketTests.lineOfBasket])
    #expect(log.events == ["cleared", "cleared"])
    BasketTests.held = nil
  }
}

// MARK: - Fixtures

@MainActor private final class ResetLog {
  var events: [String] = []
}

@MainActor private final class Basket {
  private let log: ResetLog
  init(log: ResetLog) { self.log = log }
  func clear() async { log.events.append("cleared") }
}

/// The suite that the test above runs with the runner.
private final class BasketTests: TestCase, ListedSuite {
  static var log = ResetLog()
  static var held: Basket?

  static let lineOfBasket = #line + 1
  @Resettable(onReset: Basket.clear) var basket: Basket! = Basket(log: log)

  // begin-snippet: resettable-runner
  override func tearDown() async throws {
    await resetResettables(of: self, checksForLeaks: true)
  }
  // end-snippet

  func testPasses() { AssertNotNil(basket) }

  func testLeaks() { Self.held = basket }

  static var tests: TestList<BasketTests> {
    var list = TestList(make: BasketTests.init)
    list.add("testPasses") { $0.testPasses() }
    list.add("testLeaks") { $0.testLeaks() }
    return list
  }
}
