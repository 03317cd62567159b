import LitmusSpryKit
import Testing

@Suite struct `A fake may be` {
  @Test func `an actor, also one that stores a record`() async throws {
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
  }

  @Test @MainActor func `on the main actor, where its stubs run`() async {
    let fake = FakeOnMainActor()
    fake.stub(.load).with("x").andDo { _ in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return 1
    }
    #expect(await fake.load("x") == 1)
    expectHaveReceived(fake, .load, with: "x")
  }

  @Test func `generic, and a subclass of another fake`() {
    let fake = FakeSubclass()
    fake.stub(.load).with("x").andReturn(["a"] as [String?])
    fake.stub(.load).with(nil).andReturn([nil] as [String?])
    #expect(fake.load("x") == ["a"])
    #expect((fake as FakeGeneric<String?>).load(nil) == [nil])
    expectHaveReceived(fake as FakeGeneric<String?>, .load, with: Argument.nil, times: .exactly(1))
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

// MARK: - Fixtures

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

private class FakeGeneric<Value: Equatable>: Spryable {
  typealias Function = Names

  func load(_ value: Value) -> [Value] { spryify(arguments: value) }
}

private final class FakeSubclass: FakeGeneric<String?> {}

private final class FakeSpyOnly: Spyable {
  typealias Function = Names

  func load(_ name: String) { recordCall(arguments: name) }
}

private final class FakeStubOnly: Stubbable {
  typealias Function = Names

  func load(_ name: String) -> Int { stubbedValue(arguments: name) }
}
