import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `The arguments of a stub` {
  private let fake = FakeLibrary()

  @Test func `are reported after an answer, and change nothing`() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      _ = fake.stub(.load).andReturn(5).with("x")
    }
    #expect(
      failures.map(\.message) == [
        """
        Stubbed load("x") after an answer, but expected the arguments first. To fix this, \
        put with before the first answer
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(["x", "y"].map(fake.load) == [5, 5])
  }

  @Test func `are reported between answers, which go on`() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      fake.stub(.load).with("a").andReturn(5).then.with("c").andReturn(6)
    }
    #expect(
      failures.map(\.message) == [
        """
        Stubbed load("c") after an answer, but expected the arguments first. To fix this, \
        put with before the first answer
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(["a", "a"].map(fake.load) == [5, 6])
  }

  @Test func `may be said again before the first answer`() {
    fake.stub(.load).andReturn(0)
    fake.stub(.load).with("a").with("b").andReturn(1)
    #expect(["a", "b"].map(fake.load) == [0, 1])
  }
}
