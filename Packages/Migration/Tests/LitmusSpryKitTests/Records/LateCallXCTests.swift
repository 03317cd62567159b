#if !canImport(Darwin)
import LitmusSpryKit
import XCTest

/// The second test calls a fake that the first one made.
final class LateCallXCTests: XCTestCase {
  nonisolated(unsafe) private static var fake = FakeLibrary()
  nonisolated(unsafe) private static var texts: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard description.hasPrefix("failed - ") else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    Self.texts.append(String(description.prefix { $0 != "\n" }))
  }

  func test1MakesAFake() { Self.fake = FakeLibrary() }

  func test2CallsItLate() {
    Self.fake.load("x")
    XCTAssertEqual(
      Self.texts,
      [
        "failed - Begun in LateCallXCTests.test1MakesAFake, which had ended: Called load(\"x\"), but "
          + "expected a stub that answers it"
      ])
  }
}
#endif
