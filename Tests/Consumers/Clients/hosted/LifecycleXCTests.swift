import XCTest

/// Checks that each hook runs at the right time.
final class HooksXCTests: XCTestCase {
  nonisolated(unsafe) private static var isReady = false
  nonisolated(unsafe) private var steps: [String] = []

  override class func setUp() { isReady = true }
  override class func tearDown() { isReady = false }
  override func setUp() async throws { steps.append("async") }
  override func setUpWithError() throws { steps.append("throwing") }
  override func setUp() { steps.append("plain") }
  override func tearDown() { if steps.contains("fail") { XCTFail("in tearDown") } }

  func testRunsAllHooks() { XCTAssertEqual(steps, ["async", "throwing", "plain"]) }
  func testRunsAllHooksLater() async { XCTAssertEqual(steps, ["async", "throwing", "plain"]) }
  func testIsReady() { XCTAssert(Self.isReady) }
  func testHasAnInstanceOfItsOwn() { XCTAssertEqual(steps.count, 3) }
  func testFailsInTearDown() { steps.append("fail") }
  func testFailsInABlock() { addTeardownBlock { XCTFail("in a block") } }
  func testHasTwoBlocks() {
    addTeardownBlock { [self] in XCTAssertEqual(steps.last, "last block") }
    addTeardownBlock { [self] in steps.append("last block") }
  }
  func testFailsInAnAsyncBlock() {
    addTeardownBlock { () async throws in throw Failure.outOfPaper }
  }
}

final class SetUpThrowsXCTests: XCTestCase {
  override func setUpWithError() throws { throw Failure.jammed(tray: 1) }

  func testIsNotRun() { XCTFail("it was run") }
  func testIsNotRunLater() async { XCTFail("it was run") }
}

final class SetUpSkipsXCTests: XCTestCase {
  override func setUpWithError() throws { throw XCTSkip("no printer") }

  func testIsSkipped() { XCTFail("it was run") }
  func testIsSkippedToo() throws { XCTFail("it was run") }
}

final class TearDownThrowsXCTests: XCTestCase {
  override func tearDownWithError() throws { throw Failure.jammed(tray: 3) }

  func testPassesUntilThen() {}
  func testFailsBefore() { XCTFail("before") }
  func testSkipsBefore() throws { throw XCTSkip("no printer") }
}

final class AsyncXCTests: XCTestCase {
  func testPasses() async { await Task.yield() }
  func testFails() async {
    await Task.yield()
    XCTFail("later")
  }
  func testThrows() async throws {
    await Task.yield()
    throw Failure.outOfPaper
  }
  func testSkips() async throws {
    await Task.yield()
    throw XCTSkip("no printer")
  }
  func testGroups() async {
    let sum = await withTaskGroup { group in
      for number in 1...4 { group.addTask { number } }
      return await group.reduce(0, +)
    }
    XCTAssertEqual(sum, 10)
  }
}

class BaseXCTests: XCTestCase {
  var width: Int { 210 }

  func testWidth() { XCTAssertGreaterThan(width, 200) }
  func testHeight() { XCTAssertEqual(width * 297 / 210, 297) }
}

final class DerivedXCTests: BaseXCTests {
  override var width: Int { 100 }

  func testIsDerived() { XCTAssertEqual(width, 100) }
}
