#if Macros
import Foundation
import LitmusSpies

struct AppUser: Codable, Hashable, Sendable, Identifiable { var id: UUID = UUID(); var name = "" }
struct Page<Item: Sendable>: Sendable { var items: [Item]; var next: Int? }
enum AppFailure: Error { case a, b(Int) }

@Fake(if: nil) protocol SessionManaging: AnyObject, Sendable {
  var currentUser: AppUser? { get async }
  var token: String? { get }
  var tokens: AsyncStream<String?> { get }
  func login(username: String, password: String) async throws(AppFailure) -> AppUser
  func logout(reason: String?, force: Bool) async
  func refresh() async throws -> (access: String, refresh: String?, expires: Date)
  func onLogout(_ handler: @escaping @Sendable @MainActor (AppUser) -> Void) -> any Sendable
  func withSession<R: Sendable>(_ body: sending (borrowing AppUser) async throws -> R) async throws
    -> R
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
@Fake(if: nil) protocol AppReducer<State, Action> {
  associatedtype State
  associatedtype Action: Sendable
  typealias Send = @Sendable (Action) async -> Void
  func reduce(into state: inout State, action: Action) -> [@Sendable (Send) async -> Void]
  func callAsFunction(_ state: State, _ action: Action) -> State
}
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
@Fake(if: nil) protocol AppFeed: AnyObject {
  associatedtype Delegate: AnyObject
  var delegate: Delegate? { get set }
  var sections: [[any Hashable]] { get }
  func cell(at indexPath: (section: Int, row: Int)) -> AnyObject?
  func prefetch(_ paths: [(section: Int, row: Int)])
  func sort<Key: Comparable>(by keyPath: any KeyPath<AppUser, Key> & Sendable, ascending: Bool)
  func compare(_ l: AppUser, _ r: AppUser) -> ComparisonResult
}
@Fake(if: nil) protocol AppDatabase: Actor {
  associatedtype Row: Sendable
  func fetch(_ query: String, _ args: any Sendable...) async throws -> [Row]
  func execute(_ query: String) throws -> Int
  nonisolated var name: String { get }
  nonisolated func makeStream() -> AsyncStream<Row>
  static func open(_ path: String) async throws -> Self
  var isOpen: Bool { get set }
}
@MainActor @Fake(if: nil) protocol AppPresenter: AnyObject, Sendable {
  associatedtype View: AnyObject
  var view: View? { get set }
  var title: String { get }
  func viewDidLoad()
  func select(_ index: Int) async throws -> AppUser
  func error(_ error: any Error, retry: (() -> Void)?)
  func animate(
    _ duration: TimeInterval, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
  nonisolated func log(_ message: @autoclosure () -> String)
  static func make() -> Self
  init(view: View?)
}
@Fake(if: nil) protocol AppLogger: Sendable {
  var level: Int { get nonmutating set }
  subscript(metadataKey key: String) -> String? { get set }
  func log(
    level: Int, _ message: @autoclosure () -> String,
    metadata: @autoclosure () -> [String: String]?, source: @autoclosure () -> String, file: String,
    function: String, line: UInt)
  func log(_ message: String, error: (any Error)?, _ items: Any...)
}
@Fake(if: nil) protocol AppCache<Key, Value>: AnyObject, Sendable {
  associatedtype Key: Hashable, Sendable
  associatedtype Value: Sendable
  subscript(key: Key) -> Value? { get set }
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get }
  func value(for key: Key, orInsert make: @Sendable () async throws -> Value) async rethrows
    -> Value
  func removeAll(where shouldRemove: (Key, Value) throws -> Bool) rethrows
  var count: Int { get }
  func count(where p: (Value) -> Bool) -> Int
  var isEmpty: Bool { get }
  func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
    rethrows
}
@Fake(if: nil) protocol AppMoney: Comparable, AppAddition, Sendable {
  static func * (lhs: Self, rhs: Decimal) -> Self
  static func / (lhs: Self, rhs: Int) throws -> Self
  static postfix func % (v: Self) -> Double
  static func < (lhs: Self, rhs: Self) -> Bool
  var amount: Decimal { get }
  static func + (lhs: Self, rhs: Self) -> Self
  init?(_ text: String, locale: Locale)
}
postfix operator %
@Fake(if: nil) protocol AppAddition { static func + (lhs: Self, rhs: Self) -> Self }
@Fake(if: nil) protocol AppParser {
  associatedtype Input
  associatedtype Output
  func parse(_ input: inout Input) throws -> Output
  func map<New>(_ transform: @escaping (Output) throws -> New) -> any AppParser
  func flatMap<P: AppParser>(_ transform: @escaping (Output) -> P) -> P where P.Input == Input
  func then<P>(_ other: P) -> (Output, P.Output)? where P: AppParser, P.Input == Self.Input
}
@Fake(if: nil) protocol AppAttributes {
  @discardableResult @inlinable func a() -> Int
  @MainActor @discardableResult func b(_ x: Int) async -> Bool
  @available(macOS, deprecated: 13, message: "x") @available(iOS 15, *) func c()
  @preconcurrency func e(_ f: @escaping @Sendable () -> Void)
  @MainActor var f: Int { get async }
}
@Fake(if: nil) protocol AppKeywords {
  func `for`(`in` x: Int, `where` y: Int)
  func `import`(_ `class`: String, `func` f: Int) throws -> Int
  func `return`() -> Int
  var `let`: Int { get set }
  var `protocol`: String { get }
  func `is`(`as` x: Any) -> Bool
  func `throw`(_ `error`: any Error) throws
  func `await`() async -> Int
  func `subscript`(_ i: Int) -> Int
  func open(any: Any, some: Int, `inout` y: Int)
  func `get`(set: Int) -> Int
  var `async`: Int { get }
  func with(self this: Int, Type: Int, Protocol: Int, newValue: Int, oldValue: Int)
}
@Fake(if: nil, associatedTypes: "Pages: AsyncSequence<Page<AppUser>, any Error>")
protocol AppUserLoader: PagedLoader where Item == AppUser, Cursor == Int {
  func last() async -> AppUser
}
@Fake(if: nil, associatedTypes: "Value: Sendable") protocol AppTextCache: AppCache
where Key == String { func dump() -> [String: Value] }
@Fake(
  if: nil, associatedTypes: "Item: Sendable & Hashable", "Cursor: Comparable & Sendable",
  "Pages: AsyncSequence<Page<Item>, any Error>", "Delegate: AnyObject")
protocol AppFeedLoader: PagedLoader, AppFeed { func both(_ d: Delegate?, _ i: Item) }
@Fake(if: nil) protocol AppService: SessionManaging, AppLogger where Self: AnyObject { func x() }
@Fake(if: nil) protocol AppEmpty: AppService, Sendable {}
@Fake(if: nil) protocol AppSelf {
  static var `default`: any AppSelf { get set }; static var shared: Self? { get };
  func eq(_ o: Self) -> Bool; func arr() -> [Self]; func cl(_ f: (Self) -> Self) -> (Self) -> Void
}
@Fake(if: nil) protocol AppOptionals {
  func a(_ x: Int!, _ y: [Int?]?) -> [String]?; func b(_ x: Optional<Int>) -> Optional<(Int, Int)>;
  func c(_ f: ((Int?) -> Int?)?); func d() -> (() -> Void)?; func e() -> Int??; func f() -> Never;
  func g() throws -> Never; func h() -> (); func i() -> Swift.Void; func j(_ v: Void);
  func k(_ u: ()) -> (Int)
}
@Fake(if: nil) class AppThing {
  let id = 3
  var name: String = "a"
  private(set) var hidden: Int = 0
  var computed: Int { 3 }
  lazy var lz: Int = 3
  init() {}
  convenience init(name: String) { self.init(); self.name = name }
  func load(_ x: Int) async throws -> String { "" }
  func gen<T>(_ x: T) -> T { x }
  class func make() -> Int { 3 }
  static func stat() -> Int { 3 }
  final func fin() {}
  private func priv() {}
  subscript(i: Int) -> Int {
    get { i }
    set {}
  }
  func close(_ f: @escaping () -> Void) { f() }
  func ino(_ x: inout Int) {}
  deinit {}
}
#endif
