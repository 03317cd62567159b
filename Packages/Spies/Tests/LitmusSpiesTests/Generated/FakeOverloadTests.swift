#if Macros
import Foundation
import LitmusSpies
import Testing

@Suite struct `Overloads of a fake's members` {
  @Test func `one inherited member and one of the protocol's own`() {
    let fake = FakeLoadsMore()
    fake.when.load("a").andReturn(1)
    fake.when.load(2).andReturn(3)
    fake.when.load(name: "b").andReturn(4)
    #expect(fake.load("a") == 1)
    #expect(fake.load(2) == 3)
    #expect(fake.load(name: "b") == 4)
    expectReceivedInOrder(
      fake.calls.load("a"), fake.calls.load(2), fake.calls.load(name: "b"))
  }

  @Test func `a static one that is inherited`() {
    FakeLoadsMore.when.make(1).andReturn(2)
    FakeLoadsMore.when.make("a").andReturn(3)
    #expect(FakeLoadsMore.make(1) == 2)
    #expect(FakeLoadsMore.make("a") == 3)
    expectReceived(FakeLoadsMore.calls.make(1), times: 1)
  }

  @Test func `of two inherited protocols`() {
    let fake = FakeHandlesBoth()
    fake.when.handle(1).andReturn(2)
    fake.when.handle("a").andReturn(3)
    fake.when.handle(true).andReturn(4)
    #expect(fake.handle(1) == 2)
    #expect(fake.handle("a") == 3)
    #expect(fake.handle(true) == 4)
    expectReceived(fake.calls.handle("a"), times: 1)
  }

  @Test func `a member that two inherited protocols inherit`() {
    let fake = FakeHandlesAll()
    fake.level = 1
    fake.when.handle(1).andReturn(2)
    fake.when.handle("a").andReturn(3)
    FakeHandlesAll.when.start(4).andReturn(5)
    #expect(fake.level == 1 && fake.handle(1) == 2 && fake.handle("a") == 3)
    #expect(FakeHandlesAll.start(4) == 5)
    expectReceivedInOrder(fake.calls.level.set(1), fake.calls.level, fake.calls.handle(1))
  }

  @Test func `an inherited requirement that the protocol repeats`() {
    let fake = FakeRepeatsLoading()
    let number = 1
    fake.when.load(number).andReturn(2)
    fake.when.load(name: .any).andReturn(3)
    #expect((fake as any LoadsNumbers).load(1) == 2)
    expectReceived(fake.calls.load(number))
    expectReceived(fake.calls.load)
  }

  @Test func `an inout and a plain parameter`() {
    let fake = FakePassesInout()
    fake.when.change(.any).andReturn(1)
    fake.when.change(.any, passing: FakeInout.self).andDo { number in
      number += 1
      return 2
    }
    var number = 3
    #expect(fake.change(number) == 1)
    #expect(fake.change(&number) == 2)
    #expect(number == 4)
    expectReceived(fake.calls.change(3), times: 1)
    expectReceived(fake.calls.change(3, passing: FakeInout.self), times: 1)
  }

  @Test func `a property and a function, besides functions of all kinds`() {
    let fake = FakeGets()
    fake.when.get2.andReturn(1)
    fake.when.get2(5).andReturn(6)
    #expect(fake.get2 == 1 && fake.get2(5) == 6)
  }

  @Test func `by results, of an associated type`() {
    let fake = FakeConverts<String, [Int]>()
    fake.when.convert("a", returning: String.self).andReturn("b")
    fake.when.convert(["a"]).andReturn(["c"])
    fake.when.count([1], returning: Int.self).andReturn(2)
    let nothing: Void = fake.convert("a")
    let (item, count): (String, Int) = (fake.convert("a"), fake.count([1]))
    #expect(nothing == () && item == "b" && count == 2 && fake.convert(["a"]) == ["c"])
    expectReceived(fake.calls.convert("a", returning: Void.self), times: 1)
  }

