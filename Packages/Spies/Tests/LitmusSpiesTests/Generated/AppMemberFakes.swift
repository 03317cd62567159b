#if Macros
import Foundation
import Observation
import LitmusSpies
public import LitmusFakes

// MARK: Inheritance through aliases and compositions
@Fake(if: nil) protocol AppReadable { associatedtype Item; func read() throws -> Item? }
@Fake(if: nil) protocol AppWritable {
  associatedtype Item; func write(_ item: Item) throws; var isFull: Bool { get }
}
@Fake(if: nil, associatedTypes: "Item") protocol AppChannel: AppReadable, AppWritable {
  func close()
}
typealias ReadWrite = HTTPLogging & HTTPMetrics
@Fake(if: nil) protocol HTTPLogging { func log(_ message: String) }
@Fake(if: nil) protocol HTTPMetrics { func count(_ name: String, by amount: Int) }
@Fake(if: nil) protocol Observability: HTTPLogging & HTTPMetrics, Sendable {
  func trace<T>(_ body: () async throws -> T) async rethrows -> T
}
@Fake(if: nil) protocol OptionalChannel: AppReadable where Item: Equatable {
  func contains(_ item: Item) -> Bool
}

// MARK: Access
/// A public protocol.
@Fake(if: nil) public protocol PublicService: Sendable {
  associatedtype Key: Hashable
  func value(for key: Key) -> Int?
  subscript(key: Key) -> Int { get set }
  static func make() -> Self
  init(keys: [Key])
}

// MARK: Static and init
@Fake(if: nil) protocol AppFactory {
  associatedtype Product
  static var registry: [String: Self] { get set }
  static func create(_ name: String, configure: (inout Product) -> Void) throws -> Product
  static subscript(name: String) -> Product? { get }
  init?(rawValue: Int)
  init(_ values: Product...)
  init<T: Sequence>(contentsOf sequence: T) where T.Element == Product
}

// MARK: Closures
@Fake(if: nil) protocol ClosureHeavy {
  func reduce<R>(into initial: R, _ update: (inout R, Int) throws -> Void) rethrows -> R
  func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int
  func maker() -> @Sendable () async throws -> Int
  func with(_ closures: (() -> Void)...)
  func tuple(_ pair: (ok: () -> Void, fail: (any Error) -> Void))
  func optionalInOut(_ f: ((inout Int) -> Void)?)
  func isolatedAny(_ f: @escaping @isolated(any) () async -> Void)
  func assertThat(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure @escaping () -> String,
    file: StaticString, line: UInt)
  func defer2(_ body: sending @escaping () async -> Void)
}

// MARK: Ownership
struct AppToken: ~Copyable { var id = 0 }
@Fake(if: nil) protocol Ownership: ~Copyable {
  consuming func finish() -> Int
  borrowing func peek() -> Int
  mutating func advance(by n: Int)
  func take(_ token: consuming AppToken)
  func look(_ token: borrowing AppToken) -> Int
  func bump(_ token: inout AppToken)
  func give() -> AppToken
  func consumeString(_ s: consuming String, _ n: borrowing [Int]) -> String
  func sendable(_ value: sending NSObjectLike) -> sending NSObjectLike
  var current: Int { borrowing get }
}
final class NSObjectLike {}

// MARK: Existential/opaque
protocol ShapeLike { var area: Double { get } }
@Fake(if: nil) protocol Canvas {
  func draw(_ shape: some ShapeLike)
  func drawAll(_ shapes: [any ShapeLike])
  func drawOptional(_ shape: (any ShapeLike)?)
  func pair(_ a: some ShapeLike, _ b: some ShapeLike & Sendable) -> Bool
  func largest(_ shapes: some Collection<any ShapeLike>) -> (any ShapeLike)?
  func factory(_ type: any ShapeLike.Type) -> any ShapeLike
  func metatype<T: ShapeLike>(_ type: T.Type) -> T?
  func nested(_ x: [String: [(any ShapeLike, Int)]]) -> Result<any ShapeLike, any Error>
  func set(_ s: Set<AnyHashable>, _ a: Any, _ o: Any?, _ c: AnyObject, _ cls: AnyClass)
  func anyResult() -> Any
  func optAny() -> Any?
  func error(_ e: (any Error)?) -> any Error
  func kp<R, V>(_ path: KeyPath<R, V>) -> V?
  func wkp<R, V>(_ path: WritableKeyPath<R, V>, _ value: V, on root: inout R)
}

