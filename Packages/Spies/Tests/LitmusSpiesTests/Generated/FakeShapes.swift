#if Macros
import LitmusSpies

// The kinds of members that docs/fakes.md lists, as requirements of protocols; `FakeShapeTests` uses each of them.

@Fake(if: nil) protocol EffectShapes {
  func load(page: Int) async -> Int
  func parse(_ text: String) throws -> Int
  func check(_ number: Int) throws(StoreProblem)
  func checkLater(_ number: Int) async throws(StoreProblem) -> Int
  func each(_ body: (Int) throws -> Void) rethrows
  func map<Value>(_ body: (Int) throws -> Value) rethrows -> [Value]
  func fail<Failure: Error>(with error: Failure) throws(Failure) -> Int
  func never() throws(Never) -> Int
  func rest() throws(any Error) -> Int
  func perform(_ work: () throws(StoreProblem) -> Int) throws(StoreProblem) -> Int
  func trace<Value>(_ body: () async throws -> Value) async rethrows -> Value
  subscript(index: Int) -> Int { get throws(StoreProblem) }
  init(number: Int) async throws(StoreProblem)
}

@Fake(if: nil) protocol GenericShapes {
  func echo<Value>(_ value: Value) -> Value
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from text: String) throws -> Value
  func sum<Values: Sequence>(_ values: Values) -> Int where Values.Element == Int
  func zip<each Value>(_ values: repeat each Value) -> Int
  func make<Value>() -> Value?
  func show(_ value: some CustomStringConvertible & Equatable)
  func all(_ values: [some Hashable], _ other: some Sendable) -> Int
  func wrap(_ value: any CustomStringConvertible) -> any CustomStringConvertible
  func later<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws
    -> Value
}

@Fake(if: nil) protocol ElementShapes {
  associatedtype Element
  func add(_ element: Element)
  func first() -> Element?
}

@Fake(if: nil) protocol QueueShapes<Element> {
  associatedtype Element: Equatable & Sendable
  associatedtype Storage: Collection where Storage.Element == Element
  typealias Handler = (Element) -> Void
  var storage: Storage { get }
  func push(_ element: Element, handler: @escaping Handler) async
}

@Fake(if: nil) protocol SendingShapes: Sendable {
  func send(_ text: String)
}

@Fake(if: nil) protocol SafeShapes: Actor {
  var level: Int { get }
  func secure(_ text: String) throws -> Int
  func wait() async
  nonisolated var label: String { get }
  nonisolated func greet(_ name: String) -> String
  init(level: Int)
}

@MainActor @Fake(if: nil) protocol StageShapes {
  var title: String { get set }
  func show(_ text: String) -> Bool
  func play() async throws -> Int
  nonisolated func tag() -> Int
}

@globalActor actor ShapeActor { static let shared = ShapeActor() }

@Fake(if: nil) protocol ActorShapes {
  @ShapeActor func store() -> Int
  @MainActor var screen: String { get }
  func run(on safe: isolated FakeSafeShapes) -> Int
}

@Fake(if: nil) protocol StaticShapes {
  static func make(size: Int) -> Int
  static func open(_ path: String) throws -> Int
  static var shared: String { get set }
  static var limit: Int { get }
  static subscript(key: String) -> Int { get }
}

@Fake(if: nil) protocol SubscriptShapes {
  subscript(row: Int, column: Int) -> String { get throws }
  subscript(key key: String) -> Int { get set }
  subscript<Value>(type type: Value.Type) -> Value? { get }
  subscript(later index: Int) -> Int { get async }
}

@Fake(if: nil) protocol OperatorShapes {
  static func + (left: Self, right: Self) -> Int
  static prefix func - (value: Self) -> Int
}

@Fake(if: nil) protocol PropertyShapes {
  var count: Int { get }
  var name: String { get set }
  var page: Int { get async }
  var later: Int { get async throws }
  var user: String { get throws }
  var typed: String { get throws(StoreProblem) }
  var note: String? { get set }
  var view: String! { get set }
  var handler: ((Int) -> Void)? { get set }
  func find(_ name: String!) -> Int!
}

typealias ShapeHandler = (Int) -> Void

@Fake(if: nil) protocol ClosureShapes {
  func filter(_ isIncluded: (Int) -> Bool) -> Bool
  func change(_ body: (Int) -> Void, _ number: inout Int)
  func visit(_ body: (Int) -> Int) async -> Int
  func load(completion: @escaping (Int) -> Void)
  func log(_ message: @autoclosure () -> String)
  func logLater(_ message: @autoclosure @escaping () -> String) -> Int
  func logSafely(_ message: @autoclosure () throws -> String) rethrows
  func finish(_ completion: ((Int) -> Void)?)
  func handle(
    _ first: @escaping ShapeHandler, or second: ShapeHandler?, visiting third: ShapeHandler)
  func start(_ work: @escaping @Sendable () async throws -> Int) async
  func onMain(_ work: @escaping @MainActor () -> Void)
  func nested(_ work: ((Int) -> Void) -> Int) -> Int
}

