#if Macros
import Foundation
import LitmusSpies
import Observation

// Protocols as apps have them; `AppFakeTests` uses some of them, and all must compile without a warning.

struct AppUser: Codable, Hashable, Sendable, Identifiable { var id: UUID = UUID(); var name = "" }
struct Page<Item: Sendable>: Sendable { var items: [Item]; var next: Int? }

// MARK: Networking and storage

@Fake(if: nil) protocol HTTPClient: Sendable {
  typealias Interceptor = @Sendable (inout URLComponents) async throws -> Void
  typealias Completion<T: Sendable> = @Sendable (Result<T, StoreProblem>) -> Void
  func send<T: Decodable & Sendable>(_ url: URL, as type: T.Type) async throws(StoreProblem)
    -> Page<T>
  func send<T>(_ url: URL, completion: @escaping Completion<T>) -> any Sendable
  where T: Decodable & Sendable
  func addInterceptor(_ interceptor: @escaping Interceptor)
}

@Fake(if: nil) protocol AppRepository<Entity, ID>: Sendable {
  associatedtype Entity: Identifiable, Sendable where Entity.ID == ID
  associatedtype ID: Hashable & Sendable
  func find(by id: ID) async throws -> Entity?
  func all(where predicate: (@Sendable (Entity) -> Bool)?) async throws -> [Entity]
  func save(_ entities: Entity...) async throws
  func delete(_ id: Entity.ID) async throws
}

@Fake(if: nil) protocol AppDatabase: Actor {
  associatedtype Row: Sendable
  func fetch(_ query: String, _ args: any Sendable...) async throws -> [Row]
  func store(_ data: consuming Data, for url: URL)
  func update<R: Sendable>(_ change: @Sendable (inout [URL: Data]) throws -> R) rethrows -> R
  subscript(url: URL) -> Data? { get }
  nonisolated var name: String { get }
  nonisolated func makeStream() -> AsyncStream<Row>
  static func open(_ path: String) async throws -> Self
  var isOpen: Bool { get set }
}

@Fake(if: nil) protocol AppCache<Key, Value>: AnyObject, Sendable {
  associatedtype Key: Hashable, Sendable
  associatedtype Value: Sendable
  subscript(key: Key) -> Value? { get set }
  func value(for key: Key, orInsert make: @Sendable () async throws -> Value) async rethrows
    -> Value
  func removeAll(where shouldRemove: (Key, Value) throws -> Bool) rethrows
  var count: Int { get }
  func count(where p: (Value) -> Bool) -> Int
}

@Fake(if: nil, associatedTypes: "Value: Sendable") protocol AppTextCache: AppCache
where Key == String { func dump() -> [String: Value] }

// MARK: Inherited associated types

@Fake(if: nil) protocol AppReadable { associatedtype Item; func read() throws -> Item? }

@Fake(if: nil) protocol AppWritable {
  associatedtype Item; func write(_ item: Item) throws; var isFull: Bool { get }
}

@Fake(if: nil, associatedTypes: "Item") protocol AppChannel: AppReadable, AppWritable {
  func close()
}

@Fake(if: nil) protocol OptionalChannel: AppReadable where Item: Equatable {
  func contains(_ item: Item) -> Bool
}

@Fake(if: nil) protocol PagedLoader<Item> {
  associatedtype Item: Sendable & Hashable = AppUser
  associatedtype Cursor: Comparable, Sendable
  associatedtype Pages: AsyncSequence where Pages.Element == Page<Item>
  func page(after cursor: Cursor?) async throws -> Page<Item>
  func all() -> Pages
  subscript(cursor: Cursor, index: Int) -> Item? { get }
  static func initialCursor(for type: Item.Type) -> Cursor
}

@Fake(if: nil) protocol AppFeed: AnyObject {
  associatedtype Delegate: AnyObject
  var delegate: Delegate? { get set }
  func cell(at indexPath: (section: Int, row: Int)) -> AnyObject?
  func sort<Key: Comparable>(by keyPath: any KeyPath<AppUser, Key> & Sendable, ascending: Bool)
}

