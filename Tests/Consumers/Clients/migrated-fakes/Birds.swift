import LitmusSpies

// The protocols and classes of Mockingbird's tests: shapes, with other names.

protocol Animal: Equatable {}

struct Feather: Animal, Sendable {
  var length = 42
}

final class Bird: Animal {
  static func == (first: Bird, second: Bird) -> Bool { true }
}

enum Season { case spring, autumn }

@Fake(if: nil) protocol Catalog {
  func has(feather: Feather) -> Bool
  func has(bird: Bird) -> Bool
  func has(season: Season) -> Bool
  func has(name: String) -> Bool
  func has(flag: Bool) -> Bool
  func has<Kind: Animal>(animal: Kind) -> Bool
  func has(type: Bird.Type) -> Bool
  func has(anything: Any) -> Bool
  func has(object: AnyObject) -> Bool
  func may(feather: Feather?) -> Bool
  func may(bird: Bird?) -> Bool
  func may(season: Season?) -> Bool
  func may(name: String?) -> Bool
  func may(flag: Bool?) -> Bool
  func may<Kind: Animal>(animal: Kind?) -> Bool
  func may(type: Bird.Type?) -> Bool
  func may(anything: Any?) -> Bool
  func may(object: AnyObject?) -> Bool
  func has<Number: FloatingPoint>(number: Number) -> Bool
  func has(all: [String]) -> Bool
  func has(pairs: [String: String]) -> Bool
}

struct Songs {
  var sing: () -> Void = {}
}

@Fake(if: nil) protocol Singing {
  func plain(_ sing: () -> Void) -> Bool
  func returning(_ sing: () -> Bool) -> Bool
  func with(_ sing: (Bool) -> Void) -> Bool
  func both(_ sing: (Bool) -> Bool) -> Bool
  func escaping(_ sing: @escaping () -> Void) -> Bool
  func escapingReturning(_ sing: @escaping () -> Bool) -> Bool
  func escapingWith(_ sing: @escaping (Bool) -> Void) -> Bool
  func escapingBoth(_ sing: @escaping (Bool) -> Bool) -> Bool
  func optional(_ sing: (() -> Void)?) -> Bool
  func optionalReturning(_ sing: (() -> Bool)?) -> Bool
  func optionalWith(_ sing: ((Bool) -> Void)?) -> Bool
  func optionalBoth(_ sing: ((Bool) -> Bool)?) -> Bool
  func wrapped(_ sing: Songs) -> Bool
  func automatic(_ sing: @autoclosure () -> Bool) -> Bool
  func escapingAutomatic(_ sing: @escaping @autoclosure () -> Bool) -> Bool
  func parenthesized(_ sing: (() -> Void)) -> Bool
  func nested(_ sing: ((((Bool) -> Bool)))) -> Bool
  func nestedOptional(_ sing: (((() -> Void)?))?) -> Bool
  func tuple(_ sing: (() -> Void, (Bool) -> Bool)) -> Bool
  func labeled(_ sing: (a: () -> Void, b: (Bool) -> Bool)) -> Bool
}

@Fake(if: nil) protocol Nest: Sendable {
  var isEmpty: Bool { get set }
  var maybe: Bool?? { get }
  func clean()
  func lay(loudly: Bool, _ count: Int) -> Bool
  func leave()
  func find() -> Bool?
  func number() -> Int
  func text() -> String
  func list() -> [String]
  func set() -> Set<String>
  func table() -> [String: Int]
  func pair() -> (String, Int)
  static var isPublic: Bool { get set }
  static func open(wide: Bool, _ count: Int) -> Bool
}

@Fake(if: nil) protocol ThrowingNest {
  func check() throws -> Bool
  func run(_ block: () throws -> Bool) throws
  func pass(_ block: () throws -> Bool) rethrows -> Bool
  func each(_ block: () throws -> Bool) rethrows
}

@Fake(if: nil) protocol AsyncNest {
  func clean() async
  func check() async -> Bool
  func count(_ name: String) async -> Int
  func load() async throws -> Int
  func run(_ block: () async -> Bool) async
  func pass(_ block: () async throws -> Bool) async throws -> Bool
}

@Fake(if: nil) protocol Voice {
  var song: String { get set }
  func sing(_ text: String) -> String
}

final class RealVoice: Voice {
  var song = "la"
  func sing(_ text: String) -> String { text }
}

@Fake(if: nil) class Singer {
  var song: String = "super"
  func sing(_ text: String) -> String { "\(text)-\(song)" }
}

@Fake(if: nil) protocol Breeds {
  associatedtype Egg: Equatable
  associatedtype Name: Hashable
  func hatch(_ egg: Egg) -> Egg
  func call(_ name: Name)
  static func hatch(_ egg: Egg) -> Egg
}

@Fake(if: nil) protocol Overloads {
  func take(_ a: Bool, _ b: Bool) -> Bool
  func take(_ a: Int, _ b: Int) -> Bool
  func give() -> Bool
  func give() -> Int
  func make<Value>() -> Value
}

@Fake(if: nil) class OverloadedBird {
  func take(_ a: Bool, _ b: Bool) -> Bool { a && b }
  func take(_ a: Int, _ b: Int) -> Bool { a == b }
  func give() -> Bool { false }
  func give() -> Int { 0 }
}

@Fake(if: nil) protocol Shelf {
  subscript(index: Int) -> String { get set }
  subscript(index: Int) -> Bool { get set }
  subscript(name: String) -> String { get set }
  subscript(first: Int, second: Int) -> String { get set }
  subscript<Index: Equatable>(generic index: Index) -> Index { get set }
}

@Fake(if: nil) class ShelfClass {
  subscript(index: Int) -> String {
    get { "" }
    set {}
  }
}

@Fake(if: nil) protocol Flock {
  func add(_ names: String..., at index: Int)
  func add(_ flags: Bool..., at index: Int)
  func all(_ flags: Bool..., at index: Int) -> Bool
}

@Fake(if: nil) protocol Hatchable {
  init()
  init(flag: Bool)
  init(number: Int)
  init(text: String) throws
  init(maybe: String?)
}

@Fake(if: nil) class HatchedBird {
  init() {}
  init(flag: Bool) {}
  init(text: String) throws {}
  init(maybe: String?) {}
  func fly() {}
}

@Fake(if: nil) protocol Nothing {}
@Fake(if: nil) protocol NothingMore: Nothing {}
@Fake(if: nil) protocol OnlyClasses: AnyObject { var flag: Bool { get } }

@Fake(if: nil) protocol Reshapes {
  func reshape(_ text: inout String)
}
