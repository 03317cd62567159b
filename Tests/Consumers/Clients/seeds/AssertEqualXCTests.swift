import LitmusFailKit
import XCTest

final class AssertEqualXCTests: XCTestCase {
  func testReportsToTheTest() {
    let result = 6 * 9
    assertEqual(result, expected: 42, message: "answer to the ultimate question")
  }
}
