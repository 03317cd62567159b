import LitmusReporting
import LitmusSpies
import Testing

private struct Book: Equatable { var name: String }

private enum ShelfError: Error, Equatable { case empty, full }

private final class FakeShelf: Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable {
    case load = "load(_:)"
    case count
    case save = "save(_:as:)"
    case user = "user()"
    case risky = "risky()"
    case later = "later(_:)"
    case unusual = "unusual()"
  }
  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
  }

  var count: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func load(_ name: String) -> Int { spryify(arguments: name) }
  func save(_ value: Any?, as name: String?) { spryify(arguments: value, name) }
  func user() -> Book? { spryify() }
  func risky() throws -> String { try spryifyThrows() }
  func typed() throws(ShelfError) -> String {
    try spryifyThrows("risky()", throwing: ShelfError.self)
  }
  func later(_ name: String) async throws -> Int { try await spryifyAsyncThrows(arguments: name) }
  func unusual() -> Int { spryify(fallbackValue: -1) }
  static func make(_ name: String) -> Int { spryify(arguments: name) }
}

@Suite struct `A stubbed function` {
  private let fake = FakeShelf()

  @Test func `gives what the stub says`() async throws {
    fake.stub(.load).andReturn(1)
    fake.stub(.load).with("x").andReturn(2)
    #expect(fake.load("y") == 1)
    #expect(fake.load("x") == 2)
    fake.stub(.count).andReturn(3)
    #expect(fake.count == 3)
    fake.stub(.user).andReturn(Book(name: "a"), nil)
    #expect(fake.user() == Book(name: "a"))
    #expect(fake.user() == nil)
    #expect(fake.user() == nil)
    fake.stub(.risky).andThrow(ShelfError.empty)
    #expect(throws: ShelfError.empty) { try fake.risky() }
    #expect(throws: ShelfError.empty) { try fake.typed() }
    fake.stub(.later).andDo { arguments in
      await Task.yield()
      return (arguments[0] as? String)?.count
    }
    #expect(try await fake.later("abc") == 3)
    #expect(fake.unusual() == -1)
  }

  @Test func `reports a call that no stub answers`() {
    fake.stub(.load).with("x").andReturn(2)
    let line = #line - 1
    let failures = FailureRecorder.record { #expect(fake.load("y") == 0) }
    #expect(
      failures.map(\.message) == [
        """
        Called load(_:) with "y", but expected a stub that answers it
        Nearest stub: load(_:) with "x", at StubbingTests.swift:\(line):14
          argument 1: "y", but expected "x"
        Stubs:
          load(_:) with "x", at StubbingTests.swift:\(line):14
        To fix this, stub load(_:) with "y"
        """
      ])
  }

  @Test func `calls a real object`() async throws {
    func real(_ name: String) -> Int { name.count }
    fake.stub(.load).andCall(real)
    #expect(fake.load("abcd") == 4)
    @Sendable func slow(_ name: String) async throws -> Int { name.count }
    fake.stub(.later).andCall(slow)
    #expect(try await fake.later("ab") == 2)
  }

  @Test func `works for static functions`() {
    FakeShelf.stub(.make).with(Argument.anything).andReturn(5)
    #expect(FakeShelf.make("x") == 5)
    #expect(FakeShelf.didCall(.make, with: "x", times: .exactly(1)).success)
    FakeShelf.resetCallsAndStubs()
  }
}
