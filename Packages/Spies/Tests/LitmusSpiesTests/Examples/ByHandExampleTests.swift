import LitmusSpies
import Testing

protocol Catalogue: AnyObject, Sendable {
  var owner: String { get set }
  func price(of name: String, in currency: String) throws -> Int
  func refresh() async throws -> [String]
  static func make(_ name: String) -> Int
}

// begin-snippet: spies-by-hand
final class FakeCatalogue: Catalogue, Spryable {
  enum Function: String, StringRepresentable {
    case owner
    case price = "price(of:in:)"
    case refresh = "refresh()"
  }

  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
  }

  let spyRecord = SpyRecord()

  var owner: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func price(of name: String, in currency: String) throws -> Int {
    try spryifyThrows(arguments: name, currency)
  }

  func refresh() async throws -> [String] {
    try await spryifyAsyncThrows()
  }

  static func make(_ name: String) -> Int {
    spryify(arguments: name)
  }
}
// end-snippet

enum CatalogueError: Error { case isEmpty }

@Suite struct `What the README shows` {
  let fake = FakeCatalogue()

  @Test func `stubs`() async throws {
    // begin-snippet: spies-stubs
    fake.stub(.price).andReturn(1)
    fake.stub(.price).with("apple", SpyArgument.anything).andReturn(2, 3)
    fake.stub(.price).with("pear", SpyArgument.nonNil).andThrow(CatalogueError.isEmpty)
    fake.stub(.price).with("nut", "EUR").andDo { arguments in
      (arguments[0] as? String)?.count
    }
    fake.stub(.refresh).andDo { _ in
      await Task.yield()
      return ["apple"]
    }
    // end-snippet
    #expect(try fake.price(of: "fig", in: "EUR") == 1)
    #expect(try fake.price(of: "apple", in: "EUR") == 2)
    #expect(try fake.price(of: "apple", in: "EUR") == 3)
    #expect(try fake.price(of: "apple", in: "EUR") == 3)
    #expect(throws: CatalogueError.isEmpty) { try fake.price(of: "pear", in: "EUR") }
    #expect(try fake.price(of: "nut", in: "EUR") == 3)
    #expect(try await fake.refresh() == ["apple"])
  }

  @Test func `captors`() throws {
    // begin-snippet: spies-captor
    let captor = SpyArgument.captor()
    fake.stub(.price).with(captor, SpyArgument.anything).andReturn(1)

    _ = try fake.price(of: "apple", in: "EUR")
    _ = try fake.price(of: "pear", in: "EUR")

    #expect(captor.getValue(as: String.self) == "apple")
    #expect(captor[1] == "pear")
    // end-snippet
  }

  @Test func `verification`() async throws {
    fake.stub(.price).andReturn(1)
    fake.stub(.refresh).andReturn(["apple"])
    FakeCatalogue.stub(.make).andReturn(7)
    async let names = fake.refresh()
    _ = try fake.price(of: "apple", in: "EUR")
    fake.owner = "Ann"
    _ = FakeCatalogue.make("new")
    _ = try await names
    // begin-snippet: spies-verification
    expectHaveReceived(fake, .price)
    expectHaveReceived(fake, .price, with: "apple", SpyArgument.nonNil, times: .exactly(1))
    expectHaveReceived(fake, .price, countSpecifier: .between(1...3))
    expectHaveReceived(fake, .owner, with: "Ann")
    expectHaveReceived(FakeCatalogue.self, .make, with: "new")
    expectHaveNotReceived(fake, .price, with: "pear", SpyArgument.anything)
    expectHaveReceivedInOrder(
      fake.received(.price, with: "apple", SpyArgument.anything),
      fake.received(.owner, with: "Ann"),
      FakeCatalogue.received(.make)
    )
    try await expectToEventuallyHaveReceived(fake, .refresh, timeout: .seconds(1))
    expectNoMoreInteractions(fake)
    // end-snippet
    FakeCatalogue.resetCallsAndStubs()
  }
}

@Suite struct ExampleFailures {
  /// What the README shows, as Swift Testing prints it.
  @Test func `a call with other arguments`() {
    withKnownIssue {
      let fake = FakeCatalogue()
      fake.stub(.price).andReturn(1)
      _ = try fake.price(of: "apple", in: "EUR")
      fake.owner = "Ann"
      expectHaveReceived(fake, .price, with: "pear", "EUR")
    }
  }

}

@Suite struct ExampleUnstubbedCalls {
  /// What the README shows, as Swift Testing prints it.
  @Test func `a call that no stub answers`() {
    withKnownIssue {
      let fake = FakeCatalogue()
      fake.stub(.price).with("apple", "EUR").andReturn(1)
      _ = try? fake.price(of: "pear", in: "EUR")
    }
  }
}
