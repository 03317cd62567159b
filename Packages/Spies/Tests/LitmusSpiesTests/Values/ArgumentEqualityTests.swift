import Testing

@testable import LitmusFakes

@Suite struct `Arguments are equal` {
  @Test func `if both are nil, however deep`() {
    #expect(areArgumentsEqual(nil, nil))
    #expect(areArgumentsEqual(erased(Int?.none), nil))
    #expect(areArgumentsEqual(nil, erased(Int??.some(.none))))
    #expect(areArgumentsEqual(erased(String?.none), erased(Int?.none)))
  }

  @Test func `not if one is nil`() {
    #expect(!areArgumentsEqual(nil, 1))
    #expect(!areArgumentsEqual(1, nil))
    #expect(!areArgumentsEqual(erased(Int?.none), 1))
    #expect(!areArgumentsEqual(Person(name: "a"), erased(Person?.none)))
  }

  @Test func `if what optionals hold is`() {
    #expect(areArgumentsEqual(erased(Int??.some(.some(1))), 1))
    #expect(areArgumentsEqual(erased(1 as any Equatable), erased(Int?.some(1))))
    #expect(!areArgumentsEqual(erased(Int?.some(1)), 2))
  }

  @Test func `not if their types differ`() {
    #expect(areArgumentsEqual(1, 1))
    #expect(!areArgumentsEqual(1, 1.0))
    #expect(!areArgumentsEqual(1, Int8(1)))
    #expect(!areArgumentsEqual("a", Character("a")))
  }

  @Test func `if they are tuples, without their labels`() {
    #expect(areArgumentsEqual((x: 1, y: 2), (1, 2)))
    #expect(areArgumentsEqual((x: 1, y: "a"), (a: 1, b: "a")))
    #expect(areArgumentsEqual((x: 1, y: (2, z: 3)), (1, (a: 2, 3))))
    #expect(areArgumentsEqual(erased((x: 1, y: 2)), (1, 2)))
    #expect(!areArgumentsEqual((x: 1, y: 2), (1, 3)))
    #expect(!areArgumentsEqual((x: 1, y: 2), (y: 1, x: 2.0)))
    #expect(!areArgumentsEqual((1, 2), (1, 2, 3)))
    #expect(!areArgumentsEqual((1, 2), [1, 2]))
  }

  @Test func `if they are collections, one of them of values of any type`() {
    let mixed: [String: any Sendable] = ["a": 1, "b": ["c": "d"] as [String: any Sendable]]
    let sameMixed: [String: Any] = ["b": ["c": "d"], "a": 1]
    #expect(areArgumentsEqual(["a": 1], ["a": 1] as [String: any Sendable]))
    #expect(areArgumentsEqual(["a": 1] as [String: any Sendable], ["a": 1]))
    #expect(areArgumentsEqual(mixed, sameMixed))
    #expect(areArgumentsEqual([1, 2], [1, 2] as [Any]))
    #expect(areArgumentsEqual(Set([1, 2]), Set([1, 2] as [AnyHashable])))
    #expect(areArgumentsEqual([1, nil], [1, nil] as [Any?]))
    #expect(ArgumentCondition(["a": 1]).matches(["a": 1] as [String: any Sendable]))
    #expect(ArgumentCondition(["a": 1] as [String: Any]).matches(["a": 1]))
    #expect(!areArgumentsEqual(["a": 1], ["a": 1.0] as [String: any Sendable]))
    #expect(!areArgumentsEqual(["a": 1], ["b": 1] as [String: any Sendable]))
    #expect(!areArgumentsEqual([1, 2], [2, 1] as [Any]))
    #expect(!areArgumentsEqual([1, 2], [1] as [Any]))
    #expect(!areArgumentsEqual([Int](), [String]()))
    #expect(!areArgumentsEqual([1] as [Any], Set([1])))
  }

  @Test func `if one is an AnyHashable that has the value of the other`() {
    #expect(areArgumentsEqual(AnyHashable("a"), "a"))
    #expect(areArgumentsEqual(1, AnyHashable(1)))
    #expect(areArgumentsEqual([AnyHashable(1), "a"], [1, "a"] as [Any]))
    #expect(ArgumentCondition(1).matches(AnyHashable(1)))
    #expect(ArgumentCondition(AnyHashable(1)).matches(1))
    #expect(areArgumentsEqual(AnyHashable(1), AnyHashable(1.0)))
    #expect(!areArgumentsEqual(AnyHashable(1), 2))
    #expect(!areArgumentsEqual(AnyHashable(1), 1.0))
  }