  @Test func `generic results that no argument has`() {
    let fake = FakeRetrieves()
    fake.when.retrieve().andReturn("a")
    fake.when.retrieve(returning: Int.self).andReturn(1)
    fake.when.item(2, returning: [Int].self).andReturn([3])
    fake.when.map(.any, returning: [Int].self).andReturn([4])
    let text: String = fake.retrieve()
    let number: Int = fake.retrieve()
    let numbers: [Int] = fake.item(2)
    let mapped = fake.map { number in number }
    #expect(text == "a" && number == 1 && numbers == [3] && mapped == [4])
    expectReceived(fake.calls.retrieve(returning: String.self), times: 1)
    expectReceived(fake.calls.item(.any(Int.self), returning: [Int].self))
    expectReceived(fake.calls.map(.any, returning: [Int].self))
    expectNotReceived(fake.calls.map(.any, returning: [String].self))
  }

  @Test func `by closures, of which one does not escape`() async throws {
    let fake = FakeReadsDatabase()
    fake.when.read(.any, returning: Int.self).andDo { read in try read("a") }
    fake.when.read(.any, returning: Int.self, timing: FakeAsync.self).andReturn(2)
    fake.when.update(1, .any, returning: Int.self).andReturn(3)
    fake.when.update(1, .any, returning: Bool.self).andReturn(true)
    func readNow() throws -> Int { try fake.read(\.count) }
    #expect(try readNow() == 1)
    #expect(try await fake.read(\.count) == 2)
    #expect(fake.update(1) { 5 } == 3)
    #expect(fake.update(1) { (_: Int) in })
    expectReceived(fake.calls.read(.any, returning: Int.self), times: 1)
    expectReceived(fake.calls.read(.any, returning: Int.self, timing: FakeAsync.self), times: 1)
    expectReceived(fake.calls.update(1, .any, returning: Bool.self), times: 1)
  }
}

@Suite struct `Types of a fake's members` {
  @Test func `a generic type that only a closure has`() async throws {
    let fake = FakeRetries()
    fake.when.retry(times: 2, .any, returning: Int.self).andReturn(3)
    fake.when.retry(times: 2, .any, returning: String.self).andThrow(Offline())
    #expect(try await fake.retry(times: 2) { 1 } == 3)
    await #expect(throws: Offline()) { try await fake.retry(times: 2) { "a" } }
    expectReceived(fake.calls.retry(times: .any, .any, returning: Int.self), times: 1)
    let visits = FakeVisits()
    visits.when.visit(.any, passing: ((Int) -> Bool).self).andReturn(4)
    visits.when.visit(.any).andDo { (visitor: (String) -> Bool) in visitor("a") ? 5 : 6 }
    #expect(visits.visit { (_: Int) in true } == 4)
    #expect(visits.visit { $0 == "a" } == 5)
    expectReceived(visits.calls.visit(.any, passing: ((String) -> Bool).self), times: 1)
  }

  @Test func `a generic error that no argument has`() {
    let fake = FakeMeasures()
    fake.when.measure(.any, returning: Int.self, throwing: StoreProblem.self).andDo { try $0() }
    #expect(throws: StoreProblem.empty) {
      try fake.measure { () throws(StoreProblem) -> Int in throw .empty }
    }
    expectReceived(
      fake.calls.measure(.any, returning: Int.self, throwing: StoreProblem.self),
      times: 1)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `a span, which is not recorded`() {
    let fake = FakeReadsSpans()
    fake.when.sum(.any, from: 1).andDo { numbers, start in numbers[start] }
    let numbers = [1, 2, 3]
    #expect(fake.sum(numbers.span, from: 1) == 2)
    expectReceived(fake.calls.sum(.any, from: 1))
    #expect(fake.calls.sum.map(\.start) == [1])
  }
}

