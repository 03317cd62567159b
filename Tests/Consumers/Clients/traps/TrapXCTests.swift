import LitmusTraps
import XCTest

final class TrapXCTests: XCTestCase {
  func testPasses() {
    XCTAssertThrowsAssertion { fatalError("no way") }
  }

  func testFails() {
    XCTAssertThrowsAssertion {}
  }
}
