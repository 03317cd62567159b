import Foundation
import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `An argument equals a value` {
  @Test(arguments: equalPairs) func `if`(pair: Pair) { #expect(isReceived(pair)) }

  @Test(arguments: unequalPairs) func `but not if`(pair: Pair) { #expect(!isReceived(pair)) }

  @Test func `by the == of a superclass, in both directions`() {
    let animals = [Animal("a"), Dog("a")]
    for actual in animals {
      for expected in animals { #expect(isReceived(Pair(actual, expected))) }
      #expect(!isReceived(Pair(actual, Dog("b"))))
    }
  }

  @Test func `or the elements of an array literal, whatever their types`() {
    let fake = FakeBox()
    fake.put([1, 2] as [UInt8])
    fake.put([0.5, nil] as [Float?])
    #expect(fake.calls(.put, [1, 2]).count == 1 && fake.calls(.put, [0.5, nil]).count == 1)
    #expect(fake.calls(.put, [1, 3]).count == 0 && fake.calls(.put, [1]).count == 0)
    let (texts, _) = FailureRecorder.texts { expectReceived(fake.calls(.put, [1, 2]), times: 2) }
    #expect(texts.map { $0.prefix(33) } == ["Received put with [1, 2] 1 time, "])
  }

  @Test func `or is the same object`() {
    let fake = FakeBox()
    fake.put(node)
    fake.put(nil)
    #expect(fake.calls(.put, .same(as: node)).count == 1)
    #expect(fake.calls(.put, .same(as: Node())).count == 0)
  }

  private func isReceived(_ pair: Pair) -> Bool {
    let fake = FakeBox()
    fake.put(pair.actual)
    return fake.calls(.put, .equal(pair.expected)).count == 1
  }
}

/// An actual and an expected argument.
struct Pair: @unchecked Sendable, CustomTestStringConvertible {
  let actual: Any?
  let expected: Any?

  init(_ actual: Any?, _ expected: Any?) { (self.actual, self.expected) = (actual, expected) }

  var testDescription: String { "\(actual ?? "nil"), \(expected ?? "nil")" }
}

private let people = Dictionary(uniqueKeysWithValues: (1...50).map { ($0, Person("\($0)")) })

private let equalPairs = [
  Pair(nil, nil), Pair(Int?.none, nil), Pair(String?.none as Any, Int?.none as Any),
  Pair(Int??.some(.some(1)) as Any, 1), Pair(1, Int?.some(1) as Any),
  Pair((1, Person("a")), (1, Person("a"))), Pair((), ()),
  Pair([1, nil] as [Any?], [1, nil] as [Any?]), Pair([Person("a")], [Person("a")]),
  Pair(["x": Person("a"), "y": Person("b")], ["y": Person("b"), "x": Person("a")]),
  Pair(people, Dictionary(uniqueKeysWithValues: people.reversed().map { ($0.key, $0.value) })),
  Pair(Set([1, 2]), Set([2, 1])), Pair(AnyHashable("a"), "a"), Pair(Int.self, Int.self),
  Pair(Step.end, Step.end), Pair(Step.move(Person("a")), Step.move(Person("a"))),
  Pair(node, node), Pair(Data([1]), Data([1])),
  Pair("file" as StaticString, "file" as StaticString), Pair(Float(0.1), 0.1), Pair(2, 2.0),
]

private let unequalPairs = [
  Pair(nil, 1), Pair(1, nil), Pair(1, 2), Pair("a", Character("a")), Pair(Double.nan, Double.nan),
  Pair((1, Person("a")), (2, Person("a"))), Pair((1, 2), (1, 2, 3)), Pair((1, 2), [1, 2]),
  Pair([1, 2] as [Any], [2, 1] as [Any]), Pair([Person("a")], [Person("a"), Person("b")]),
  Pair(["x": Person("a")], ["y": Person("a")]), Pair(["x": Person("a")], ["x": Person("b")]),
  Pair(people, people.filter { $0.key > 1 }), Pair(Int.self, String.self),
  Pair(Step.begin, Step.end), Pair(Step.move(Person("a")), Step.turn(Person("a"))),
  Pair(Step.move(Person("a")), Step.move(Person("b"))), Pair(node, Node()),
  Pair(Overloaded.at(x: 1), Overloaded.at(y: 1)), Pair(Data([1]), Data([2])),
  Pair(Float(0.1), 0.2), Pair(2, 2.5),
]

// MARK: - Fixtures

private final class FakeBox: HandwrittenFake {
  enum Function: String { case put }
  let spyRecord = SpyRecord()
  func put(_ thing: Any?) { spy(.put, thing) }
}

private struct Person {
  let name: String
  init(_ name: String) { self.name = name }
}

private enum Step { case begin, end, move(Person), turn(Person) }

private enum Overloaded { case at(x: Int), at(y: Int) }

private final class Node: Sendable {}

private let node = Node()

private class Animal: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Animal, right: Animal) -> Bool { left.name == right.name }
}

private final class Dog: Animal {}
