import LitmusReporting
import LitmusSpies
import Testing

private class FakeFactory: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case shared
    case make = "make(_:)"
    case read = "read()"
  }

  class var shared: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  class func make(_ name: String) -> Int { spryify(arguments: name) }
  class func read() throws -> String { try spryifyThrows() }
}

private final class FakeSpecialFactory: FakeFactory {}

private final class FakeGenericFactory<Value>: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make()"
  }

  static func make() -> Int { spryify() }
}

@Suite(.serialized) struct `Static members of a fake` {
  init() {
    FakeFactory.resetCallsAndStubs()
  }

  @Test func `are stubbed and recorded`() {
    FakeFactory.stub(.make).with("x").andReturn(1)
    FakeFactory.stub(.make).andReturn(2)
    FakeFactory.stub(.shared).andReturn("a")
    FakeFactory.stub(.read).andThrow(LibraryError.full)
    #expect(FakeFactory.make("x") == 1)
    #expect(FakeFactory.make("y") == 2)
    FakeFactory.shared = "b"
    #expect(FakeFactory.shared == "a")
    #expect(throws: LibraryError.full) { try FakeFactory.read() }
    expectHaveReceived(FakeFactory.self, .make, with: "x", times: .exactly(1))
    expectHaveReceived(FakeFactory.self, .shared, with: "b")
    expectHaveNotReceived(FakeFactory.self, .make, with: "z")
  }

  @Test func `are reset by type`() {
    FakeFactory.stub(.make).andReturn(1)
    _ = FakeFactory.make("x")
    FakeFactory.resetCallsAndStubs()
    expectHaveNoRecordedCalls(FakeFactory.self)
    let failures = FailureRecorder.record { #expect(FakeFactory.make("x") == 0) }
    #expect(failures.map(\.callSite.line) == [16])
  }

  @Test func `may be stubbed again`() {
    FakeFactory.stub(.make).andReturn(1)
    FakeFactory.stubAgain(.make).andReturn(2)
    #expect(FakeFactory.make("x") == 2)
  }

  @Test func `belong to the class that is called`() {
    FakeFactory.stub(.make).andReturn(1)
    FakeSpecialFactory.stub(.make).andReturn(2)
    #expect(FakeSpecialFactory.make("x") == 2)
    #expect(FakeFactory.make("y") == 1)
    expectHaveNotReceived(FakeFactory.self, .make, with: "x")
    FakeSpecialFactory.resetCallsAndStubs()
    expectHaveReceived(FakeFactory.self, .make, with: "y")
  }

  @Test func `belong to one specialisation of a generic fake`() {
    FakeGenericFactory<Int>.stub(.make).andReturn(1)
    FakeGenericFactory<String>.stub(.make).andReturn(2)
    #expect(FakeGenericFactory<Int>.make() == 1)
    #expect(FakeGenericFactory<String>.make() == 2)
    FakeGenericFactory<Int>.resetCallsAndStubs()
    expectHaveReceived(FakeGenericFactory<String>.self, .make, times: .exactly(1))
    FakeGenericFactory<String>.resetCallsAndStubs()
  }
}
