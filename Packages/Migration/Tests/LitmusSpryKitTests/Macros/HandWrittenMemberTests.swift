#if Macros
import LitmusSpryKit
import Testing

@Suite struct `A member by hand in a fake by macro` {
  @Test func `has a case whichever function it calls`() async throws {
    let fake = FakeByHand()
    for function in FakeByHand.Function.allMembers { fake.stub(function).andReturn(7) }
    #expect(fake.spried() == 7)
    #expect(try fake.spriedThrowing() == 7)
    #expect(await fake.spriedAsync() == 7)
    #expect(try await fake.spriedAsyncThrowing() == 7)
    #expect(fake.stubbed() == 7)
    #expect(try fake.stubbedThrowing() == 7)
    #expect(await fake.stubbedAsync() == 7)
    #expect(try await fake.stubbedAsyncThrowing() == 7)
    fake.recorded()
    expectHaveReceived(fake, .recorded)
  }

  @Test func `shares its case with its overloads`() {
    let fake = FakeByHand()
    fake.stub(.sharedWithValue).with(1).andReturn("a")
    fake.stub(.shared).with("x").andReturn(2)
    #expect(fake.shared(value: 1) == "a")
    #expect(fake.shared(value: "x") == 2)
    expectHaveReceived(fake, .shared, countSpecifier: .exactly(2))
  }

  @Test func `has a case of the type too`() async throws {
    FakeByHand.stub(.spriedOfType).andReturn(7)
    #expect(try await FakeByHand.spriedOfType() == 7)
    FakeByHand.resetCallsAndStubs()
  }
}

// MARK: Fixtures

@Spryable private final class FakeByHand {
  func spried() -> Int { spryify() }
  func spriedThrowing() throws -> Int { try spryifyThrows() }
  func spriedAsync() async -> Int { await spryifyAsync() }
  func spriedAsyncThrowing() async throws -> Int { try await spryifyAsyncThrows() }
  func stubbed() -> Int { stubbedValue() }
  func stubbedThrowing() throws -> Int { try stubbedValueThrows() }
  func stubbedAsync() async -> Int { await stubbedValueAsync() }
  func stubbedAsyncThrowing() async throws -> Int { try await stubbedValueAsyncThrows() }
  func recorded() { recordCall() }
  func shared(value: Int) -> String { spryify(arguments: value) }
  func shared(value: String) -> Int { spryify(arguments: value) }
  static func spriedOfType() async throws -> Int { try await spryifyAsyncThrows() }
}

extension FakeByHand.Function {
  fileprivate static let allMembers: [Self] = [
    .spried, .spriedThrowing, .spriedAsync, .spriedAsyncThrowing, .stubbed, .stubbedThrowing,
    .stubbedAsync, .stubbedAsyncThrowing,
  ]
}
#endif
