#if os(macOS) || os(Linux)
import Testing

@testable import LitmusTestTool

@Suite struct `A list of tests that XCTest cannot write` {
  @Test(
    "names the class whose tests must be asynchronous",
    arguments: ["", "throws "])
  func mainActor(effect: String) {
    let output =
      "Could not cast value of type '(CartTests.ViewTests) -> @Swift.MainActor () \(effect)-> ()' (0x7f) "
      + "to '(CartTests.ViewTests) -> () \(effect)-> ()' (0x7e).\n"
    #expect(
      TestListing.advice(for: output)
        == "\nXCTest on Linux cannot call synchronous tests on the main actor. "
        + "To fix this, declare those of 'CartTests.ViewTests' 'async'.")
  }

  @Test func `has no advice for another crash`() {
    #expect(TestListing.advice(for: "Could not cast value of type 'Int' to 'String'.") == "")
  }
}
#endif
