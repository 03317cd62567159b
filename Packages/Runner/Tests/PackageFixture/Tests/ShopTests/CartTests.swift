import Foundation
import Shop
import Testing

extension Tag {
  @Tag static var slow: Self
}

/// Tests of Swift Testing with each outcome.
@Suite struct CartTests {
  @Test func adds() {
    var cart = Cart()
    cart.add("apple")
    print("added in Swift Testing")
    #expect(cart.items == ["apple"])
  }

  @Test func fails() {
    #expect(1 == 2, "one is not two")
    Issue.record("again")
  }

  @Test func isKnown() {
    withKnownIssue("not fixed yet") { #expect(Bool(false)) }
  }

  @Test(.disabled("not today")) func isDisabled() {}

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SHOP_OPEN"] != nil)) func isConditional()
  {}

  @Test(arguments: ["a", "b", "c d"]) func isParameterized(_ text: String) {
    #expect(text != "b")
  }

  @Test(arguments: [1, 2], [3, 4]) func hasTwoArguments(_ one: Int, _ two: Int) {}

  @Test(.tags(.slow)) func isTagged() async throws {
    try await Task.sleep(for: .milliseconds(5))
  }

  @Test func throwsAnError() throws {
    struct Unreachable: Error {}
    throw Unreachable()
  }

  @Test("A name with \"quotes\", spaces and 🍎") func named() {}

  @Test func `raw identifier, with "quotes" & 🍏`() {}

  @Test func attaches() {
    Attachment.record("the text of a file", named: "note.txt")
  }

  @Suite struct Nested {
    @Test func isNested() {}
  }
}

@Test func isFree() {}

@Suite(.serialized) struct EndingTests {
  @Test func before() {}
  @Test func ends() { endIfAsked("swift-testing") }
  @Test func zAfter() {}
}
