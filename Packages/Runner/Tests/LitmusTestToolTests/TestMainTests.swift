import Foundation
import Testing

@testable import LitmusTestTool

@Suite struct `The main program of a test executable` {
  @Test(arguments: [
    ("\0--testing-library\0_$s6XCTest7XCTMainys", TestMain.generated),
    ("\0_$s6XCTest7XCTMainys5NeverOSay", .xctest),
    ("\0_$s6XCTest10XCTestCaseC", .other),
    ("", .other),
  ])
  func `is found by what the executable contains`(text: String, main: TestMain) {
    #expect(TestMain(Data(text.utf8)) == main)
  }

  @Test func `An executable that cannot be read counts as SwiftPM's`() {
    #expect(TestMain.read("/nonexistent/CartPackageTests.xctest") == .generated)
  }
}
