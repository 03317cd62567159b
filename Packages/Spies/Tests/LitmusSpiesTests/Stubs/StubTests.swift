import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Stubs` {
  private let fake = FakeArchive()

  @Test func `answer with one value after the other; the last one repeats`() throws {
    fake.when.load.andReturn("a", "b").then.andThrow(ArchiveError.closed).then.andReturn("c")
    #expect(try fake.load(id: "1") == "a")
    #expect(try fake.load(id: "1") == "b")
    #expect(throws: ArchiveError.closed) { try fake.load(id: "1") }
    #expect(try fake.load(id: "1") == "c")
    #expect(try fake.load(id: "1") == "c")
  }

  @Test func `answer with what is added to them after what calls were given`() throws {
    let all = fake.when.load.andReturn("a")
    #expect(try (1...2).map { _ in try fake.load(id: "x") } == ["a", "a"])
    let one = fake.when.load(id: "1").andReturn("one")
    #expect(try fake.load(id: "1") == "one")
    let unused = fake.when.load(id: "2").andReturn("two")
    all.then.andReturn("b")
    one.then.andReturn("uno")
    unused.then.andReturn("due")
    #expect(try ["x", "1", "2", "2"].map(fake.load) == ["b", "uno", "two", "due"])
  }

  @Test func `answer with what is added to them also after the calls were reset`() throws {
    let title = fake.when.title.andReturn("a")
    let all = fake.when.load.andReturn("b")
    let one = fake.when.load(id: "1").andReturn("one")
    #expect(try fake.title == "a" && ["x", "1"].map(fake.load) == ["b", "one"])
    fake.resetCalls()
    title.then.andReturn("c")
    all.then.andReturn("d")
    one.then.andReturn("uno")
    #expect(try fake.title == "c" && ["x", "1"].map(fake.load) == ["d", "uno"])
  }

  @Test func `answer with what is added to them, although a later stub is for the calls before it`()
    throws
  {
    let all = fake.when.load.andReturn("a")
    #expect(try fake.load(id: "1") == "a")
    fake.when.load(id: "1").andReturn("one")
    all.then.andReturn("b")
    #expect(try ["x", "1"].map(fake.load) == ["b", "one"])
  }

  @Test func `answer anew after a reset, or after another has replaced them`() throws {
    let stub = fake.when.load.andReturn("a", "b")
    fake.resetStubs()
    stub.then.andReturn("c").then.andReturn("d")
    #expect(try (1...3).map { _ in try fake.load(id: "1") } == ["c", "d", "d"])
    let first = fake.when.load(id: "2").andReturn("e")
    fake.when.load(id: "2").again.andReturn("f")
    let failures = FailureRecorder.record { first.then.andReturn("g") }
    #expect(failures.map { $0.message.prefix(27) } == ["Stubbed load(id: \"2\") again"])
    #expect(try fake.load(id: "2") == "g")
  }

  @Test func `answer those calls first whose arguments meet their conditions, the latest first`()
    throws
  {
    fake.when.load(id: .any).andReturn("any")
    fake.when.load(id: "1").andReturn("one")
    fake.when.load.andReturn("other")
    #expect(try fake.load(id: "1") == "one")
    #expect(try fake.load(id: "2") == "any")
  }

  @Test func `with a delay wait on their clock`() async {
    let clock = TestClock(sleepMovesIt: true)
    fake.when.find.andReturn(["a"], after: .seconds(3), clock: clock)
    #expect(await fake.find("x", limit: nil) == ["a"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `for the same arguments replace each other only with again`() throws {
    fake.when.load(id: "1").andReturn("a")
    let line = #line + 1
    let (texts, lines) = FailureRecorder.texts { fake.when.load(id: "1").andReturn("b") }
    #expect(lines == [line])
    #expect(
      texts == [
        """
        Stubbed load(id: "1") again, but expected one stub for the same arguments
        First stub: at StubTests.swift:\(line - 2)
        To fix this, write .again before the answer
        """
      ])
    fake.when.load(id: "1").again.andReturn("c")
    #expect(try fake.load(id: "1") == "c")
  }

  @Test func `of an error that the member cannot throw are reported at their line`() async {
    let line = #line + 1
    fake.when.check.andDo { _ in throw ShapesError() }
    let failures = await FailureRecorder.record { _ = try? await fake.check(1) }
    #expect(failures.map(\.callSite.line) == [line])
    #expect(
      failures.map(\.message) == [
        "Answered check(1) by throwing ShapesError(), but expected an error of type ArchiveError"
      ])
  }

  @Test func `answer a member by hand that returns Any with the value itself`() {
    let prices = FakePrices()
    prices.when(.note).andReturn("a", nil).then.andDo { _ in 2 }
    #expect("\(prices.note())" == "a")
    #expect("\(prices.note())" == "nil")
    #expect("\(prices.note())" == "2")
    prices.when(.token).andReturn("b")
    #expect("\(prices.token())" == "b")
  }

  @Test func `are removed by a reset, as are assigned values`() {
    fake.count = 3
    fake.when.title.andReturn("a")
    fake.resetStubs()
    let failures = FailureRecorder.record { #expect(fake.count == 0 && fake.title == "") }
    #expect(failures.count == 2)
    fake.resetCalls()
    expectNotReceived(fake.calls.count)
    expectNoOtherCalls(fake)
  }

  @Test func `that wrap an object answer before it`() throws {
    let real = FakeArchive()
    real.when.load.andReturn("real")
    let wrapping = FakeArchive(wrapping: real)
    wrapping.when.load(id: "1").andReturn("stub")
    #expect(try wrapping.load(id: "1") == "stub" && wrapping.load(id: "2") == "real")
    expectReceived(wrapping.calls.load, times: 2)
    expectReceived(real.calls.load(id: "2"), times: 1)
  }
}

@Suite struct `Unstubbed calls` {
  @Test func `end with code that can be pasted behind the name of the fake`() {
    FakeArchive.resetCallsAndStubs()
    let (prices, archive) = (FakePrices(), FakeArchive())
    archive.spyRecord.policy = .strict
    let (texts, _) = FailureRecorder.texts {
      _ = prices.price(of: "pear", in: 2)
      SpyScope.run { _ = FakeArchive.make(size: 2) }
      archive.open()
    }
    #expect(
      texts.map { $0.split(separator: "\n").last } == [
        "To fix this, write .when(.price, \"pear\", 2).andReturn(…) on the FakePrices",
        "To fix this, write FakeArchive.when.make(size: 2).andReturn(…)",
        "To fix this, write .when.open().andReturn() on the FakeArchive",
      ])
  }

  @Test func `have conditions in that code for arguments that are no literals`() {
    let prices = FakePrices()
    let closure = FakeClosure<([Int?], Int?, [ShapesError]) -> Void>()
    closure.spyRecord.policy = .strict
    let (texts, _) = FailureRecorder.texts {
      _ = prices.label(of: ["pear"], in: ShapesError()) {}
      closure.closure([1, nil], nil, [ShapesError()])
    }
    #expect(
      texts.map { $0.split(separator: "\n").last } == [
        "To fix this, write .when(.label, [\"pear\"], .any, .any).andReturn(…) on the FakePrices",
        "To fix this, write .when([Optional(1), nil], nil, .any).andReturn() on the FakeClosure",
      ])
  }
}

// MARK: - Fixtures

private struct ShapesError: Error {}

private final class FakePrices: HandwrittenFake {
  enum Function: String { case price, note, token, label }
  let spyRecord = SpyRecord()
  func note() -> Any { spy(.note) }
  func token() -> any Sendable { spy(.token) }
  func price(of fruit: String, in currency: Int) -> Int { spy(.price, fruit, currency) }
  func label(of fruit: [String], in style: ShapesError, then print: @escaping () -> Void)
    -> String
  {
    spy(.label, fruit, style, print)
  }
}
