#if !canImport(ObjectiveC)
import LitmusReporting
import LitmusRunner
import LitmusRunnerXCTest
import XCTest

private struct CardDeclined: Error { var code = 7 }

/// Tests that fail, each in one way.
final class FailingXCTests: XCTestCase, ListedSuite {
  /// On Linux, XCTest goes on nevertheless.
  override func setUp() { continueAfterFailure = false }

  func testAsserts() {
    print("about to compare")
    XCTAssertEqual([1, 2], [1], "list")
    XCTFail("second")
  }

  func testThrows() throws { throw CardDeclined() }

  func testThrowsLater() async throws {
    await Task.yield()
    throw CardDeclined()
  }

  func testUnwraps() throws { _ = try XCTUnwrap(Int("x")) }

  func testThrowsFromBlock() {
    addTeardownBlock { () async throws in throw CardDeclined() }
  }

  func testTimesOut() async {
    await fulfillment(of: [expectation(description: "never")], timeout: 0.01)
  }

  func testForgetsToWait() { _ = expectation(description: "forgotten") }

  func testFailsElsewhere() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        XCTFail("from a thread")
        continuation.resume()
      }
    }
  }

  func testKnownBug() {
    ExpectFailure("Not rounded yet") { XCTAssertEqual(1, 2) }
  }

  static var allTests: [(String, (FailingXCTests) -> () throws -> Void)] {
    [
      ("testAsserts", testAsserts), ("testThrows", testThrows),
      ("testThrowsLater", asyncTest(testThrowsLater)), ("testUnwraps", testUnwraps),
      ("testThrowsFromBlock", testThrowsFromBlock), ("testTimesOut", asyncTest(testTimesOut)),
      ("testForgetsToWait", testForgetsToWait),
      ("testFailsElsewhere", asyncTest(testFailsElsewhere)), ("testKnownBug", testKnownBug),
    ]
  }
  static var tests: TestList<FailingXCTests> { TestList(xctest: allTests) }
}

/// Litmus's own assertions in XCTest cases.
final class MixedXCTests: XCTestCase, ListedSuite {
  func testReports() { reportFailure("reported") }

  func testAsserts() { AssertEqual(1, other: 2) }

  func testReportsFromThread() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        reportFailure("reported from a thread")
        continuation.resume()
      }
    }
  }

  func testUnwraps() throws { _ = try AssertUnwrap(Int("x")) }

  func testSkips() throws { throw TestSkip("No printer is connected") }

  static var allTests: [(String, (MixedXCTests) -> () throws -> Void)] {
    [
      ("testReports", testReports), ("testAsserts", testAsserts),
      ("testReportsFromThread", asyncTest(testReportsFromThread)), ("testUnwraps", testUnwraps),
      ("testSkips", testSkips),
    ]
  }
  static var tests: TestList<MixedXCTests> { TestList(xctest: allTests) }
}

final class SkippedXCTests: XCTestCase, ListedSuite {
  func testSkips() throws { throw XCTSkip("No printer is connected") }
  func testSkipsIf() throws { try XCTSkipIf(true) }
  func testSkipsWithoutReason() throws { throw XCTSkip() }

  static let allTests = [
    ("testSkips", testSkips), ("testSkipsIf", testSkipsIf),
    ("testSkipsWithoutReason", testSkipsWithoutReason),
  ]
  static var tests: TestList<SkippedXCTests> { TestList(xctest: allTests) }
}

final class SkippingSetUpXCTests: XCTestCase, ListedSuite {
  override func setUpWithError() throws { throw XCTSkip("No network") }
  func testNeverRuns() { XCTFail("ran") }

  static let allTests = [("testNeverRuns", testNeverRuns)]
  static var tests: TestList<SkippingSetUpXCTests> { TestList(xctest: allTests) }
}

final class ThrowingHooksXCTests: XCTestCase, ListedSuite {
  override func setUp() async throws { if name.hasSuffix("NeverRuns") { throw CardDeclined() } }
  override func tearDownWithError() throws { if name.hasSuffix("Passes") { throw CardDeclined() } }
  func testNeverRuns() { XCTFail("ran") }
  func testPasses() {}

  static let allTests = [("testNeverRuns", testNeverRuns), ("testPasses", testPasses)]
  static var tests: TestList<ThrowingHooksXCTests> { TestList(xctest: allTests) }
}

final class FailingClassHooksXCTests: XCTestCase, ListedSuite {
  override class func setUp() { XCTFail("not ready") }
  override class func tearDown() { XCTFail("left over") }
  func testPasses() {}

  static let allTests = [("testPasses", testPasses)]
  static var tests: TestList<FailingClassHooksXCTests> { TestList(xctest: allTests) }
}

/// What fails after its test's end, while another test is running.
final class LateXCTests: XCTestCase, ListedSuite {
  /// Streams that end when the next step may be taken.
  private enum Gate {
    static let ended = AsyncStream<Void>.makeStream()
    static let reported = AsyncStream<Void>.makeStream()
  }

  func testLeavesTask() {
    Task {
      for await _ in Gate.ended.stream {}
      XCTFail("The task failed")
      Gate.reported.continuation.finish()
    }
  }

  func testWaitsForTask() async {
    Gate.ended.continuation.finish()
    for await _ in Gate.reported.stream {}
  }

  static var allTests: [(String, (LateXCTests) -> () throws -> Void)] {
    [("testLeavesTask", testLeavesTask), ("testWaitsForTask", asyncTest(testWaitsForTask))]
  }
  static var tests: TestList<LateXCTests> { TestList(xctest: allTests) }
}

/// A test that never ends by itself; it runs only if LITMUS_FIXTURE is `hang`.
final class HangingXCTests: XCTestCase, ListedSuite {
  func testHangs() async {
    while true { try? await Task.sleep(for: .seconds(3600)) }
  }

  static var tests: TestList<HangingXCTests> {
    let isWanted = ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "hang"
    return TestList(xctest: isWanted ? [("testHangs", asyncTest(testHangs))] : [])
  }
}

final class WronglyListedXCTests: XCTestCase, ListedSuite {
  func testLoads() async {}

  static let allTests = [("testLoads", testLoads)]
  static var tests: TestList<WronglyListedXCTests> { TestList(xctest: allTests) }
}
#endif
