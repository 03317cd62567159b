import Foundation
import Shop
import XCTest

/// Test cases of XCTest with each outcome.
final class CartCases: XCTestCase {
  nonisolated(unsafe) private static var setUps = 0

  override class func setUp() { setUps += 1 }

  func testAdds() {
    var cart = Cart()
    cart.add("apple")
    print("added \(cart.items.count) item")
    XCTAssertEqual(cart.items, ["apple"])
  }

  func testFails() {
    XCTAssertEqual(1, 2, "one\nis not two")
    print("between")
    XCTFail("again")
  }

  func testIsSkipped() throws {
    throw XCTSkip("no printer")
  }

  func testIsSkippedIf() throws {
    try XCTSkipIf(true)
  }

  func testThrows() throws {
    struct Unreachable: Error {}
    throw Unreachable()
  }

  func testWaits() async throws {
    try await Task.sleep(for: .milliseconds(5))
  }

  func testClassIsSetUpOnce() {
    XCTAssertEqual(Self.setUps, 1)
  }

  func testPrintsWithoutLineBreak() {
    print("no line break", terminator: "")
  }

  func testIsFlaky() throws {
    guard let path = ProcessInfo.processInfo.environment["SHOP_FLAKY"] else { return }
    if FileManager.default.createFile(atPath: path + "1", contents: nil, attributes: nil),
      !FileManager.default.fileExists(atPath: path + "2")
    {
      FileManager.default.createFile(atPath: path + "2", contents: nil)
      XCTFail("the first time")
    }
  }

  func testMeasures() {
    measure { _ = (0..<10).reduce(0, +) }
  }
}

/// A test case whose process may end, as the environment says.
final class EndingCases: XCTestCase {
  func testBefore() { print("before the end") }

  func testEnds() { endIfAsked("xctest") }

  func testZAfter() {}
}
