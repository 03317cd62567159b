import LitmusSpryKit
import Testing

@Suite(.serialized) struct SpryKitSwiftTests {
  let fake = FakeStringService()

  @Test func verifiesCalls() {
    fake.stub(.hereAreTwoStrings).andReturn(true)
    _ = fake.hereAreTwoStrings(string1: "a", string2: "b")
    expectHaveReceived(fake, .hereAreTwoStrings)
    expectHaveReceived(fake, .hereAreTwoStrings, with: "a", "b", countSpecifier: .exactly(1))
    expectHaveNotReceived(fake, .doThings)
    expectHaveRecordedCalls(fake)
    expectHaveRecordedCalls(fake, "with a message")
    #expect(expectHaveReceived(fake, .hereAreTwoStrings))
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
    expectHaveNoRecordedCalls(FakeUserService.self)
  }

  @Test func comparesValues() {
    let byte: UInt8 = 1
    let number: Double? = 1
    expectEqualAny(byte, 1)
    expectEqualAny(number, 1)
    expectNotEqualAny(Person(name: "Bob", age: 20), Person(name: "John", age: 30))
    expectEqualImage({ Image.spry.testImage }, { Image.spry.testImage })
    expectNotEqualImage({ Image.spry.testImage }) { Image.spry.testImage2 }
  }

  @Test func comparesErrors() {
    expectEqualError(Failure.one, Failure.one)
    expectNotEqualError(Failure.one, .two)
    expectEqualError(Failure.one) { Failure.one }
    expectNotEqualError(Failure.one) { Failure.two }
    expectThrows(Failure.one) { try fail(with: .one) }
    expectThrows(try fail(with: .one), Failure.one)
    let number = expectNoThrow { 1 }
    #expect(number == 1)
    expectNoThrow(2)
  }

  @Test func catchesTraps() {
    expectThrowsAssertion {
      preconditionFailure("Should fail")
    }
    expectThrowsAssertion("with a message") { () -> Int in fatalError() }
    expectThrowsAssertion(stop(), "as an expression")
  }

  @Test func answersWhenTheTestResponds() async throws {
    let loader = FakeLoader()
    let response = loader.stub(.load).with("a").andWaitForResponse()
    async let value = loader.load(key: "a")
    try await loader.waitForCall(.load, withArguments: ["a"], times: 1)
    response.respond(with: "loaded")
    #expect(try await value == "loaded")
    let shared = FakeLoader.stub(.loadShared).andWaitForResponse()
    shared.respond(throwing: Failure.one)
    await #expect(throws: Failure.one) { try await FakeLoader.loadShared() }
    try await FakeLoader.waitForCall(.loadShared)
  }

  @Test func showsFailuresAtTheHelpersCaller() {
    checkEverything()
  }

  @Test func needsNoAwaitInAsyncTests() async {
    await Task.yield()
    expectThrows(Failure.one) { try fail(with: .one) }
    expectNoThrow { 1 }
    expectEqualError(Failure.one) { Failure.one }
    expectNotEqualError(Failure.one) { Failure.two }
    expectThrowsAssertion { stop() }
    XCTAssertThrowsError(Failure.one) { try fail(with: .one) }
    XCTAssertNoThrowError { try fail(with: nil) }
    XCTAssertEqualError(Failure.one) { Failure.one }
    XCTAssertThrowsAssertion { preconditionFailure() }
  }

  private func checkEverything(sourceLocation: SourceLocation = #_sourceLocation) {
    let missing: FakeStringService? = nil
    expectHaveReceived(fake, .doThings, sourceLocation: sourceLocation)
    expectHaveReceived(missing, .doThings, sourceLocation: sourceLocation)
    expectHaveRecordedCalls(fake, sourceLocation: sourceLocation)
    expectEqualAny(1, 2, sourceLocation: sourceLocation)
    expectEqualError(Failure.one, Failure.two, sourceLocation: sourceLocation)
    expectThrows(Failure.one, sourceLocation: sourceLocation) {}
    expectNoThrow(sourceLocation: sourceLocation) { try fail(with: .one) }
    expectThrowsAssertion(sourceLocation: sourceLocation) { 1 }
  }
}
