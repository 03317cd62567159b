import Testing

@testable import LitmusFakes

@Suite struct `A condition that is a value` {
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
      let condition = ArgumentCondition(expected)
      for actual in values {
        #expect(condition.matches(actual) == areArgumentsEqual(actual, expected))
      }
    }
  }

  @Test func `matches a class's static type as well as its own`() {
    let dog: Animal = Dog(name: "a", age: 1)
    #expect(ArgumentCondition(dog).matches(Dog(name: "a", age: 1)))
    #expect(ArgumentCondition(Dog(name: "a", age: 1)).matches(dog))
    #expect(!ArgumentCondition(dog).matches(Animal(name: "a")))
    #expect(!ArgumentCondition(Animal(name: "a")).matches(dog))
  }

  @Test func `matches values of every size and kind`() {
    let node = Node("a")
    let pairs: [(Any, Any)] = [
      (Empty(), Empty()), (true, false), (UInt8(1), UInt8(2)), (1, 2), (1.5, 2.5),
      (Triple(1), Triple(2)), (Quadruple(1), Quadruple(2)),
      (SIMD4<Float>(repeating: 1), SIMD4<Float>(repeating: 2)),
      (SIMD8<Double>(repeating: 1), SIMD8<Double>(repeating: 2)),
      (Aligned(1), Aligned(2)), (Weak(node), Weak(nil)), (Flag.on, Flag.off),
      (String(repeating: "a", count: 99), String(repeating: "b", count: 99)),
      ([node.name: 1], [node.name: 2]), (1...2, 1...3), (\String.count, \String.isEmpty),
      (AnyHashable(1), AnyHashable("1")),
      (Result<Int, Never>.success(1), Result<Int, Never>.success(2)),
    ]
    for (value, other) in pairs {
      #expect(ArgumentCondition(value).matches(value))
      #expect(ArgumentCondition(erased(Optional(value))).matches(erased(Optional(value))))
      #expect(ArgumentCondition(value).matches(other) == (value is Empty))
      #expect(!ArgumentCondition(value).matches(nil))
    }
  }

  @Test func `may be used by many threads`() async {
    nonisolated(unsafe) let comparison = ArgumentCondition(["a", "b"]).comparison
    let count = await withTaskGroup { group in
      for number in 0..<1_000 {
        group.addTask {
          ArgumentCondition(nil, comparison: comparison)
            .matches(["a", number.isMultiple(of: 2) ? "b" : "c"])
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 500)
  }
}

// MARK: - Fixtures

private struct Empty: Equatable {}

/// As large as what an `Any` holds without a box.
private struct Triple: Equatable {
  var first, second, third: Int

  init(_ number: Int) { (first, second, third) = (0, 0, number) }
}

private struct Quadruple: Equatable {
  var triple: Triple
  var fourth = "d"

  init(_ number: Int) { triple = Triple(number) }
}

/// Small, but more strictly aligned than a word.
private struct Aligned: Equatable {
  var pair: SIMD2<Double>

  init(_ number: Double) { pair = [0, number] }
}

/// Small, but not to be moved by copying its bytes.
private struct Weak: Equatable {
  weak var node: Node?

  init(_ node: Node?) { self.node = node }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }
}