// MARK: Generics nested
enum Space<T> { struct Inner<U>: Equatable where U: Equatable { var u: U } }
@Fake(if: nil) protocol GenericHeavy {
  func a<T>(_ x: Space<T>.Inner<Int>) -> Space<T>.Inner<String>
  func b<T, U>(_ x: [T: [U?]], _ y: Dictionary<T, U>.Index) -> Optional<T>
  func c<each T: Sendable>(_ x: repeat each T) async throws -> (repeat each T)
  func d<C: Collection>(_ c: C) -> C.SubSequence where C.Element: Comparable, C.Index == Int
  func e<T: AnyObject>(_ x: T) -> Unmanaged<T>
  func f<T: RawRepresentable>(_ x: T) -> T.RawValue where T.RawValue == String
  func g<K, V>(_ x: any Collection<(K, V)>) -> [K: V]
  func h<T>(_ f: (T) throws -> T, _ x: T) rethrows -> T
  func i<Element, Index>(_ e: Element, _ i: Index) -> Element
  func j<Role, Fake>(_ e: Role, _ i: Fake) -> Role
  func k<Value>(_ value: Value) -> Value
  func l<T: ~Copyable>(_ value: borrowing T) -> Int
}

// MARK: Overloads
@Fake(if: nil) protocol AppOverloads {
  func get() -> Int
  func get() -> String
  func get() async throws -> Double
  func get(_ x: Int) -> Int
  func get(_ x: Int?) -> Int
  func get(x: Int) -> Int
  func get<T>(_ x: T) -> T
  func get(_ x: [Int]) -> Int
  func get(_ f: @escaping (Int) -> Void)
  func get(_ f: @escaping () -> Void)
  static func get() -> Int
  subscript(_ i: Int) -> Int { get }
  subscript(_ i: String) -> Int { get set }
  subscript(key k: String) -> Int { get }
  subscript(i: Int, j: Int) -> Int { get set }
  var get2: Int { get }
  func get2(_ x: Int) -> Int
}

// MARK: Many parameters
@Fake(if: nil) protocol Many {
  func many(
    a: Int, b: String, c: Double, d: Bool, e: [Int], f: [String: Int], g: Int?, h: Date, i: URL,
    j: Data, k: UUID, l: Character
  ) -> Int
  func vis(_: Int, _: String, with _: Bool)
  func labels(from start: Int, to end: Int, `in` collection: [Int], _ last: Int)
  func variadic(_ items: Any..., separator: String, terminator: String)
  func inouts(_ a: inout [Int], b: inout String?) throws -> Bool
}

// MARK: Codable, comparable, error
@Fake(if: nil)
protocol DomainError: LocalizedError, CustomStringConvertible, CustomDebugStringConvertible,
  Hashable, Sendable
{ var code: Int { get } }
@Fake(if: nil) protocol CaseLike: CaseIterable, RawRepresentable where RawValue == String {
  var title: String { get }
}
@Fake(if: nil) protocol StreamLike: TextOutputStream { func flush() }
@Fake(if: nil) protocol SeqLike: AsyncSequence where Element == Int {
  func stop(); func makeAsyncIterator() -> AsyncStream<Int>.Iterator
}

// MARK: Isolation
@globalActor actor DBActor { static let shared = DBActor() }
@DBActor @Fake(if: nil) protocol AppGlobalDatabase: Sendable {
  var path: String { get }
  func query(_ sql: String, _ args: [any Sendable]) throws -> [[String: any Sendable]]
  func transaction<T: Sendable>(_ body: @DBActor () throws -> T) rethrows -> T
  nonisolated func close()
  @MainActor func showProgress(_ p: Double)
  init(path: String) throws
}
@Fake(if: nil) protocol AppIsolated {
  func run(isolation: isolated (any Actor)?) async -> Int
  func on(_ a: isolated FakeImageCache)
  nonisolated(nonsending) func sameActor() async -> Int
  @concurrent func elsewhere() async -> Int
}
#endif
