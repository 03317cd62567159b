import Foundation
import Observation
import Synchronization
import Testing

@testable import LitmusFakes

@Suite struct `Values are structurally equal` {
  @Test func `if their parts are, whatever == says`() {
    #expect(areStructurallyEqual(ByName(name: "a", age: 1), ByName(name: "a", age: 1)))
    #expect(!areStructurallyEqual(ByName(name: "a", age: 1), ByName(name: "a", age: 2)))
    #expect(areStructurallyEqual([Node("a")], [Node("a")]))
    #expect(!areStructurallyEqual([Node("a")], [Node("b")]))
  }

  @Test func `not if one is nil or of another type`() {
    #expect(areStructurallyEqual(nil, erased(Int?.none)))
    #expect(!areStructurallyEqual(nil, 0))
    #expect(!areStructurallyEqual(1, 1.0))
    #expect(!areStructurallyEqual([1, 2], [Int8(1), 2]))
    #expect(!areStructurallyEqual(Double.nan, Double.nan))
  }

  @Test func `with the properties of their superclasses`() {
    #expect(areStructurallyEqual(Dog(name: "a", age: 1), Dog(name: "a", age: 1)))
    #expect(!areStructurallyEqual(Dog(name: "a", age: 1), Dog(name: "a", age: 2)))
    #expect(!areStructurallyEqual(Dog(name: "a", age: 1), Dog(name: "b", age: 1)))
    #expect(!areStructurallyEqual(Animal(name: "a"), Dog(name: "a", age: 1)))
  }

  @Test func `with cycles`() {
    let (ring, same, other) = (Node.ring("a", "b"), Node.ring("a", "b"), Node.ring("a", "c"))
    #expect(areStructurallyEqual(ring, same))
    #expect(!areStructurallyEqual(ring, other))
    #expect(areStructurallyEqual(ring, ring))
    for node in [ring, same, other] { node.unlink() }
  }

  @Test func `with chains that are long`() {
    let (chain, same, other) = (Node.chain(8_000), Node.chain(8_000), Node.chain(8_001))
    #expect(areStructurallyEqual(chain, same))
    #expect(!areStructurallyEqual(chain, other))
    for node in [chain, same, other] { node.unlink() }
  }

  @Test func `with sets and dictionaries in any order`() {
    let names = (0..<50).map { "\($0)" }
    #expect(areStructurallyEqual(Set(names), Set(names.reversed())))
    #expect(!areStructurallyEqual(Set(names), Set(names.dropLast())))
    let nodes = { ["x": Node("a"), "y": Node("b")] }
    #expect(areStructurallyEqual(nodes(), nodes()))
    #expect(!areStructurallyEqual(["x": Node("a")], ["x": Node("b")]))
    #expect(!areStructurallyEqual(["x": Node("a")], ["y": Node("a")]))
  }

  @Test func `with sets of objects whose hash is their identity`() {
    let keys = (Set(["a", "b"].map(Key.init)), Set(["b", "a"].map(Key.init)))
    #expect(areStructurallyEqual(keys.0, keys.1))
    #expect(!areStructurallyEqual(keys.0, Set(["a", "c"].map(Key.init))))
    #expect(areStructurallyEqual([Key(name: "a"): 1], [Key(name: "a"): 1]))
    #expect(!areStructurallyEqual([Key(name: "a"): 1], [Key(name: "a"): 2]))
  }

  @Test func `not because a try within a set assumed it`() {
    // The first try fails after it has met the pair of rings; the second meets it again.
    let (left, right) = (Node.ring("a", "b"), Node.ring("a", "c"))
    let trial = [Key(name: "x"): [left, Node("1")], Key(name: "y"): [left, Node("2")]]
    let other = [Key(name: "x"): [right, Node("1")], Key(name: "y"): [right, Node("2")]]
    #expect(!areStructurallyEqual(trial, other))
    for node in [left, right] { node.unlink() }
  }

  @Test func `by SpryEquatable where there is one`() {
    #expect(areStructurallyEqual(Listener(name: "a"), Listener(name: "a")))
    #expect(!areStructurallyEqual([Listener(name: "a")], [Listener(name: "b")]))
  }

  @Test func `case by case`() {
    #expect(areStructurallyEqual(Step.move(Person(name: "a")), Step.move(Person(name: "a"))))
    #expect(!areStructurallyEqual(Step.move(Person(name: "a")), Step.turn(Person(name: "a"))))
    #expect(areStructurallyEqual(Step.begin, Step.begin))
    #expect(!areStructurallyEqual(Step.begin, Step.end))
    #expect(areStructurallyEqual(Flag.on, Flag.on))
    #expect(!areStructurallyEqual(Flag.on, Flag.off))
    #expect(areStructurallyEqual(Outcome.success(Node("a")), Outcome.success(Node("a"))))
  }

  @Test(
    arguments: [
      { NSNumber(value: $0) }, { NSString(string: "\($0)") }, { NSArray(array: [$0]) },
      { Data([UInt8($0), 2]) }, { URL(filePath: "/\($0)") }, { Decimal($0) },
      { Date(timeIntervalSince1970: Double($0)) }, { 0..<$0 }, { AnyHashable($0) },
      { NSError(domain: "a", code: $0) }, { $0 == 1 ? \String.count : \String.utf8.count },
    ] as [@Sendable (Int) -> Any]
  ) func `by == if they come with Swift`(make: @Sendable (Int) -> Any) {
    #expect(areStructurallyEqual(make(1), make(1)))
    #expect(!areStructurallyEqual(make(1), make(2)))
  }

  @Test func `if they are observed`() {
    #expect(areStructurallyEqual(Observed(name: "a"), Observed(name: "a")))
    #expect(!areStructurallyEqual(Observed(name: "a"), Observed(name: "b")))
  }

  @Test func `only with themselves if they hide what they hold`() {
    let account = Account()
    #expect(areStructurallyEqual(account, account))
    #expect(!areStructurallyEqual(account, Account()))
    let counter = Counter()
    #expect(areStructurallyEqual(counter, counter))
    #expect(!areStructurallyEqual(counter, Counter()))
    let buffer = Buffer.create(minimumCapacity: 1) { _ in 1 }
    #expect(areStructurallyEqual(buffer, buffer))
    #expect(!areStructurallyEqual(buffer, Buffer.create(minimumCapacity: 1) { _ in 1 }))
    let handler = Handler(name: "a") {}
    #expect(!areStructurallyEqual(handler, handler))
    #expect(!areStructurallyEqual(Secret(text: "a"), Secret(text: "a")))
  }
}

// MARK: - Fixtures

private typealias Buffer = ManagedBuffer<Int, Int>
private typealias Outcome = Result<Node, Never>

@Observable private final class Observed {
  var name: String

  init(name: String) { self.name = name }
}

private actor Account {
  var balance = 1
}

private final class Counter: Sendable {
  let count = Mutex(1)
}