@Suite struct `Conditions of nested optionals` {
  @Test func `tell the depths of nil apart`() {
    let fake = FakeNestsOptionals()
    fake.when.depth(nil).andReturn(0)
    fake.when.depth(.some(.nil)).andReturn(1)
    fake.when.depth(.some(.some(3))).andReturn(3)
    #expect(fake.depth(nil) == 0)
    #expect(fake.depth(.some(nil)) == 1)
    #expect(fake.depth(3) == 3)
    fake.when.depth(.notNil).andReturn(4)
    #expect(fake.depth(.some(nil)) == 4)
    expectReceived(fake.calls.depth(.nil), times: 1)
    expectReceived(fake.calls.depth(.notNil), times: 3)
    expectReceived(fake.calls.depth(.some(.nil)), times: 2)
    expectReceived(fake.calls.depth(.some(.notNil)), times: 1)
    let none: Int?? = .some(nil)
    expectReceived(fake.calls.depth(none), times: 2)
    expectReceived(fake.calls.depth(.equal(nil)), times: 1)
  }

  @Test func `of a property, and of a closure`() {
    let fake = FakeNestsOptionals()
    fake.value = .some(nil)
    fake.value = 3
    #expect(fake.value == 3)
    expectReceived(fake.calls.value.set(.some(.nil)), times: 1)
    expectNotReceived(fake.calls.value.set(.nil))
    #expect(fake.calls.value.set.map(\.newValue) == [.some(nil), 3])
    fake.when.handle(.some(.nil)).andReturn()
    fake.handle(.some(nil))
    expectNotReceived(fake.calls.handle(.some(.notNil)))
  }

  @Test func `of an associated type`() {
    let fake = FakeTakesOptional<Int?>()
    fake.when.take(.some(.nil)).andReturn(1)
    fake.when.take(.nil).andReturn(0)
    #expect(fake.take(.some(nil)) == 1)
    #expect(fake.take(nil) == 0)
    expectReceived(fake.calls.take(.some(.nil)), times: 1)
  }
}

@Suite struct `Closures that borrow` {
  @Test func `values of associated and generic types`() throws {
    let fake = FakeBorrowsInClosures<Int>()
    var visited: [Int] = []
    fake.when.visit.andDo { body in body(1) }
    fake.when.all.andDo { body in body([2], nil) }
    fake.when.apply(.any, .equal("a")).andDo { body, text in try body(text) }
    fake.visit { number in visited.append(copy number) }
    fake.all { numbers, _ in visited += copy numbers }
    #expect(visited == [1, 2])
    #expect(throws: Offline()) { try fake.apply({ (_: borrowing String) in throw Offline() }, "a") }
    fake.when.handler.andReturn { _ in }
    fake.handler(1)
    expectReceived(fake.calls.apply(.any, .equal("a")), times: 1)
    expectReceived(fake.calls.handler, times: 1)
  }
}

@Suite struct `Initializers of a fake's base class` {
  @Test func `are inherited by the fake of a decodable protocol`() throws {
    let fake = FakeDecodableScreen(width: 2)
    fake.when.show(1).andReturn(3)
    #expect(fake.show(1) == 3)
    #expect(fake.width == 2)
    #expect(FakeDecodableScreen().width == 1)
    let decoded = try JSONDecoder().decode(FakeDecodableScreen.self, from: Data("{}".utf8))
    #expect(decoded.width == 1)
  }
}

// MARK: - Fixtures

@Fake(if: nil) protocol Gets {
  func get() -> Int
  func get() -> String
  func get() async throws -> Double
  func get(_ x: Int) -> Int
  func get(_ x: Int?) -> Int
  func get(x: Int) -> Int
  func get<T>(_ x: T) -> T
  func get(_ x: [Int]) -> Int
  func get(_ f: @escaping (Int) -> Void)
  func get(_ f: @escaping () -> Void)
  static func get() -> Int
  subscript(_ i: Int) -> Int { get }
  subscript(_ i: String) -> Int { get set }
  subscript(key k: String) -> Int { get }
  subscript(i: Int, j: Int) -> Int { get set }
  var get2: Int { get }
  func get2(_ x: Int) -> Int
}

