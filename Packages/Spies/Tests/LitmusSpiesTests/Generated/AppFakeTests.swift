#if Macros
import Foundation
import LitmusSpies
import Testing

// The protocols are in `AppLayerFakes.swift`, `AppMemberFakes.swift` and `AppServiceFakes.swift`.

@Suite(.spyScope) struct `Fakes of an app's protocols` {
  @Test func `closures with typed errors, and members that rethrow`() async throws {
    let effects = FakeAppEffects()
    effects.when.perform.andDo { work in try work() + 1 }
    #expect(try effects.perform { 1 } == 2)
    #expect(throws: NetworkError.offline) {
      try effects.perform { () throws(NetworkError) in throw .offline }
    }
    let tracker = FakeAnalyticsTracker()
    tracker.when.measureAsync(.any(String.self), .any).andReturn(7)
    #expect(await tracker.measureAsync("a") { 1 } == 7)
    let logging = FakeObservability()
    logging.when.trace(.any).andDo { (body: () async throws -> Int) in try await body() * 2 }
    #expect(await logging.trace { 4 } == 8)
    logging.when.log("x").andReturn()
    logging.log("x")
    expectReceived(logging.calls.log("x"), times: 1)
  }

  @Test func `a property and functions of the same name`() {
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
    let overloads = FakeAppOverloads()
    overloads.when.get2.andReturn(1)
    overloads.when.get2(5).andReturn(6)
    #expect(overloads.get2 == 1 && overloads.get2(5) == 6)
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

  @Test func `requirements of Swift's own protocols`() async {
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

  @Test func `actors, and members that are not isolated to them`() async throws {
    let cache = FakeImageCache()
    let url = try #require(URL(string: "https://example.com/a"))
    cache.when.image(for: url).andReturn(Data([1]))
    cache.when.capacity.andReturn(5)
    cache.when.subscript(url).andReturn(Data([2]))
    #expect(try await cache.image(for: url) == Data([1]))
    #expect(cache.capacity == 5)
    #expect(await cache[url] == Data([2]))
    let rows = FakeAppDatabase<Int>()
    rows.when.fetch("q", .any).andReturn([1, 2])
    #expect(try await rows.fetch("q", 1, "a") == [1, 2])
  }

  @Test func `ownership, and values that are sent`() {
    let fake = FakeOwnership()
    let object = NSObjectLike()
    fake.when.sendable.andReturn(object)
    fake.when.give.andDo { AppToken(id: 3) }
    fake.when.bump.andDo { $0.id += 1 }
    #expect(fake.sendable(NSObjectLike()) === object)
    var token = fake.give()
    fake.bump(&token)
    #expect(token.id == 4)
  }

  @Test func `keywords and the names that generated code uses`() async throws {
    let fake = FakeAppKeywords()
    fake.when.for(in: 1, where: 2).andReturn()
    fake.when.`import`("a", func: 1).andReturn(2)
    fake.for(in: 1, where: 2)
    #expect(try fake.import("a", func: 1) == 2)
    expectReceived(fake.calls.for(in: 1, where: 2))
    let awkward = FakeAwkward()
    awkward.fakeWhen.calls(1).andReturn(2)
    awkward.fakeWhen.map.andDo { [$0(1)] }
    awkward.`Type` = 9
    #expect(awkward.calls(1) == 2 && awkward.map { $0 + 1 } == [2] && awkward.`Type` == 9)
    expectReceived(awkward.fakeCalls.calls(1))
  }

  @MainActor @Test func `isolated protocols and builders`() async {
    let router = FakeRouter<String>()
    router.stack = ["a"]
    router.when.push("b", animated: .any).andDo { route, _ in router.stack.append(route) }
    router.push("b", animated: true)
    #expect(router.stack == ["a", "b"])
    let builder = FakeRequestBuilder()
    builder.when.with(header: .any, value: .any).andReturn(builder)
    #expect(builder.with(header: "a", value: "b") === builder)
    router.resetCallsAndStubs()
    builder.resetCallsAndStubs()
  }
}
#endif
