import LitmusSpryKit
import Testing

private enum Names: String, StringRepresentable {
  case load = "load(_:)"
}

private actor FakeActor: Spryable {
  typealias Function = Names

  func load(_ name: String) -> Int { spryify(arguments: name) }
}

private actor FakeActorWithRecord: Spryable {
  typealias Function = Names

  let spyRecord = SpyRecord()

  func load(_ name: String) async throws -> Int {
    try await spryifyAsyncThrows(arguments: name)
  }
}

@MainActor private final class FakeOnMainActor: Spryable {
  typealias Function = Names

  func load(_ name: String) async -> Int { await spryifyAsync(arguments: name) }
}

private struct FakeStruct: Spryable, Sendable {
  typealias Function = Names

  let spyRecord = SpyRecord()

  func load(_ name: String) -> Int { spryify(arguments: name) }
}

private enum FakeEnumeration: Spryable {
  typealias Function = Names

  case only(SpyRecord)

  var spyRecord: SpyRecord {
    switch self {
    case .only(let record): record
    }
  }

  func load(_ name: String) -> Int { spryify(arguments: name) }
}

private final class FakeGeneric<Value: Equatable>: Spryable {
  typealias Function = Names

  func load(_ value: Value) -> [Value] { spryify(arguments: value) }
}

private class FakeBase: Spryable {
  typealias Function = Names

  func load(_ name: String) -> Int { spryify(arguments: name) }
}

private final class FakeSubclass: FakeBase {}

private final class FakeSpyOnly: Spyable {
  typealias Function = Names

  func load(_ name: String) { recordCall(arguments: name) }
}

private final class FakeStubOnly: Stubbable {
  typealias Function = Names

  func load(_ name: String) -> Int { stubbedValue(arguments: name) }
}

@Suite struct `A fake may be` {
  @Test func `an actor`() async throws {
    let fake = FakeActor()
    fake.stub(.load).andReturn(1)
    #expect(await fake.load("x") == 1)
    expectHaveReceived(fake, .load, with: "x")

    let stored = FakeActorWithRecord()
    stored.stub(.load).andDo { _ in
      await Task.yield()
      return 2
    }
    #expect(try await stored.load("x") == 2)
    expectHaveReceived(stored, .load, with: "x")
    stored.resetCallsAndStubs()
  }

  @Test @MainActor func `on the main actor`() async {
    let fake = FakeOnMainActor()
    fake.stub(.load).with("x").andDo { _ in
      MainActor.assertIsolated()
      return 1
    }
    #expect(await fake.load("x") == 1)
    expectHaveReceived(fake, .load, with: "x")
  }

  @Test func `a struct, whose copies share the record`() async {
    let fake = FakeStruct()
    let copy = fake
    copy.stub(.load).andReturn(1)
    let value = await Task.detached { fake.load("x") }.value
    #expect(value == 1)
    expectHaveReceived(copy, .load, with: "x")
  }

  @Test func `an enumeration`() {
    let fake = FakeEnumeration.only(SpyRecord())
    fake.stub(.load).andReturn(1)
    #expect(fake.load("x") == 1)
    expectHaveReceived(fake, .load, with: "x")
  }

  @Test func `generic`() {
    let fake = FakeGeneric<String?>()
    fake.stub(.load).with("x").andReturn(["a"] as [String?])
    fake.stub(.load).with(nil).andReturn([nil] as [String?])
    #expect(fake.load("x") == ["a"])
    #expect(fake.load(nil) == [nil])
    expectHaveReceived(fake, .load, with: Argument.nil, times: .exactly(1))
  }

  @Test func `a subclass of another fake`() {
    let fake = FakeSubclass()
    fake.stub(.load).andReturn(1)
    #expect(fake.load("x") == 1)
    #expect((fake as FakeBase).load("y") == 1)
    expectHaveReceived(fake, .load, with: "x")
    expectHaveReceived(fake as FakeBase, .load, with: "y")
  }

  @Test func `a spy or a stub only`() {
    let spy = FakeSpyOnly()
    spy.load("x")
    expectHaveReceived(spy, .load, with: "x")
    let stub = FakeStubOnly()
    stub.stub(.load).with("x").andReturn(1)
    #expect(stub.load("x") == 1)
  }
}
