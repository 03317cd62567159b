import Foundation
public import LitmusSpies

// The protocols of Mockable's build and macro tests: shapes, with other names.

@Fake(if: nil) protocol ThreeItems where Second: Identifiable {
  associatedtype First
  associatedtype Second: Equatable, Hashable
  associatedtype Third where Third: Equatable, Third: Hashable
  func keep(first: First) -> First
  func keep(second: Second) -> Second
  func keep(third: Third) -> Third
}

@Fake(if: nil) protocol UnusualParameters {
  func change(_ value: inout Int)
  func show(_ values: Int...)
  func run(_ operation: @escaping () throws -> Void)
  func find(for: String) -> Int
}

@Fake(if: nil) protocol Effects {
  func mayThrow() throws
  func text() throws -> String
  func call(_ operation: @escaping () throws -> Void) rethrows
  func wait() async
  func waitAndThrow() async throws
  func pass(_ operation: @escaping () async throws -> Void) async
  nonisolated func anywhere() async
}

@Fake(if: nil) protocol GenericFunctions {
  func nested<Item>(_ item: ([(Set<Item>, String)], Int))
  func convert<Item, Result>(_ item: Item) -> Result
  func numbers() -> any Collection<Int>
  func all<A: Hashable, B, C, D>(a: A, b: B, c: C, d: D) where B: Equatable, B: Hashable, C: Codable
}

protocol Box<Content> {
  associatedtype Content
  var content: Content { get }
}

struct TextBox: Box { var content: String }
struct Pair<First, Second> { var first: First, second: Second }

@Fake(if: nil) protocol BoxedProperties {
  var box: any Box<String> { get }
  var pair: Pair<String, Pair<Int, any Box<String>>> { get }
  func open() -> any Box<String>
  func openPair() -> Pair<String, Pair<Int, any Box<String>>>
}

@Fake(if: nil) protocol SimilarNames {
  func fetch(for name: Int) -> String
  func fetch(for name: String) -> String
  func fetch(forA name: String) -> String
  func fetch(forB name: String) -> String
  func `repeat`(times: Bool) -> Int
}

@Fake(if: nil) protocol Properties {
  var number: Int { get }
  var text: String { get }
  var changing: Int { get set }
  var unwrapped: String! { get set }
  var throwing: Int { get throws }
  var waiting: String { get async }
  var both: String { get async throws }
  nonisolated var outside: String { get set }
}

@Fake(if: nil) protocol Initialized {
  init?() async throws
  init(index: Int)
  init(name value: String, _ index: Int)
}

@Fake(if: nil) protocol Attributed {
  @available(iOS 17, *)
  init(attributed: String)
  @available(iOS 17, *)
  var attributedProperty: Int { get }
  @available(iOS 17, *)
  func attributedFunction() -> Int
  #if swift(>=5)
  @available(*, deprecated)
  #endif
  func old() -> Int
}

@Fake(if: nil) protocol AnObject: NSObjectProtocol {
  func describe(_ number: Int) -> String
}

@Fake(if: nil) protocol Worker: Actor {
  var state: Int { get }
  nonisolated var id: Int { get }
  func work(_ number: Int) -> String
  nonisolated func look(_ number: Int) -> Int
}

@MainActor @Fake(if: nil) protocol Screen {
  var title: String { get }
  nonisolated var id: Int { get }
  func show(_ number: Int) -> String
  nonisolated func look(_ number: Int) -> Int
}

@Fake(if: nil) protocol OneMainActorMember {
  @MainActor func show() -> Int
}

@Fake(if: nil) protocol Shared: Sendable {
  func share(_ number: Int) -> String
}

/// A protocol of another module's.
@Fake(if: nil) public protocol PublicShape {
  init(id: String)
  var number: Int { get }
  func find(for: String) async throws -> String
}

@Fake(if: nil) nonisolated protocol Nonisolated {
  func run() -> Int
}

@Fake(if: nil) protocol Mutating {
  mutating nonisolated func run() -> Int
}

@Fake(if: nil) protocol Unwrapped {
  func show(_ text: String!) -> Int
}

@Fake(if: nil) private protocol Hidden {
  var number: Int { get }
  func run(_ number: Int) -> Int
}

/// A documented protocol.
@Fake(if: nil) protocol Documented {
  /// A documented property.
  var number: Int { get }
}

func hiddenFakeAnswers() -> Bool {
  let fake = FakeHidden()
  fake.when.number.andReturn(1)
  fake.when.run(1).andReturn(2)
  return fake.number == 1 && fake.run(1) == 2
}