  @Test func `by Equatable`() {
    #expect(areArgumentsEqual("a", "a"))
    #expect(areArgumentsEqual([1, 2], [1, 2]))
    #expect(!areArgumentsEqual([1, 2], [2, 1]))
    #expect(areArgumentsEqual(ByName(name: "a", age: 1), ByName(name: "a", age: 2)))
    #expect(!areArgumentsEqual(Double.nan, Double.nan))
  }

  @Test func `by a superclass's == only within one class`() {
    #expect(areArgumentsEqual(Dog(name: "a", age: 1), Dog(name: "a", age: 2)))
    #expect(areArgumentsEqual(Animal(name: "a"), Animal(name: "a")))
    #expect(!areArgumentsEqual(Animal(name: "a"), Dog(name: "a", age: 1)))
    #expect(!areArgumentsEqual(Dog(name: "a", age: 1), Animal(name: "a")))
  }

  @Test func `by SpryEquatable if there is no Equatable`() {
    #expect(areArgumentsEqual(Listener(name: "a"), Listener(name: "a")))
    #expect(!areArgumentsEqual(Listener(name: "a"), Listener(name: "b")))
    #expect(areArgumentsEqual([Listener(name: "a")], [Listener(name: "a")]))
  }

  @Test func `by identity if they are objects with neither`() {
    let node = Node("a")
    #expect(areArgumentsEqual(node, node))
    #expect(!areArgumentsEqual(node, Node("a")))
    #expect(!areArgumentsEqual([node], [Node("a")]))
  }

  @Test func `by their parts otherwise`() {
    #expect(areArgumentsEqual(Person(name: "a"), Person(name: "a")))
    #expect(!areArgumentsEqual(Person(name: "a"), Person(name: "b")))
    #expect(areArgumentsEqual((1, Person(name: "a")), (1, Person(name: "a"))))
    #expect(!areArgumentsEqual((1, Person(name: "a")), (2, Person(name: "a"))))
    #expect(areArgumentsEqual((), ()))
    #expect(areArgumentsEqual(Nothing(), Nothing()))
  }

  @Test func `element by element`() {
    let people = [Person(name: "a"), Person(name: "b")]
    #expect(areArgumentsEqual(people, people))
    #expect(!areArgumentsEqual(people, Array(people.reversed())))
    #expect(!areArgumentsEqual(people, [Person(name: "a")]))
    #expect(areArgumentsEqual([Person](), [Person]()))
    #expect(areArgumentsEqual([Person?.none], [Person?.none]))
    #expect(!areArgumentsEqual([nil, Person(name: "a")], [Person(name: "a"), nil]))
  }

  @Test func `value by value in dictionaries`() {
    let people = ["x": Person(name: "a"), "y": Person(name: "b"), "z": Person(name: "c")]
    #expect(areArgumentsEqual(people, Dictionary(uniqueKeysWithValues: people.shuffled())))
    #expect(!areArgumentsEqual(people, ["x": Person(name: "a")]))
    #expect(!areArgumentsEqual(["x": Person(name: "a")], ["y": Person(name: "a")]))
    #expect(!areArgumentsEqual(["x": Person(name: "a")], ["x": Person(name: "b")]))
  }

  @Test func `case by case`() {
    let cases: [Step] = [.begin, .end, .move(Person(name: "a")), .turn(Person(name: "a"))]
    for (offset, step) in cases.enumerated() {
      for (other, otherStep) in cases.enumerated() {
        #expect(areArgumentsEqual(step, otherStep) == (offset == other))
      }
    }
    #expect(!areArgumentsEqual(Step.move(Person(name: "a")), Step.move(Person(name: "b"))))
    let person = Person(name: "a")
    #expect(!areArgumentsEqual(Overloaded.at(x: person), Overloaded.at(y: person)))
  }

  @Test func `if they are the same type`() {
    #expect(areArgumentsEqual(Int.self, Int.self))
    #expect(!areArgumentsEqual(Int.self, String.self))
    #expect(!areArgumentsEqual(Node.self, Animal.self))
  }

  @Test func `never if they are closures`() {
    let closure = {}
    #expect(!areArgumentsEqual(closure, closure))
    #expect(!areArgumentsEqual(Handler(name: "a", run: closure), Handler(name: "a", run: closure)))
  }

  @Test func `never if they do not show what they hold`() {
    #expect(!areArgumentsEqual(Secret(text: "a"), Secret(text: "a")))
    #expect(areArgumentsEqual(Shown(text: "a", cache: 1), Shown(text: "a", cache: 2)))
  }
}
