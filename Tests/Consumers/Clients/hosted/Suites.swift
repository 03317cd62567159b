import Testing

struct PlainSuite {
  let number = 7

  @Test func sees() { #expect(number == 7) }
  @Test func misses() { #expect(number == 8) }
  @Test mutating func mutates() { self = PlainSuite() }
  @Test static func isStatic() {}
  @Test func `has a name in words`() {}
  @Test func `fails with a name in words`() { Issue.record("雪") }
  @Test("has a name of its own, with / and (brackets)") func named() {}
  @Test("has the same name") func sameNameOne() {}
  @Test("has the same name") func sameNameTwo() { Issue.record("the second") }
}

@Suite("A suite with a name of its own") struct NamedSuite {
  @Test func passes() {}
  @Test("fails 🖨️") func fails() { Issue.record("out of ink") }
}

@Suite struct `A suite in words` {
  @Test func passes() {}
  @Test func `passes as well`() {}
}

final class ClassSuite {
  private var pages: [String] = []

  init() { pages = ["one"] }
  deinit { pages = [] }

  @Test func counts() { #expect(pages.count == 1) }
  @Test func adds() async {
    pages.append("two")
    await Task.yield()
    #expect(pages.count == 2)
  }
}

actor ActorSuite {
  private var count = 0

  @Test func counts() {
    count += 1
    #expect(count == 1)
  }
  @Test func countsWrong() async {
    count += 1
    await Task.yield()
    #expect(count == 2)
  }
}

@MainActor struct MainActorSuite {
  @Test func isOnTheMainActor() { MainActor.assertIsolated() }
  @Test func staysThere() async {
    await Task.yield()
    MainActor.assertIsolated()
  }
  @Test nonisolated func isElsewhere() {}
}

enum EnumSuite {
  @Test static func passes() {}
  @Test static func fails() { Issue.record("in an enum") }
}

struct ThrowingSuite {
  init() throws { throw Failure.jammed(tray: 1) }

  @Test func isNotRun() { Issue.record("it was run") }
  @Test(.disabled("it is")) func isNotEvenMade() {}
}

struct AsyncSuite {
  let isReady: Bool

  init() async throws { isReady = try await later(true) }

  @Test func isReadyNow() { #expect(isReady) }
}

extension PlainSuite {
  @Test func standsInAnExtension() {}

  struct Inner {
    @Test func passes() {}
    @Test func fails() { Issue.record("inner") }

    struct Innermost {
      @Test func passes() {}
      @Test func fails() { Issue.record("innermost") }
    }
  }
}

@Suite(.disabled("the printer is away")) struct DisabledSuite {
  @Test func isNotRun() { Issue.record("it was run") }
  @Test(arguments: 1...3) func isNotRunThrice(_: Int) { Issue.record("it was run") }

  struct Inner {
    @Test func isNotRunEither() { Issue.record("it was run") }
  }
}

@Suite(.serialized) struct SerializedSuite {
  @Test func one() {}
  @Test func two() async { await Task.yield() }
  @Test(arguments: 1...4) func rows(_ number: Int) { #expect(number != 3) }
}

@Suite struct EmptySuite {}