struct ShapeFile: ~Copyable { var number = 1 }

@Fake(if: nil) protocol ParameterShapes {
  func increment(_ name: String, _ number: inout Int) -> Bool
  func sum(_ numbers: Int...) -> Int
  func eat(_ text: consuming String, with numbers: borrowing [Int])
  func close(_ first: consuming ShapeFile, _ second: borrowing ShapeFile, _ third: inout ShapeFile)
    -> Int
  func open(_ path: String) -> ShapeFile
  func ignore(_: Int, by _: String)
  func swap(_ pair: (Int, text: String)) -> (Int, text: String)
  func type(_ type: any SendingShapes.Type) -> any SendingShapes.Type
  func list(limit: Int) -> Int
  func send(_ value: sending [Int])
  func call(_call: Int, body _body: Int, self other: Int)
  func option(_ value: Int??) -> Int??
  func set(_ values: Set<String>, _ map: [String: [Int]]) -> (a: Int, b: [String: Int])
}

extension ParameterShapes {
  func list() -> Int { list(limit: 10) }
}

@Fake(if: nil) protocol SelfShapes {
  func copy() -> Self
  func merge(_ other: Self) -> [Self]
  func merged(with other: Self?) -> Self
  func with(body: some Encodable) throws -> Self
  func map(_ change: (Self) -> Self) -> (Self) -> Void
  static var `default`: any SelfShapes { get set }
  static var shared: Self? { get }
  @discardableResult func remove() -> Bool
}

@Fake(if: nil) protocol OverloadShapes {
  func move(to: Int)
  func move(by: Int)
  func save(_ value: Int) -> Int
  func save(_ values: [String]) -> Int
  func read() -> Int
  func read() -> String
  func wait() -> Int
  func wait() async -> Int
  func find(_ id: Int)
  func find<Value: Equatable>(_ value: Value, in list: [Value]) -> Bool
}

@Fake(if: nil) protocol BaseShapes {
  func base(_ number: Int) -> String
  var inherited: Int { get set }
}

@Fake(if: nil) protocol OtherShapes: AnyObject {
  func other() throws
  static func shape() -> Int
}

@Fake(if: nil) protocol DerivedShapes: BaseShapes, OtherShapes, Sendable {
  func derived() -> Int
}

@Fake(if: nil) protocol ComposedShapes: BaseShapes & OtherShapes {}

@Fake(if: nil) protocol StackShapes: ElementShapes where Element == Int {
  func peek() -> Element
}

@Fake(if: nil, associatedTypes: "Element") protocol ListShapes: ElementShapes {
  func last() -> Element
}

@Fake(if: nil) fileprivate protocol FilePrivateShapes {
  func run(_ number: Int) -> Int
}

@Fake(if: nil) private protocol PrivateShapes {
  func run(_ number: Int) -> Int
}

@available(macOS 14, *) @Fake(if: nil) protocol AvailableShapes {
  @available(macOS 15, *) func new(_ number: Int) -> Int
  @available(*, deprecated, message: "old") func old() -> Int
}

@Fake(if: nil) protocol NameShapes {
  func `init`() -> Int
  func `repeat`(in: Int, `self`: Int) -> Int
  func größe(für text: String) -> Int
  var 名前: String { get }
  func `default`(`class`: String) -> Int
  var `switch`: Int { get }
  func when(calls: Int) -> Int
  var calls: Int { get }
  func source(role: Role) -> Role
}

struct Role: Equatable { var Fake = 1 }

enum ShapeSpace {
  struct Error: Swift.Error {}
  struct Item: Equatable { var id = 0 }

  @Fake(if: nil) protocol NestedShapes {
    func item(_ id: Int) throws -> Item
    func fail(_ error: Error) throws(Error) -> Int
    func find(_ name: String) -> Item?
    func find(_ id: Int) -> Item?
    static func reset(_ item: Item)
    var last: Item { get set }
    init(item: Item)
  }

  struct Deep { @Fake(if: nil) fileprivate protocol DeepShapes { func run() -> Item } }
}

@Fake(if: nil) protocol MutatingShapes {
  mutating func change() -> Int
  nonmutating func rest()
  __consuming func use()
  var value: Int { mutating get nonmutating set }
}

@Fake(if: nil) protocol ConditionalShapes {
  #if os(Linux)
  func load(_ number: Int) -> Int
  #else
  func load(_ text: String) -> Int
  #endif
  #if DEBUG
  var debug: Bool { get }
  #endif
}

@Fake(if: nil) protocol EmptyShapes {}
#endif
