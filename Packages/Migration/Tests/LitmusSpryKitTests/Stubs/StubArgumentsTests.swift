import LitmusReporting
import LitmusSpryKit
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

  @Test func `are reported between answers, which continue`() {
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

  @Test func `may be given one after the other`() {
    let fake = FakeStacks()
    fake.stub(.move).andReturn(0)
    fake.stub(.move).with("a").with(2).andReturn(1)
    #expect([fake.move("a", to: 2), fake.move("a", to: 3)] == [1, 0])
  }

  @Test func `of a value of a wrong type let the next stub answer`() {
    let fake = FakeStacks()
    fake.stub(.move).andReturn(7)
    fake.stub(.move).with("a", Argument.anything).andReturn(3)
    fake.stub(.move).with("a", 1).andReturn("no number")
    #expect([fake.move("a", to: 1), fake.move("a", to: 2), fake.move("b", to: 1)] == [3, 3, 7])
    fake.stubAgain(.move).with("a", Argument.anything).andReturn("no number either")
    #expect(fake.move("a", to: 1) == 7)
  }

  @Test func `of a value of a wrong type let the async member's next stub answer`() async {
    let fake = FakeStacks()
    fake.stub(.fetch).andDo { _ async in 7 }
    fake.stub(.fetch).with("a").andDo { _ async in "no number" }
    #expect(await fake.fetch("a") == 7)
  }

  @Test func `are reported if no stub's value has the right type`() {
    let fake = FakeStacks()
    fake.stub(.move).andReturn("nothing")
    let line = #line + 1
    fake.stub(.move).with("a", 1).andReturn("no number")
    let failures = FailureRecorder.record { _ = fake.move("a", to: 1) }
    #expect(
      failures.map(\.message) == [
        #"Answered move("a", to: 1) with "no number" (String), but expected a value of type Int"#
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `of a value of a wrong type let the fallback answer`() {
    let fake = FakeStacks()
    fake.stub(.count).andReturn("no number")
    #expect(fake.count == 9)
  }
}

// MARK: - Fixtures

private final class FakeStacks: Spryable, @unchecked Sendable {
  enum Function: String, StringRepresentable {
    case count
    case fetch
    case move = "move(_:to:)"
  }

  let spyRecord = SpyRecord()

  var count: Int { spryify(fallbackValue: 9) }

  func move(_ name: String, to shelf: Int) -> Int { spryify(arguments: name, shelf) }

  func fetch(_ name: String) async -> Int { await spryifyAsync(arguments: name) }
}
