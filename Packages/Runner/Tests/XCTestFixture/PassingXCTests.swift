#if !canImport(ObjectiveC)
// begin-snippet: runner-xctest
import LitmusRunner
import LitmusRunnerXCTest
import XCTest

class CartXCTests: XCTestCase, ListedSuite {
  func testAddsUp() { XCTAssertEqual(1.5 + 2, 3.5) }
  func testLoads() async throws { try await Task.sleep(for: .milliseconds(1)) }

  static var allTests: [(String, (CartXCTests) -> () throws -> Void)] {
    [("testAddsUp", testAddsUp), ("testLoads", asyncTest(testLoads))]
  }
  static var tests: TestList<CartXCTests> { TestList(xctest: allTests) }
}
// end-snippet

/// Notes what is called; XCTest calls all of it on the main thread or within one test.
nonisolated(unsafe) private var log: [String] = []

/// Every hook that XCTest has.
final class HookedXCTests: XCTestCase, ListedSuite {
  private var number = 0

  override class func setUp() { log.append("class setUp") }
  override class func tearDown() { print((log + ["class tearDown"]).joined(separator: "\n")) }
  override func setUp() async throws { log.append("setUp async") }
  override func setUpWithError() throws { log.append("setUpWithError") }
  override func setUp() { log.append("setUp") }
  override func tearDown() { log.append("tearDown") }
  override func tearDownWithError() throws { log.append("tearDownWithError") }
  override func tearDown() async throws { log.append("tearDown async") }

  func testOne() {
    addTeardownBlock { log.append("block 1") }
    addTeardownBlock { () async throws in log.append("block 2 async") }
    number += 1
    log.append("one: \(number), \(name)")
  }

  func testTwo() {
    number += 1
    log.append("two: \(number), \(name)")
  }

  static let allTests = [("testOne", testOne), ("testTwo", testTwo)]
  static var tests: TestList<HookedXCTests> { TestList(xctest: allTests) }
}

/// Waits in each way that XCTest has, and a measurement.
final class WaitingXCTests: XCTestCase, ListedSuite {
  @MainActor func testWaits() {
    let expectation = expectation(description: "main queue")
    DispatchQueue.main.async { expectation.fulfill() }
    waitForExpectations(timeout: 60)
  }

  func testAwaits() async {
    let expectation = expectation(description: "task")
    Task { expectation.fulfill() }
    await fulfillment(of: [expectation], timeout: 60)
  }

  @MainActor func testOnMainActor() async {
    await Task.yield()
    XCTAssert(Thread.isMainThread)
  }

  func testMeasures() {
    measure { _ = (0..<100).reduce(0, +) }
  }

  func testDoubles(_ number: Int) { XCTAssertEqual(number * 2, number + number) }

  static var tests: TestList<WaitingXCTests> {
    var list = TestList(xctest: WaitingXCTests.self, tags: ["waits"])
    list.add("testWaits") { $0.testWaits() }
    list.add("testAwaits") { await $0.testAwaits() }
    list.add("testOnMainActor", mainActorBody: { await $0.testOnMainActor() })
    list.add("testMeasures", tags: ["slow"]) { $0.testMeasures() }
    list.add("testDoubles", arguments: [1, 2]) { $0.testDoubles($1) }
    return list
  }
}
#endif
