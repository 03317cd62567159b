#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: isolation` {
  @Test func `11 Sendable`() async {
    let fake = FakeSendable()
    fake.stub(.send).andReturn()
    await withTaskGroup { group in
      for number in 1...100 { group.addTask { fake.send(number) } }
    }
    expectHaveReceived(fake, .send, countSpecifier: .exactly(100))
  }

  @Test func `12 an actor`() async throws {
    let fake = FakeSafe()
    fake.stub(.open).with("key").andReturn(true)
    fake.stub(.open).andThrow(ShapeError.failed)
    #expect(try await fake.open("key"))
    await #expect(throws: ShapeError.failed) { try await fake.open("other") }
    fake.stub(.state).andReturn("closed")
    #expect(await fake.state == "closed")
    expectHaveReceived(fake, .open, countSpecifier: .exactly(2))
  }

  @Test @MainActor func `13 @MainActor`() async {
    let fake = FakeStage()
    fake.stub(.title).andReturn("x")
    fake.stub(.show).andReturn(true)
    fake.title = "y"
    #expect(fake.title == "x")
    #expect(await fake.show(animated: false))
    expectHaveReceived(fake, .show, with: false)
  }

  @Test func `14 nonisolated`() async {
    let fake = FakeSafe()
    fake.stub(.name).andReturn("safe")
    fake.stub(.describe).andReturn("big")
    #expect(fake.name == "safe")
    #expect(fake.describe(in: 2) == "big")
    let stage = FakeStage()
    stage.stub(.measure).andReturn(3)
    #expect(stage.measure() == 3)
  }

  @Test func `15 a member of another global actor, and an isolated parameter`() async {
    let fake = FakeSendable()
    fake.stub(.store).andReturn(1)
    fake.stub(.run).andReturn(2)
    #expect(await fake.store() == 1)
    let safe = FakeSafe()
    #expect(await fake.run(on: safe) == 2)
    expectHaveReceived(fake, .run, with: safe)
  }
}

// MARK: Fixtures

@globalActor private actor StoreActor {
  static let shared = StoreActor()
}

@Spryable private final class FakeSendable: Sendable {
  @SpryableFunc func send(_ number: Int)
  @StoreActor @SpryableFunc func store() -> Int
  @SpryableFunc func run(on safe: isolated FakeSafe) -> Int
}

@Spryable private actor FakeSafe {
  @SpryableVar(.get) var state: String
  @SpryableFunc func open(_ key: String) throws -> Bool
  @SpryableVar(.get) nonisolated var name: String
  @SpryableFunc nonisolated func describe(in language: Int) -> String
}

@MainActor private protocol Stage {
  var title: String { get set }
  func show(animated: Bool) async -> Bool
  nonisolated func measure() -> Int
}

@Spryable private final class FakeStage: Stage {
  @SpryableVar var title: String
  @SpryableFunc func show(animated: Bool) async -> Bool
  @SpryableFunc nonisolated func measure() -> Int
}
#endif
