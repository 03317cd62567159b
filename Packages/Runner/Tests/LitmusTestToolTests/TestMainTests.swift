import Foundation
import Testing

@testable import LitmusTestTool

@Suite("The main program of a test executable")
struct TestMainTests {
  @Test(
    "It is found by what the executable contains",
    arguments: [
      ("\0--testing-library\0_$s6XCTest7XCTMainys", TestMain.generated),
      ("\0_$s6XCTest7XCTMainys5NeverOSay", .xctest),
      ("\0_$s6XCTest10XCTestCaseC", .other),
      ("", .other),
    ])
  func content(text: String, main: TestMain) {
    #expect(TestMain(Data(text.utf8)) == main)
  }

  @Test("An executable that cannot be read counts as SwiftPM's")
  func unreadable() {
    #expect(TestMain.read("/nonexistent/CartPackageTests.xctest") == .generated)
  }
}
