#if Macros
import Foundation
import LitmusSpies
import Testing

// Everything here belongs to the main actor unless it says otherwise: the target has `defaultIsolation(MainActor.self)`.

@Suite struct `Fakes of protocols on the main actor by default` {
  @Test func `members of each kind`() async throws {
    let fake = FakeStage()
    fake.when.count.andReturn(2)
    fake.name = "a"
    fake.when.run(1).andDo { $0 + 1 }
    fake.when.load(id: "1").andDo { id in Prop(id: id) }
    fake.when.clear.andThrow(.locked)
    fake.when.subscript("a").andReturn(4)
    fake.when.echo("b").andReturn("c")
    fake.when.finish.andDo { done in done(5) }
    FakeStage.when.make(1).andReturn(6)
    #expect(fake.count == 2 && fake.name == "a" && fake.run(1) == 2 && fake["a"] == 4)
    #expect(try await fake.load(id: "1") == Prop(id: "1"))
    #expect(throws: StageProblem.locked) { try fake.clear() }
    #expect(fake.echo("b") == "c")
    #expect(FakeStage.make(1) == 6)
    var finished = 0
    fake.finish { finished = $0 }
    #expect(finished == 5)
    expectReceived(FakeStage(id: 7).calls.initializer(id: 7))
    expectReceivedInOrder(fake.calls.run(1), fake.calls.load(id: "1"), fake.calls.clear)
    let wrapping = FakeStage(wrapping: fake)
    #expect(wrapping.run(1) == 2)
  }

  @Test func `values whose == belongs to the main actor too`() {
    let fake = FakeWardrobe()
    fake.when.hang(Costume(size: 1)).andReturn(2)
    fake.when.hang(.where(\.size, 3), .equal([Costume(size: 4)])).andReturn(5)
    #expect(fake.hang(Costume(size: 1)) == 2)
    #expect(fake.hang(Costume(size: 3), [Costume(size: 4)]) == 5)
    expectReceived(fake.calls.hang(Costume(size: 1)), times: 1)
    let nested = Theater.FakeBox()
    nested.when.swap(Theater.Seat(number: 1)).andReturn(Theater.Seat(number: 2))
    #expect(nested.swap(Theater.Seat(number: 1)) == Theater.Seat(number: 2))
  }

  @Test func `keys, and arguments of generic types, that are Hashable on the main actor`() async {
    let fake = FakeRack()
    fake.when.count([Costume(size: 1)]).andReturn([Costume(size: 1): 2])
    fake.free = [Costume(size: 3)]
    fake.when.names.andReturn(["a": Costume(size: 4)])
    FakeRack.when.match(Pair(one: Costume(), other: Costume())).andReturn(5)
    #expect(await fake.count([Costume(size: 1)]) == [Costume(size: 1): 2])
    #expect(fake.free == [Costume(size: 3)] && fake.names() == ["a": Costume(size: 4)])
    #expect(FakeRack.match(Pair(one: Costume(), other: Costume())) == 5)
    expectReceived(fake.calls.count(.where(\.count, 1)), times: 1)
    let nested = Theater.FakeDesk()
    nested.when.free(1).andReturn([Theater.Seat(number: 2): 3])
    #expect(nested.free(1) == [Theater.Seat(number: 2): 3])
    // Other members can be used anywhere.
    await Task.detached {
      fake.when.names.again.andReturn([:])
      fake.when.all.andReturn([])
    }.value
  }

  @Test func `names that, after Fake, are those of types of Litmus`() {
    let call = FakeCall()
    call.when.dial("1").andReturn(true)
    call.number = "2"
    #expect(call.dial("1") && call.number == "2")
    expectReceived(call.calls.dial("1"))
    let source = FakeSource<Int>()
    source.when.read.andReturn(3)
    #expect(source.read() == 3)
  }

  @Test func `requirements of Swift's protocols, which are not isolated`() {
    let (fake, other) = (FakeActorOnStage(), FakeActorOnStage())
    fake.when.id.andReturn("a")
    fake.when.role.andReturn("b")
    #expect(fake.id == "a" && fake.role == "b")
    #expect(Set([fake, fake, other]).count == 2)
    #expect("\(fake)" == "FakeActorOnStage")
    #expect(FakeBow(rawValue: 1) != nil)
  }

  @Test func `members without isolation`() async {
    let fake = FakeOffstage()
    fake.when.tag(1).andReturn("a")
    fake.when.wait.andReturn(2)
    fake.when.rest.andReturn(3)
    let tag = await Task.detached { fake.tag(1) }.value
    #expect(tag == "a")
    #expect(await fake.wait() == 2)
    #expect(await fake.rest() == 3)
  }

  @Test func `an inherited protocol, a base class, and a nested one`() {
    let fake = FakeLitStage()
    fake.when.run(1).andReturn(2)
    fake.when.light(3).andReturn(4)
    #expect(fake.run(1) == 2 && fake.light(3) == 4)
    let screen = FakeScreenOnStage()
    screen.width = 3
    screen.when.draw(1).andReturn(2)
    #expect(screen.draw(1) == 2 && screen.width == 3)
    let nested = Theater.FakeBox()
    nested.when.seat(1).andReturn(Theater.Seat(number: 1))
    #expect(nested.seat(1).number == 1)
    let wrapping = Theater.FakeBox(wrapping: nested)
    #expect(wrapping.seat(1).number == 1)
    let real = FakeCurtain()
    real.when.open(1).andReturn(2)
    #expect(real.open(1) == 2)
  }
}