@Fake(if: nil) protocol Converts {
  associatedtype Item
  associatedtype Items: Collection
  func convert(_ item: Item)
  func convert(_ item: Item) -> Item
  func convert(_ items: [Item]) -> [Item]
  func count(_ items: Items) -> Items
  func count(_ items: Items) -> Int
}

@Fake(if: nil) protocol LoadsNumbers {
  func load(_ id: Int) -> Int
  func load(name: String) -> Int
  static func make(_ number: Int) -> Int
}

@Fake(if: nil) protocol LoadsMore: LoadsNumbers {
  func load(_ text: String) -> Int
  static func make(_ text: String) -> Int
}

@Fake(if: nil) protocol RepeatsLoading: LoadsNumbers {
  func load(_ id: Int) -> Int
}

@Fake(if: nil) protocol HasLevel {
  var level: Int { get set }
  static func start(_ level: Int) -> Int
}

@Fake(if: nil) protocol HandlesNumbers: HasLevel { func handle(_ event: Int) -> Int }

@Fake(if: nil) protocol HandlesTexts: HasLevel { func handle(_ event: String) -> Int }

@Fake(if: nil) protocol HandlesBoth: HandlesNumbers, HandlesTexts {
  func handle(_ event: Bool) -> Int
}

@Fake(if: nil) protocol HandlesAll: HandlesNumbers, HandlesTexts, HasLevel {}

@Fake(if: nil) protocol Retries {
  func retry<Value: Sendable>(
    times: Int, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value
}

@Fake(if: nil) protocol Visits {
  func visit<Value>(_ visitor: (Value) -> Bool) -> Int
}

@Fake(if: nil) protocol Measures {
  func measure<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@Fake(if: nil) protocol ReadsSpans {
  func sum(_ numbers: Span<Int>, from start: Int) -> Int
}

@Fake(if: nil) protocol PassesInout {
  func change(_ number: Int) -> Int
  func change(_ number: inout Int) -> Int
}

@Fake(if: nil) protocol Retrieves {
  func retrieve<Value>() -> Value
  func item<Key, Value>(_ key: Key) -> Value
  func map<Value>(_ transform: (Int) -> Value) -> [Value]
}

@Fake(if: nil) protocol ReadsDatabase {
  func read<Value>(_ read: (String) throws -> Value) throws -> Value
  func read<Value: Sendable>(
    _ read: @escaping @Sendable (String) throws -> Value
  ) async throws -> Value
  func update<Value>(_ old: Value, _ new: () -> Value) -> Value
  func update<Value>(_ old: Value, _ use: @escaping (Value) -> Void) -> Bool
}

@Fake(if: nil) protocol NestsOptionals {
  var value: Int?? { get set }
  func depth(_ value: Int??) -> Int
  func handle(_ handler: ((Int) -> Void)??)
}

@Fake(if: nil) protocol TakesOptional {
  associatedtype Element
  func take(_ element: Element?) -> Int
}

@Fake(if: nil) protocol BorrowsInClosures {
  associatedtype Element
  var handler: (borrowing Element) -> Void { get }
  func visit(_ body: (borrowing Element) -> Void)
  func all(_ body: (borrowing [Element], borrowing Element?) -> Void)
  func apply<Value>(_ body: (borrowing Value) throws -> Void, _ value: Value) throws
}

class DecodedScreen {
  var width = 1
  required init() {}
  init(width: Int) { self.width = width }
}

@Fake(if: nil, subclassing: DecodedScreen.self) protocol DecodableScreen: DecodedScreen, Decodable {
  func show(_ number: Int) -> Int
}
#endif
