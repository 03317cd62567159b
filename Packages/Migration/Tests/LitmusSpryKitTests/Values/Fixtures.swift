import LitmusSpryKit

/// A value as generic code passes it on: in an `Any` with its static type, also if that is an optional
/// or a protocol.
func erased<Value>(_ value: Value) -> Any { value }

struct Person {
  var name: String
}

struct Nothing {}

/// Its `==` looks at the name alone.
struct ByName: Equatable {
  var name: String
  var age: Int

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
}

class Animal: Equatable {
  let name: String

  init(name: String) { self.name = name }

  static func == (lhs: Animal, rhs: Animal) -> Bool { lhs.name == rhs.name }
}

final class Dog: Animal {
  let age: Int

  init(name: String, age: Int) {
    self.age = age
    super.init(name: name)
  }
}

struct Handler {
  var name: String
  var run: () -> Void
}

/// Not Equatable, because of its closure.
final class Listener {
  let name: String
  let run: () -> Void = {}

  init(name: String) { self.name = name }
}

extension Listener: SpryEquatable {
  static func == (lhs: Listener, rhs: Listener) -> Bool { lhs.name == rhs.name }
}

/// An object with neither `==`.
final class Node {
  let name: String
  var next: Node?

  init(_ name: String) { self.name = name }

  static func ring(_ first: String, _ second: String) -> Node {
    let (node, other) = (Node(first), Node(second))
    (node.next, other.next) = (other, node)
    return node
  }

  static func chain(_ length: Int) -> Node {
    (1..<length).reduce(Node("a")) { next, _ in
      let node = Node("a")
      node.next = next
      return node
    }
  }

  /// Takes a chain apart, which would else be released node within node, or a ring, which never would.
  func unlink() {
    var node = self
    while let next = node.next {
      node.next = nil
      node = next
    }
  }
}

/// Equal and hashed by identity.
final class Key: Hashable {
  let name: String

  init(name: String) { self.name = name }

  static func == (lhs: Key, rhs: Key) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Its cases all describe themselves alike.
enum Step: CustomStringConvertible {
  case begin, end
  case move(Person), turn(Person)

  var description: String { "a step" }
}

enum Overloaded {
  case at(x: Person)
  case at(y: Person)
}

enum Flag {
  case on, off
}

/// Shows nothing of what it holds.
struct Secret: CustomReflectable {
  var text: String

  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Shows one of its two properties.
struct Shown: CustomReflectable {
  var text: String
  var cache: Int

  var customMirror: Mirror { Mirror(self, children: ["text": text]) }
}
