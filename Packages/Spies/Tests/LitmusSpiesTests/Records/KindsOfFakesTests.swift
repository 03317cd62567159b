import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A fake by hand may be` {
  @Test func `an actor`() async throws {
    let fake = FakeActor()
    fake.when(.load).andDo { _ in
      await Task.yield()
      return 2
    }
    #expect(try await fake.load("x") == 2)
    expectReceived(fake.calls(.load, "x"))
  }

  @Test @MainActor func `on the main actor`() async {
    let fake = FakeOnMainActor()
    fake.when(.load, "x").andDo { _ in
      MainActor.assertIsolated()
      await Task.yield()
      return 1
    }
    #expect(await fake.load("x") == 1)
    expectReceived(fake.calls(.load, "x"))
  }

  @Test func `a structure, whose copies share the record`() async {
    let fake = FakeStructure()
    let copy = fake
    copy.when(.load).andReturn(1)
    #expect(await Task.detached { fake.load("x") }.value == 1)
    expectReceived(copy.calls(.load, "x"))
  }

  @Test func `an enumeration`() {
    let fake = FakeEnumeration.only(SpyRecord())
    fake.when(.load).andReturn(1)
    #expect(fake.load("x") == 1)
    expectReceived(fake.calls(.load, "x"))
  }

  @Test func `generic`() {
    let fake = FakeGeneric<String?>()
    fake.when(.load, "x").andReturn(["a"] as [String?])
    fake.when(.load, nil).andReturn([nil] as [String?])
    #expect(fake.load("x") == ["a"])
    #expect(fake.load(nil) == [nil])
    expectReceived(fake.calls(.load, nil), times: .once)
  }

  @Test func `a subclass of another fake`() {
    let fake = FakeSubclass()
    fake.when(.load).andReturn(1)
    #expect(fake.load("x") == 1)
    #expect((fake as FakeBase).load("y") == 1)
    expectReceived(fake.calls(.load, "x"))
    expectReceived((fake as FakeBase).calls(.load, "y"))
  }
}

@Suite struct `Resetting a fake` {
  @Test func `releases what was recorded and stubbed`() {
    let fake = FakeShelves()
    weak var recorded: Shelf?
    weak var stubbed: Shelf?
    weak var expected: Shelf?
    do {
      let shelves = (Shelf(), Shelf(), Shelf())
      (recorded, stubbed, expected) = shelves
      fake.when(.swap).andReturn(shelves.1)
      fake.when(.swap, .equal(shelves.2)).andReturn(shelves.1)
      #expect(fake.swap(shelves.0) === shelves.1)
    }
    #expect(recorded != nil)
    fake.resetCalls()
    #expect(recorded == nil)
    #expect(stubbed != nil && expected != nil)
    fake.resetStubs()
    #expect(stubbed == nil && expected == nil)
  }

  @Test func `may release objects that call the fake again`() {
    let fake = FakeShelves()
    fake.when(.swap).andReturn(nil)
    _ = fake.swap(CallsWhenReleased(fake))
    fake.resetCalls()
    expectReceived(fake.calls(.note, "released"), times: 1)
    fake.when(.swap).again.andReturn(CallsWhenReleased(fake))
    fake.when(.swap).again.andReturn(nil)
    expectReceived(fake.calls(.note), times: 2)
    fake.when(.swap, .equal(CallsWhenReleased(fake))).andReturn(nil)
    fake.resetStubs()
    expectReceived(fake.calls(.note), times: 3)
  }
}

// MARK: - Fixtures

private enum Names: String { case load }

private actor FakeActor: HandwrittenFake {
  typealias Function = Names
  let spyRecord = SpyRecord()
  func load(_ name: String) async throws -> Int { try await spy.throwing(.load, name) }
}

@MainActor private final class FakeOnMainActor: HandwrittenFake {
  typealias Function = Names
  let spyRecord = SpyRecord()
  func load(_ name: String) async -> Int { await spy.waiting(.load, name) }
}

private struct FakeStructure: HandwrittenFake, Sendable {
  typealias Function = Names
  let spyRecord = SpyRecord()
  func load(_ name: String) -> Int { spy(.load, name) }
}

private enum FakeEnumeration: HandwrittenFake {
  typealias Function = Names
  case only(SpyRecord)

  var spyRecord: SpyRecord {
    switch self {
    case .only(let record): record
    }
  }

  func load(_ name: String) -> Int { spy(.load, name) }
}

private final class FakeGeneric<Value: Equatable>: HandwrittenFake {
  typealias Function = Names
  let spyRecord = SpyRecord()
  func load(_ value: Value) -> [Value] { spy(.load, value) }
}

private class FakeBase: HandwrittenFake {
  typealias Function = Names
  let spyRecord = SpyRecord()
  func load(_ name: String) -> Int { spy(.load, name) }
}

private final class FakeSubclass: FakeBase {}

private final class FakeShelves: HandwrittenFake {
  enum Function: String { case swap, note }
  let spyRecord = SpyRecord()
  func swap(_ object: AnyObject) -> AnyObject? { spy(.swap, object) }
  func note(_ text: String) { spy(.note, text) }
}

private final class Shelf {}

/// Calls a fake when it is released.
private final class CallsWhenReleased {
  private let fake: FakeShelves
  init(_ fake: FakeShelves) { self.fake = fake }
  deinit { fake.note("released") }
}
