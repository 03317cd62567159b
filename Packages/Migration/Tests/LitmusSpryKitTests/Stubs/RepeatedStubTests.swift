import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub for the same arguments` {
  private let fake = FakeLibrary()

  @Test func `is reported, and replaces the first`() {
    fake.stub(.load).andReturn(1)
    let line = #line + 1
    let failures = FailureRecorder.record { fake.stub(.load).andReturn(2) }
    #expect(
      failures.map(\.message) == [
        """
        Stubbed load(_:) again, but expected one stub for the \
        same arguments; the first is at RepeatedStubTests.swift:\(line - 2). To fix this, use \
        stubAgain to replace it
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(fake.load("x") == 2)
  }

  @Test func `is reported with its arguments`() {
    fake.stub(.move).with("x", Argument.anything).andReturn("a")
    let line = #line + 1
    let failures = FailureRecorder.record {
      fake.stub(.move).with("x", Argument.anything).andReturn("b")
      fake.stub(.move).with("x", Argument.nonNil).andReturn("c")
      fake.stub(.move).with(nil, Argument.anything).andReturn("d")
    }
    #expect(
      failures.map(\.message) == [
        """
        Stubbed move("x", to: .anything) \
        again, but expected one stub for the same arguments; the first is at \
        RepeatedStubTests.swift:\(line - 2). To fix this, use stubAgain to replace it
        """
      ])
  }

  @Test func `is no failure with stubAgain`() {
    fake.stub(.load).andReturn(1)
    fake.stub(.load).with("x").andReturn(2)
    fake.stubAgain(.load).with("x").andReturn(3)
    #expect(fake.load("x") == 3)
    #expect(fake.load("y") == 1)
    fake.stubAgain(.load).andReturn(4)
    #expect(fake.load("x") == 3)
    #expect(fake.load("y") == 4)
  }

  @Test func `is no failure after a reset`() {
    fake.stub(.load).andReturn(1)
    fake.resetStubs()
    fake.stub(.load).andReturn(2)
    #expect(fake.load("x") == 2)
  }

  @Test func `is not known for closures, of which the latest is asked first`() {
    fake.stub(.load).with(Argument.pass { $0 is String }).andReturn(1)
    fake.stub(.load).with(Argument.pass { $0 is String }).andReturn(2)
    #expect(fake.load("x") == 2)
  }
}
