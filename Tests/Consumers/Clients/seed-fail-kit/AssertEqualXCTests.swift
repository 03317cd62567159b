import LitmusFailKit
import XCTest

final class AssertEqualXCTests: XCTestCase {
  func testMismatch() {
    let failSpy = FailSpy()
    assertEqual(2, expected: 1, failure: failSpy)
    XCTAssertEqual(failSpy.messages, ["Expected 1, but was 2"])
    let location: SourceLocation? = failSpy.locations.first
    XCTAssertEqual(location?.line, 7)
  }

  func testReportsToTheTest() {
    let result = 6 * 9
    assertEqual(result, expected: 42, message: "answer to the ultimate question")
    assertEven(3)
    Fail().fail(
      message: "Elsewhere",
      location: SourceLocation(
        fileID: "Shop/Elsewhere.swift", filePath: "/shop/Elsewhere.swift", line: 12, column: 3))
  }
}
