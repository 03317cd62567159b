import LitmusReporting
import LitmusSpryKit
import Testing

private class FakeWorkshop: Spryable {
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

private final class FakeSpecialWorkshop: FakeWorkshop {}

private final class FakeGenericWorkshop<Value>: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make()"
  }

  static func make() -> Int { spryify() }
}

@Suite(.serialized) struct `Static members of a fake` {
  init() {
    FakeWorkshop.resetCallsAndStubs()
  }

  @Test func `are stubbed and recorded`() {
    FakeWorkshop.stub(.make).with("x").andReturn(1)
    FakeWorkshop.stub(.make).andReturn(2)
    FakeWorkshop.stub(.shared).andReturn("a")
    FakeWorkshop.stub(.read).andThrow(LibraryError.full)
    #expect(FakeWorkshop.make("x") == 1)
    #expect(FakeWorkshop.make("y") == 2)
    FakeWorkshop.shared = "b"
    #expect(FakeWorkshop.shared == "a")
    #expect(throws: LibraryError.full) { try FakeWorkshop.read() }
    expectHaveReceived(FakeWorkshop.self, .make, with: "x", times: .exactly(1))
    expectHaveReceived(FakeWorkshop.self, .shared, with: "b")
    expectHaveNotReceived(FakeWorkshop.self, .make, with: "z")
  }

  @Test func `are reset by type`() {
    FakeWorkshop.stub(.make).andReturn(1)
    _ = FakeWorkshop.make("x")
    FakeWorkshop.resetCallsAndStubs()
    expectHaveNoRecordedCalls(FakeWorkshop.self)
    let failures = FailureRecorder.record { #expect(FakeWorkshop.make("x") == 0) }
    #expect(failures.map(\.callSite.line) == [16])
  }

  @Test func `may be stubbed again`() {
    FakeWorkshop.stub(.make).andReturn(1)
    FakeWorkshop.stubAgain(.make).andReturn(2)
    #expect(FakeWorkshop.make("x") == 2)
  }

  @Test func `belong to the class that is called`() {
    FakeWorkshop.stub(.make).andReturn(1)
    FakeSpecialWorkshop.stub(.make).andReturn(2)
    #expect(FakeSpecialWorkshop.make("x") == 2)
    #expect(FakeWorkshop.make("y") == 1)
    expectHaveNotReceived(FakeWorkshop.self, .make, with: "x")
    FakeSpecialWorkshop.resetCallsAndStubs()
    expectHaveReceived(FakeWorkshop.self, .make, with: "y")
  }

  @Test func `belong to one specialisation of a generic fake`() {
    FakeGenericWorkshop<Int>.stub(.make).andReturn(1)
    FakeGenericWorkshop<String>.stub(.make).andReturn(2)
    #expect(FakeGenericWorkshop<Int>.make() == 1)
    #expect(FakeGenericWorkshop<String>.make() == 2)
    FakeGenericWorkshop<Int>.resetCallsAndStubs()
    expectHaveReceived(FakeGenericWorkshop<String>.self, .make, times: .exactly(1))
    FakeGenericWorkshop<String>.resetCallsAndStubs()
  }
}
