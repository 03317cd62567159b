import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `SpryKit's assertions` {
  @Test func `append the message`() {
    let failures = FailureRecorder.record {
      expectEqualAny(1, 2, "as in the book")
      expectThrowsAssertion("or else") { 1 }
    }
    #if DEBUG
    let hint = ""
    #else
    let hint =
      ". To fix this, run the tests in debug if it is one of assert or assertionFailure: "
      + "release builds leave them out"
    #endif
    #expect(
      failures.map(\.message) == [
        "Value was 1, but expected 2 - as in the book",
        "Closure returned, but expected a trap\(hint) - or else",
      ])
  }

  @Test func `give a literal the type of the other value`() {
    let byte: UInt8 = 1
    let half: Double? = 1
    expectEqualAny(byte, 1)
    expectEqualAny(half, 1)
    expectNotEqualAny(byte, 2)
    expectNotEqualAny(1, "1")
  }

  @Test func `return an optional value as it is`() {
    let text: String? = expectNoThrow { Optional("a") }
    let other: String? = expectNoThrow(Optional("a"))
    let third: String? = XCTAssertNoThrowError(Optional("a"))
    let fourth: String? = XCTAssertNoThrowError { Optional("a") }
    #expect([text, other, third, fourth] == ["a", "a", "a", "a"])
    #expect(expectNoThrow { 7 } == 7)
  }

  @Test func `accept a body that returns a value`() {
    func spoil() -> Int { fatalError("mold") }
    expectThrowsAssertion { spoil() }
    expectThrowsAssertion(spoil(), "it must trap")
    expectThrowsAssertion("it must trap") { spoil() }
    XCTAssertThrowsAssertion(expression: spoil())
    XCTAssertThrowsAssertion(spoil())
    XCTAssertThrowsAssertion(spoil(), "text")
    expectThrowsAssertion(containing: "mold") { _ = spoil() }
  }
}
