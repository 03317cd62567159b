#if Macros
public import LitmusSpies
import Testing

@Suite struct `Fakes of shapes from servers and apps` {
  @Test func `names with spaces of parameters that are evaluated or copied`() {
    let fake = FakeNamesWithSpaces()
    fake.when.log("a").andReturn(1)
    fake.when.count(.equal([2])).andReturn(3)
    #expect(fake.log("a") == 1)
    #expect(fake.count([2]) == 3)
    #expect(fake.calls.log.map(\.`the message`) == ["a"])
  }

  @Test func `members that async functions must not call`() async {
    let fake = FakeBlocks()
    fake.when.wait(1).andReturn(2)
    fake.when.value.andReturn(3)
    let read = { fake.wait(1) + fake.value }
    #expect(read() == 5)
    expectReceived(fake.calls.wait(1))
  }

  @Test func `aliases that are deprecated, or have constraints`() {
    let fake = FakeHasOldAliases()
    fake.when.load(1).andReturn(2)
    fake.when.merge(.where(\.0, 3)).andReturn(4)
    #expect(fake.load(1) == 2)
    #expect(fake.merge((3, 5)) == 4)
  }

  @Test func `associated types of Swift's protocols that members name`() {
    let entity = FakeEntity()
    entity.when.isSame(as: .equal(entity.id)).andReturn(true)
    #expect(entity.isSame(as: entity.id))
    let feed = FakeFeedOfNumbers()
    feed.when.latest.andReturn(2)
    #expect(feed.latest() == 2)
    let level = FakeLevel()
    level.when.pick([level]).andReturn(3)
    #expect(level.pick([level]) == 3)
  }

  @Test func `closures that run on their caller's actor`() async {
    let fake = FakeRunsOnCaller()
    fake.when.run.andDo { body in await body(1) }
    #expect(await fake.run { $0 + 1 } == 2)
    var saved: (nonisolated(nonsending) (Int) async -> Int)?
    fake.when.handler.set.andDo { saved = $0 }
    fake.handler = { $0 + 2 }
    #expect(await saved?(1) == 3)
    expectReceived(fake.calls.handler.set)
  }

  @Test func `autoclosures with typed errors`() async {
    let fake = FakeEvaluatesTyped()
    fake.when.check.andDo { try $0() }
    fake.when.later.andDo { try await $0() }
    func fail() throws(StoreProblem) -> Int { throw .empty }
    #expect(throws: StoreProblem.empty) { () throws(StoreProblem) in try fake.check(fail()) }
    await #expect(throws: StoreProblem.empty) { try await fake.later(fail()) }
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `optional spans, which are not recorded`() {
    let fake = FakeReadsOptionalSpan()
    fake.when.count.andDo { $0?.byteCount ?? 0 }
    #expect(fake.count(nil) == 0)
    expectReceived(fake.calls.count)
  }

  @Test func `members of a class within #if`() {
    let fake = FakeDebugged()
    fake.when.dump(1).andReturn(2)
    fake.when.level.andReturn(3)
    #expect((fake as Debugged).dump(1) == 2)
    #expect((fake as Debugged).level == 3)
  }

  @Test func `classes in extensions with an access level`() {
    let (shared, packaged) = (ExtendedSpace.FakeShared(), ExtendedSpace.FakePackaged())
    shared.when.run(1).andReturn(2)
    packaged.when.run(1).andReturn(3)
    #expect(shared.run(1) == 2 && packaged.run(1) == 3)
  }

  @Test func `associated types that are the same as one of Self`() {
    let fake = FakePicksFirst<[Int]>()
    fake.when.first(of: [1]).andReturn(2)
    #expect(fake.first(of: [1]) == 2)
  }

  @Test func `generic types named like Never`() throws {
    let fake = FakeHasNever()
    fake.when.echo(1).andReturn(2)
    #expect(try fake.echo(1) == 2)
  }
}

// MARK: - Fixtures

@Fake(if: nil) protocol NamesWithSpaces {
  func log(_ `the message`: @autoclosure () -> String) -> Int
  func count<Value>(_ `the values`: borrowing [Value]) -> Int
}

@Fake(if: nil) protocol Blocks {
  @available(*, noasync, message: "it blocks the thread") func wait(_ number: Int) -> Int
  @available(*, noasync) var value: Int { get }
}

@Fake(if: nil) protocol HasOldAliases {
  @available(*, deprecated, renamed: "Number") typealias Old = Int
  typealias Number = Int
  typealias Pair<Value> = (Value, Value) where Value: Hashable
  func load(_ number: Number) -> Int
  func merge(_ pair: Pair<Int>) -> Int
}

@Fake(if: nil) protocol Entity: Identifiable, Sendable {
  func isSame(as id: ID) -> Bool
}

@Fake(if: nil) protocol FeedOfNumbers: AsyncSequence {
  func makeAsyncIterator() -> AsyncStream<Int>.Iterator
  func latest() -> Element?
}

@Fake(if: nil) protocol Level: CaseIterable, Hashable {
  func pick(_ all: AllCases) -> Int
}

@Fake(if: nil) protocol RunsOnCaller {
  var handler: nonisolated(nonsending) (Int) async -> Int { get set }
  func run(_ body: nonisolated(nonsending) (Int) async -> Int) async -> Int
}

@Fake(if: nil) protocol EvaluatesTyped {
  func check(_ value: @autoclosure () throws(StoreProblem) -> Int) throws(StoreProblem) -> Int
  func later(_ value: @autoclosure () async throws(StoreProblem) -> Int) async throws -> Int
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@Fake(if: nil) protocol ReadsOptionalSpan {
  func count(_ bytes: RawSpan?) -> Int
}

@Fake(if: nil) class Debugged {
  init() {}
  #if DEBUG || os(Linux)
  func dump(_ number: Int) -> Int { number }
  var level: Int { 0 }
  #endif
}

/// A public type.
public enum ExtendedSpace {}

public extension ExtendedSpace {
  /// A public class.
  @Fake(if: nil) class Shared {
    init() {}
    func run(_ number: Int) -> Int { number }
  }
}

package extension ExtendedSpace {
  @Fake(if: nil) class Packaged {
    init() {}
    package func run(_ number: Int) -> Int { number }
  }
}

@Fake(if: nil) protocol PicksFirst where Self.Item == Self.Items.Element {
  associatedtype Item
  associatedtype Items: Collection
  func first(of items: Items) -> Item
}

@Fake(if: nil) protocol HasNever {
  func echo<Never>(_ value: Never) throws -> Never
}
#endif
