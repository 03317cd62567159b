import LitmusReporting
import LitmusSpies
import Testing

@testable import LitmusFakes

@Suite struct `The order of calls` {
  private let fake = FakeLibrary()

  @Test func `has a call before those that its stub makes`() {
    fake.when(.load).andReturn(1)
    fake.when(.close).andDoVoid { [fake] _ in fake.load("inner") }
    fake.close()
    fake.load("outer")
    #expect(
      fake.calls(.close).recordedCallsDescription
        == "close(); load(_:) with <inner>; load(_:) with <outer>")
  }

  @Test func `knows a call while its stub runs`() {
    fake.when(.load).andDo { [fake] _ in
      fake.didCall(.load, with: "x").count
    }
    #expect(fake.load("x") == 1)
    #expect(fake.load("x") == 2)
  }

  @Test func `has a call before an async stub has answered`() async {
    fake.when(.fetch).andDo { [fake] _ in
      await Task.yield()
      return fake.calls(.fetch).count
    }
    #expect(await fake.fetch("x") == 1)
  }

  @Test func `is one for all fakes`() {
    let other = FakeLibrary()
    let fakes = [fake, other]
    for fake in fakes { fake.when(.load).andReturn(1) }
    for number in 0..<100 {
      fakes[number % 2].load("\(number)")
      FakeClasses.note(number)
    }
    let all =
      fake.spyRecord.calls.all + other.spyRecord.calls.all + FakeClasses.classSpyRecord.calls.all
    FakeClasses.resetCalls()
    let texts = all.sorted { $0.order < $1.order }.map { $0.arguments[0].map { "\($0)" } }
    #expect(texts == (0..<100).flatMap { ["\($0)", "\($0)"] })
    #expect(Set(all.map(\.order)).count == 200)
  }

  @Test func `is one for calls and stubs`() {
    fake.when(.load).andReturn(1)
    fake.load("x")
    fake.when(.load, "y").andReturn(2)
    fake.load("y")
    let stubs = fake.spyRecord.allStubs.map(\.order)
    let calls = fake.spyRecord.calls.all.map(\.order)
    #expect([stubs[0], calls[0], stubs[1], calls[1]] == (stubs + calls).sorted())
  }
}

private enum FakeClasses: HandwrittenFake {
  enum Function: String {
    case note
  }

  var spyRecord: SpyRecord { SpyRecord() }

  static func note(_ number: Int) { spy(.note, number) }
}
