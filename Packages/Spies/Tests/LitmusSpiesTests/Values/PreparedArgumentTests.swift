import Testing

@testable import LitmusSpiesCore

@Suite struct `A prepared argument` {
  @Test func `matches as arguments are equal`() {
    let dog = Dog(name: "a", age: 1)
    let node = Node("a")
    let values: [Any?] = [
      nil, erased(Int?.none), 1, erased(Int?.some(1)), erased(1 as any Equatable), 1.0, "a", "b",
      ByName(name: "a", age: 1), ByName(name: "a", age: 2), Person(name: "a"), Person(name: "b"),
      Animal(name: "a"), dog, dog as Animal, erased(dog as Animal), erased(dog as any Equatable),
      Dog(name: "a", age: 2), node, Node("a"), erased(node as AnyObject), Listener(name: "a"),
      Listener(name: "b"), Double.nan, [1, 2], [1], Int.self, Step.begin, Step.end, {},
      erased(erased(1)), erased(erased(Node?.none)),
    ]
    for expected in values {
      let prepared = PreparedArgument(expected)
      for actual in values {
        #expect(prepared.matches(actual) == areArgumentsEqual(actual, expected))
      }
    }
  }

  @Test func `matches a class's static type as well as its own`() {
    let dog: Animal = Dog(name: "a", age: 1)
    #expect(PreparedArgument(dog).matches(Dog(name: "a", age: 1)))
    #expect(PreparedArgument(Dog(name: "a", age: 1)).matches(dog))
    #expect(!PreparedArgument(dog).matches(Animal(name: "a")))
    #expect(!PreparedArgument(Animal(name: "a")).matches(dog))
  }

  @Test func `may be used by many threads`() async {
    nonisolated(unsafe) let prepared = PreparedArgument(["a", "b"])
    let count = await withTaskGroup { group in
      for number in 0..<1_000 {
        group.addTask { prepared.matches(["a", number.isMultiple(of: 2) ? "b" : "c"]) }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 500)
  }
}
