import LitmusReporting
import LitmusSpryKit
import Testing

@Suite(.spyScope) struct `Static members of a fake` {
  @Test func `are stubbed, recorded and reset`() {
    FakeWorkshop.stub(.make).with("x").andReturn(1)
    FakeWorkshop.stub(.make).andReturn(2)
    FakeWorkshop.stubAgain(.make).andReturn(3)
    FakeWorkshop.stub(.shared).andReturn("a")
    FakeWorkshop.stub(.read).andThrow(LibraryError.full)
    #expect(FakeWorkshop.make("x") == 1)
    #expect(FakeWorkshop.make("y") == 3)
    FakeWorkshop.shared = "b"
    #expect(FakeWorkshop.shared == "a")
    #expect(throws: LibraryError.full) { try FakeWorkshop.read() }
    expectHaveReceived(FakeWorkshop.self, .make, with: "x", times: .exactly(1))
    expectHaveReceived(FakeWorkshop.self, .shared, with: "b")
    expectHaveNotReceived(FakeWorkshop.self, .make, with: "z")
    FakeWorkshop.resetCallsAndStubs()
    expectHaveNoRecordedCalls(FakeWorkshop.self)
    let failures = FailureRecorder.record { #expect(FakeWorkshop.make("x") == 0) }
    #expect(failures.map(\.callSite.line) == [FakeWorkshop.makeLine])
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
}

// MARK: - Fixtures

private class FakeWorkshop: Spryable {
  enum ClassFunction: String, StringRepresentable {
    case shared
    case make = "make(_:)"
    case read = "read()"
  }

  static let makeLine = #line + 1
  class func make(_ name: String) -> Int { spryify(arguments: name) }
  class func read() throws -> String { try spryifyThrows() }
  class var shared: String {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
}

private final class FakeSpecialWorkshop: FakeWorkshop {}
