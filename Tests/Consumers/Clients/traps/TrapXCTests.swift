import LitmusTraps
import XCTest

final class TrapXCTests: XCTestCase {
  func testPasses() {
    expectThrowsAssertion { fatalError("no way") }
  }

  func testFails() {
    expectThrowsAssertion {}
  }
}