@Suite nonisolated struct `Fakes of protocols without isolation` {
  @Test func `members of each kind`() async throws {
    let fake = FakeStorage()
    fake.when.count.andReturn(2)
    fake.name = "a"
    fake.when.run(1).andDo { $0 + 1 }
    fake.when.load(id: "1").andDo { id in Prop(id: id) }
    fake.when.subscript("a").andReturn(4)
    FakeStorage.when.make(1).andReturn(6)
    #expect(fake.count == 2 && fake.name == "a" && fake.run(1) == 2 && fake["a"] == 4)
    #expect(try await fake.load(id: "1") == Prop(id: "1"))
    #expect(FakeStorage.make(1) == 6)
    expectReceived(FakeStorage(id: 7).calls.initializer(id: 7))
    expectReceived(fake.calls.run(1), times: 1)
  }

  @Test func `one that inherits, is generic, has a base class or is nested`() async {
    let fake = FakeSafeStorage<Int>()
    fake.when.run(1).andReturn(2)
    fake.when.add(3).andReturn()
    #expect(fake.run(1) == 2)
    await fake.add(3)
    expectReceived(fake.calls.add(3))
    #expect(Set([FakeKeptValue()]).count == 1)
    let based = FakeBasedStorage()
    based.when.read(1).andReturn(2)
    #expect(based.read(1) == 2)
    let nested = Cellar.FakeShelf()
    nested.when.bottle(1).andReturn(2)
    #expect(nested.bottle(1) == 2)
  }

  @Test func `actors, and members of the main actor`() async throws {
    let fake = FakeVault()
    fake.when.open(1).andReturn(2)
    fake.when.load(id: "1").andDo { id in Prop(id: id) }
    fake.when.label.andReturn("a")
    fake.when.show("b").andReturn()
    #expect(await fake.open(1) == 2)
    #expect(try await fake.load(id: "1") == Prop(id: "1"))
    #expect(fake.label == "a")
    await fake.show("b")
    expectReceived(fake.calls.show("b"))
  }
}

// MARK: - Fixtures

nonisolated struct Prop: Equatable, Sendable { var id = "" }

struct Costume: Hashable { var size = 0 }

@Fake(if: nil) protocol Wardrobe {
  func hang(_ costume: Costume) -> Int
  func hang(_ costume: Costume, _ others: [Costume]) -> Int
}

struct Pair<Item: Equatable>: Equatable {
  var one: Item
  var other: Item
}

@Fake(if: nil) protocol Rack {
  var free: Set<Costume> { get set }
  func count(_ costumes: Set<Costume>) async -> [Costume: Int]
  func names() -> [String: Costume]
  func all() -> any Sequence<Costume>
  static func match(_ pair: Pair<Costume>) -> Int
}

nonisolated enum StageProblem: Error { case locked }

@Fake(if: nil) protocol Stage {
  var count: Int { get }
  var name: String { get set }
  func run(_ number: Int) -> Int
  func load(id: String) async throws -> Prop
  func clear() throws(StageProblem)
  func echo<Value>(_ value: Value) -> Value
  func finish(_ done: @escaping (Int) -> Void)
  static func make(_ number: Int) -> Int
  subscript(key: String) -> Int { get set }
  init(id: Int)
}

@Fake(if: nil)
protocol ActorOnStage: Hashable, Identifiable, Codable, CustomStringConvertible
where ID == String {
  var role: String { get }
}

// The fakes hide the types of Litmus in the whole module, whose other fakes are generated all the same.
@Fake(if: nil) protocol Call {
  var number: String { get set }
  func dial(_ number: String) -> Bool
}

@Fake(if: nil) protocol Source<Element> {
  associatedtype Element
  func read() -> Element
}

@Fake(if: nil) protocol Bow: RawRepresentable where RawValue == Int {}

@Fake(if: nil) protocol Offstage: AnyObject, Sendable {
  nonisolated func tag(_ number: Int) -> String
  @concurrent func wait() async -> Int
  nonisolated(nonsending) func rest() async -> Int
}

@Fake(if: nil) protocol LitStage: Stage { func light(_ number: Int) -> Int }

class StageScreen {
  var width = 1
  init() {}
}

@Fake(if: nil, subclassing: StageScreen.self) protocol ScreenOnStage: StageScreen {
  func draw(_ number: Int) -> Int
}

enum Theater {
  struct Seat: Hashable { var number = 0 }

  @Fake(if: nil) protocol Box {
    func seat(_ number: Int) -> Seat
    func swap(_ seat: Seat) -> Seat
  }

  @Fake(if: nil) class Desk {
    init() {}
    func free(_ row: Int) -> [Seat: Int] { [:] }
  }
}

@Fake(if: nil) class Curtain {
  init() {}
  func open(_ number: Int) -> Int { number }
}

@Fake(if: nil) nonisolated protocol Storage {
  var count: Int { get }
  var name: String { get set }
  func run(_ number: Int) -> Int
  func load(id: String) async throws -> Prop
  static func make(_ number: Int) -> Int
  subscript(key: String) -> Int { get set }
  init(id: Int)
}

@Fake(if: nil) nonisolated protocol SafeStorage<Element>: Storage, Sendable {
  associatedtype Element: Equatable & Sendable
  func add(_ element: Element) async
}

@Fake(if: nil) nonisolated protocol KeptValue: Hashable, Comparable, CustomStringConvertible {
  var value: Int { get }
}

nonisolated class StorageBase {}

@Fake(if: nil, subclassing: StorageBase.self) nonisolated protocol BasedStorage: StorageBase {
  func read(_ number: Int) -> Int
}

nonisolated enum Cellar {
  @Fake(if: nil) nonisolated protocol Shelf { func bottle(_ number: Int) -> Int }
}

@Fake(if: nil) protocol Vault: Actor {
  func open(_ number: Int) -> Int
  func load(id: String) async throws -> Prop
  nonisolated var label: String { get }
  @MainActor func show(_ text: String)
}
#endif