@Fake(if: nil, associatedTypes: "Pages: AsyncSequence<Page<AppUser>, any Error>")
protocol AppUserLoader: PagedLoader where Item == AppUser, Cursor == Int {
  func last() async -> AppUser
}

@Fake(
  if: nil, associatedTypes: "Item: Sendable & Hashable", "Cursor: Comparable & Sendable",
  "Pages: AsyncSequence<Page<Item>, any Error>", "Delegate: AnyObject")
protocol AppFeedLoader: PagedLoader, AppFeed { func both(_ d: Delegate?, _ i: Item) }

// MARK: Services

@Fake(if: nil) protocol SessionManaging: AnyObject, Sendable {
  var tokens: AsyncStream<String?> { get }
  func refresh() async throws -> (access: String, refresh: String?, expires: Date)
  func onLogout(_ handler: @escaping @Sendable @MainActor (AppUser) -> Void) -> any Sendable
  func withSession<R: Sendable>(_ body: sending (borrowing AppUser) async throws -> R) async throws
    -> R
}

@Fake(if: nil) protocol AppLogger: Sendable {
  var level: Int { get nonmutating set }
  func log(
    level: Int, _ message: @autoclosure () -> String,
    metadata: @autoclosure () -> [String: String]?, file: StaticString, line: UInt)
  func log(_ message: String, error: (any Error)?, _ items: Any...)
}

@Fake(if: nil) protocol AppService: SessionManaging, AppLogger where Self: AnyObject { func x() }
@Fake(if: nil) protocol AppEmpty: AppService, Sendable {}

@Fake(if: nil) protocol AppContainer {
  func register<Service>(
    _ type: Service.Type, name: String?, factory: @escaping (any AppContainer) -> Service)
  func resolve<Service>(_ type: Service.Type) -> Service?
  func resolve<Service, First, Second>(
    _ type: Service.Type, arguments arg1: First, _ arg2: Second
  ) -> Service?
  subscript<T>(dynamicMember keyPath: KeyPath<AppUser, T>) -> T { get }
  subscript<T>(_ type: T.Type) -> T? { get set }
}

@Fake(if: nil) protocol AppFactory {
  associatedtype Product
  static var registry: [String: Self] { get set }
  static func create(_ name: String, configure: (inout Product) -> Void) throws -> Product
  static subscript(name: String) -> Product? { get }
  init(_ values: Product...)
  init<T: Sequence>(contentsOf sequence: T) where T.Element == Product
}

// MARK: State and screens

@Fake(if: nil) protocol AppReducer<State, Action> {
  associatedtype State
  associatedtype Action: Sendable
  typealias Send = @Sendable (Action) async -> Void
  func reduce(into state: inout State, action: Action) -> [@Sendable (Send) async -> Void]
  func callAsFunction(_ state: State, _ action: Action) -> State
}

@Fake(if: nil) protocol AppParser<Input, Output> {
  associatedtype Input
  associatedtype Output
  func parse(_ input: inout Input) throws -> Output
  func map<New>(_ transform: @escaping (Output) throws -> New) -> any AppParser<Input, New>
  func flatMap<P: AppParser>(_ transform: @escaping (Output) -> P) -> P where P.Input == Input
  func then<P>(_ other: P) -> (Output, P.Output)? where P: AppParser, P.Input == Self.Input
}

@MainActor @Fake(if: nil) protocol Router: AnyObject, Observable {
  associatedtype Route: Hashable
  var stack: [Route] { get set }
  var onChange: ((Route?) -> Void)? { get set }
  func push(_ route: Route, animated: Bool)
  func replace(with routes: [Route], completion: @escaping @MainActor @Sendable () -> Void)
  func present<V>(_ build: @escaping @MainActor () -> V) async -> V
  nonisolated func log(_ message: @autoclosure () -> String)
  subscript(index: Int) -> Route { get set }
  static func make() -> Self
  init(root: Route?)
}

// MARK: Protocols of Swift

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
#endif
