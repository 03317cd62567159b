#if Macros
public import LitmusSpies
import Testing

@Suite struct `Fakes of unusual protocols` {
  @Test func `parameters named like keywords of expressions, and by symbols`() async {
    let fake = FakeNamedByKeywords()
    fake.when.run(await: 1, 2).andReturn(3)
    fake.when.eat(🍰: .any).andReturn()
    #expect(await fake.run(await: 1, 2) == 3)
    fake.eat(🍰: 4)
    expectReceived(fake.calls.eat(🍰: 4))
    fake.when.choose(let: 1, var: 2).andReturn()
    fake.choose(let: 1, var: 2)
    #expect(fake.calls.choose.map(\.let) == [1])
  }

  @Test func `two parents without static members`() {
    let fake = FakeChildOfTwo()
    fake.when.first(1).andReturn()
    fake.when.second("a").andReturn()
    fake.when.third.andReturn()
    fake.first(1)
    fake.second("a")
    fake.third()
    expectReceivedInOrder(fake.calls.first(1), fake.calls.second("a"), fake.calls.third())
  }

  @Test func `typed errors of an associated type, and with a result that is sent`() throws {
    let fake = FakeThrowsItsOwn<StoreProblem>()
    fake.when.count.andThrow(.empty)
    #expect(throws: StoreProblem.empty) { try fake.count }
    fake.when.sent(1).andReturn([2])
    #expect(try fake.sent(1) == [2])
    fake.when.sent(2).andThrow(.empty)
    #expect(throws: StoreProblem.empty) { try fake.sent(2) }
  }

  @Test func `iterators`() {
    let fake = FakeNumberIterator()
    fake.when.next.andReturn(1, nil)
    #expect(fake.next() == 1)
    #expect(fake.next() == nil)
  }

  @Test func `asynchronous iterators`() async throws {
    let fake = FakePageIterator()
    fake.when.next.andReturn(1, nil)
    #expect(try await fake.next() == 1)
    #expect(try await fake.next() == nil)
    fake.when.next.again.andThrow(StoreProblem.empty)
    await #expect(throws: StoreProblem.empty) { try await fake.next() }
  }

  @Test func `comments within declarations`() {
    let fake = FakeHasComments()
    fake.when.load(["a": 1], .any).andReturn([2])
    #expect(fake.load(["a": 1], (1, "b")) == [2])
    expectReceived(fake.calls.load)
  }

  @Test func `type aliases within #if`() {
    let fake = FakeHasConditionalAlias()
    fake.when.save(1).andReturn("a")
    #expect(fake.save(1) == "a")
  }

  @Test func `an extension with an access level`() {
    let fake = AccessOfExtension.FakePublicByExtension()
    fake.when.run(1).andReturn(2)
    #expect(fake.run(1) == 2)
  }

  @Test func `constraints that mention an associated type with a known type`() {
    let fake = FakePairOfNumbers<[Int]>()
    fake.when.all(1).andReturn([1])
    #expect(fake.all(1) == [1])
  }

  @Test func `borrowed values of generic and associated types`() {
    let fake = FakeBorrowsValues<Int>()
    fake.when.show(.any(String.self)).andReturn("b")
    fake.when.count(.any).andDo { $0 + 1 }
    #expect(fake.show("a") == "b")
    #expect(fake.count(1) == 2)
    expectReceived(fake.calls.show(.equal("a")))
    #expect(fake.calls.count.map(\.element.value) == [1])
  }

  @Test func `a base class with type arguments`() {
    let fake = FakeShowsNumbers()
    fake.value = 2
    fake.when.show(1).andReturn(3)
    #expect(fake.value == 2)
    #expect(fake.show(1) == 3)
  }

  @Test func `an identifier that is declared again`() {
    let fake = FakeIdentifiedAgain<String>()
    fake.when.id.andReturn("a")
    #expect(fake.id == "a")
    fake.when.find("a").andReturn(1)
    #expect(fake.find("a") == 1)
  }

  @Test func `Swift's protocols with an argument`() {
    let fake = FakeIdentifiedByNumber()
    fake.when.id.andReturn(7)
    #expect(fake.id == 7)
  }
}

@Fake(if: nil) protocol NamedByKeywords {
  func run(await: Int, _ unsafe: Int) async -> Int
  func eat(🍰: Int)
  func choose(`let`: Int, `var`: Int)
}

@Fake(if: nil) protocol ThrowsItsOwn {
  associatedtype Failure: Error
  var count: Int { get throws(Failure) }
  func sent(_ number: Int) throws(StoreProblem) -> sending [Int]
}

@Fake(if: nil) protocol NumberIterator: IteratorProtocol {
  mutating func next() -> Int?
}

@Fake(if: nil) protocol PageIterator: AsyncIteratorProtocol {
  mutating func next() async throws -> Int?
}

@Fake(if: nil) protocol FirstParent { func first(_ number: Int) }
@Fake(if: nil) protocol SecondParent { func second(_ text: String) }
@Fake(if: nil) protocol ChildOfTwo: FirstParent, SecondParent { func third() }

@Fake(if: nil) protocol IdentifiedByNumber: Identifiable<Int> {}

@Fake(if: nil) protocol HasComments {
  func load(
    _ map: [String: Int],  // the map
    _ pair: (  // a pair
      Int,  // first
      String
    )
  )  // no effects
    -> [  // numbers
    Int]
}

@Fake(if: nil) protocol HasConditionalAlias {
  #if os(Windows)
  typealias Handle = UInt
  #else
  typealias Handle = Int
  #endif
  func save(_ handle: Handle) -> String
}

/// A public type.
public enum AccessOfExtension {}

public extension AccessOfExtension {
  /// A public protocol.
  @Fake(if: nil) protocol PublicByExtension { func run(_ number: Int) -> Int }
}

@Fake(if: nil) protocol PairOfTypes {
  associatedtype First
  associatedtype Second
  func all(_ first: First) -> [First]
}

@Fake(if: nil) protocol PairOfNumbers: PairOfTypes
where First == Int, Second: Collection, Second.Element == First {}

@Fake(if: nil) protocol BorrowsValues {
  associatedtype Element
  func show<Value>(_ value: borrowing Value) -> Value?
  func count(_ element: borrowing Element) -> Int
}

class ScreenOf<Value> { var value: Value? }

@Fake(if: nil, subclassing: ScreenOf<Int>.self) protocol ShowsNumbers: ScreenOf<Int> {
  func show(_ number: Int) -> Int
}

@Fake(if: nil) protocol IdentifiedAgain: Identifiable, Sendable {
  associatedtype ID = Int
  func find(_ id: ID) -> Int
}
#endif
