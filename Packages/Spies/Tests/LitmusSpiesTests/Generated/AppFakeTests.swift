#if Macros
import Foundation
import LitmusSpies
import Testing

// The protocols are in `AppFakes.swift`.

@Suite struct `Fakes of an app's protocols` {
  @Test func `a property and a function of the same name`() {
    let cache = FakeAppCache<String, Int>()
    cache.when.count.andReturn(3)
    cache.when.count(where: .any).andDo { isCounted in isCounted(1) ? 1 : 0 }
    #expect(cache.count == 3)
    #expect(cache.count { $0 == 1 } == 1)
    expectReceived(cache.calls.count, times: 1)
    expectReceived(cache.calls.count(where: .any), times: 1)
    let texts = FakeAppTextCache<Int>()
    texts.when.dump.andReturn(["a": 1])
    texts.when.count.andReturn(1)
    #expect(texts.dump() == ["a": 1] && texts.count == 1)
  }

  @Test func `associated types of inherited protocols`() async throws {
    let repository = FakeAppRepository<AppUser, UUID>()
    let user = AppUser(name: "Ann")
    repository.when.find(by: .equal(user.id)).andReturn(user)
    repository.when.save([user]).andReturn()
    #expect(try await repository.find(by: user.id) == user)
    try await repository.save(user)
    expectReceived(repository.calls.save, times: 1)
    let channel = FakeOptionalChannel<String>()
    channel.when.contains("a").andReturn(true)
    channel.when.read.andReturn("b")
    #expect(try channel.contains("a") && channel.read() == "b")
    let loader = FakeAppUserLoader<AsyncThrowingStream<Page<AppUser>, any Error>>()
    loader.when.last.andReturn(user)
    loader.when.page(after: 1).andReturn(Page(items: [user], next: nil))
    #expect(try await loader.page(after: 1).items == [user])
    #expect(await loader.last() == user)
  }

  @Test(.spyScope) func `requirements of Swift's own protocols`() async {
    FakeCaseLike.when.allCases.andReturn([FakeCaseLike(), FakeCaseLike()])
    #expect(FakeCaseLike.allCases.count == 2)
    let value = FakeCaseLike(rawValue: "a")
    value?.when.rawValue.andReturn("a")
    #expect(value?.rawValue == "a")
    var stream = FakeStreamLike()
    stream.when.write.andReturn()
    print(1, to: &stream)
    expectReceived(stream.calls.write("1"), times: 1)
    let numbers = FakeSeqLike()
    numbers.when.makeAsyncIterator.andDo {
      AsyncStream(unfolding: { nil }).makeAsyncIterator()
    }
    for await _ in numbers { Issue.record("an element of an empty sequence") }
    expectReceived(numbers.calls.makeAsyncIterator)
  }

  @Test func `an actor, and members that are not isolated to it`() async throws {
    let rows = FakeAppDatabase<Int>()
    let url = try #require(URL(string: "https://example.com/a"))
    rows.when.fetch("q", .any).andReturn([1, 2])
    rows.when.name.andReturn("main")
    rows.when.subscript(url).andReturn(Data([2]))
    #expect(try await rows.fetch("q", 1, "a") == [1, 2])
    #expect(rows.name == "main")
    #expect(await rows[url] == Data([2]))
  }

  @MainActor @Test func `a protocol of the main actor`() {
    let router = FakeRouter<String>()
    router.stack = ["a"]
    router.when.push("b", animated: .any).andDo { route, _ in router.stack.append(route) }
    router.push("b", animated: true)
    #expect(router.stack == ["a", "b"])
    router.resetCallsAndStubs()
  }
}
#endif
