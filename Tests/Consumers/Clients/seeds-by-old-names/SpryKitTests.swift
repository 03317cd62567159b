import SpryKit
import XCTest

final class SpryKitTests: XCTestCase {
  func testTheOldNameQualifiesWhatWasDeclaredUnderIt() {
    let fake = FakeStore()
    fake.stub(.load).with(SpryKit.Argument.anything).andReturn(1)
    XCTAssertEqual(fake.load("x"), 1)
    SpryKit.XCTAssertHaveReceived(fake, .load, with: "x", file: #filePath, line: #line)
    XCTAssertTrue(SpryKit.isAnyEqual([1], [1]))
    XCTAssertEqual(SpryKit.Spry.diffLines("a", "a"), "")
  }
}

final class FakeStore: SpryKit.Spryable {
  enum Function: String, SpryKit.StringRepresentable {
    case load = "load(_:)"
  }

  func load(_ name: String) -> Int { return spryify(arguments: name) }
}
