import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `SpryKit's assertions` {
  private let fake = FakePantry()

  @Test func `report a fake that is nil`() {
    let missing: FakePantry? = nil
    let failures = FailureRecorder.record {
      #expect(!expectHaveReceived(missing, .take, with: "a", 1))
      #expect(!expectHaveNotReceived(missing, .take))
      expectHaveRecordedCalls(missing)
    }
    #expect(
      failures.map(\.message) == [
        "Looked for calls of take(_:count:), but the spyable is nil",
        "Looked for calls of take(_:count:), but the spyable is nil",
        "Looked for recorded calls, but the spyable is nil",
      ])
  }

  @Test func `return whether calls were received`() {
    fake.log("a")
    #expect(expectHaveReceived(fake, .log, with: "a"))
    #expect(expectHaveNotReceived(fake, .log, with: "b"))
    let optional: FakePantry? = fake
    #expect(expectHaveReceived(optional, .log, countSpecifier: .exactly(1)))
  }

  @Test func `append the message`() {
    let failures = FailureRecorder.record {
      expectHaveRecordedCalls(fake, "there should be some")
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
        "Received no calls, but expected at least 1 call - there should be some",
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

  @Test func `compare what a closure returns or throws`() {
    expectEqualError(Jam(fruit: "a")) { Jam(fruit: "a") }
    expectEqualError(Jam(fruit: "a")) { throw Jam(fruit: "a") }
    expectNotEqualError(Jam(fruit: "a")) { Jam(fruit: "b") }
    XCTAssertEqualError(Jam(fruit: "a")) { Jam(fruit: "a") }
    XCTAssertNotEqualError(Jam(fruit: "a")) { Jam(fruit: "b") }
    let failures = FailureRecorder.record { expectEqualError(Jam(fruit: "a")) { nil } }
    #expect(failures.map(\.message) == [#"Error was nil, but expected Jam(fruit: "a")"#])
  }

  @Test func `expect the error of an expression`() throws {
    func spoil() throws { throw Jam(fruit: "a") }
    expectThrows(try spoil(), Jam(fruit: "a"))
    expectThrows(Jam(fruit: "a")) { try spoil() }
    XCTAssertThrowsError(try spoil(), Jam(fruit: "a"))
    let failures = try FailureRecorder.record { expectThrows(try spoil(), Jam(fruit: "b")) }
    #expect(failures.count == 1)
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

  @Test func `compare images in closures`() {
    expectEqualImage({ Image.spry.testImage }, { Image.spry.testImage })
    expectNotEqualImage({ Image.spry.testImage1 }, { Image.spry.testImage2 })
    expectEqualImage({ Image.spry.testImage3 }) { Image.spry.testImage3 }
    XCTAssertEqualImage(Image.spry.testImage) { Image.spry.testImage }
    XCTAssertNotEqualImage(Image.spry.testImage4) { Image.spry.testImage }
    #expect(Image.spry.testImage.testData() != Image.spry.testImage4.testData())
  }
}
