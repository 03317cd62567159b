#if Macros
import Foundation
import Observation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import LitmusSpies
public import LitmusFakes

// MARK: Networking
struct HTTPRequest: Equatable, Sendable { var url: String; var headers: [String: String] = [:] }
struct HTTPResponse<Body: Sendable>: Sendable { var status: Int; var body: Body }
enum NetworkError: Error, Equatable { case offline; case status(code: Int) }
enum HTTPMethod: String, Sendable { case get, post }

@Fake(if: nil) protocol HTTPClient: Sendable {
  typealias Interceptor = @Sendable (inout HTTPRequest) async throws -> Void
  typealias Completion<T: Sendable> = @Sendable (Result<T, NetworkError>) -> Void
  var session: URLSession { get }
  var defaultHeaders: [String: String] { get set }
  func send<T: Decodable & Sendable>(_ request: HTTPRequest, as type: T.Type)
    async throws(NetworkError) -> HTTPResponse<T>
  func send<T>(_ request: HTTPRequest, completion: @escaping Completion<T>) -> any Cancellable
  where T: Decodable & Sendable
  @discardableResult func data(for url: URL, method: HTTPMethod, body: Data?) async throws -> (
    Data, URLResponse
  )
  func addInterceptor(_ interceptor: @escaping Interceptor)
  func upload(from stream: some AsyncSequence<UInt8, any Error> & Sendable) async throws -> Int
  func cancelAll() async
}
extension HTTPClient {
  func data(for url: URL, method: HTTPMethod = .get, body: Data? = nil) async throws -> (
    Data, URLResponse
  ) {
    try await data(for: url, method: method, body: body as Data?)
  }
}
@Fake(if: nil) protocol Cancellable: AnyObject, Sendable { func cancel() }

// MARK: Generic repository
@Fake(if: nil) protocol AppRepository<Entity, ID>: Sendable {
  associatedtype Entity: Identifiable, Sendable where Entity.ID == ID
  associatedtype ID: Hashable & Sendable
  func find(by id: ID) async throws -> Entity?
  func all(where predicate: (@Sendable (Entity) -> Bool)?) async throws -> [Entity]
  func save(_ entities: Entity...) async throws
  func delete(_ id: Entity.ID) async throws
  func observe(_ id: ID) -> AsyncStream<Entity>
}

// MARK: Publisher-like
protocol SubscriberLike<Input, Failure> {
  associatedtype Input; associatedtype Failure: Error; func receive(_ input: Input)
}
@Fake(if: nil) protocol PublisherLike<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S) where S: SubscriberLike, S.Input == Output, S.Failure == Failure
  func sink(
    receiveCompletion: @escaping (Result<Void, Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> any Cancellable
  func map<T>(_ transform: @escaping (Output) -> T) -> any PublisherLike<T, Failure>
  func eraseToAny() -> any PublisherLike<Output, Failure>
}

// MARK: Analytics
/// A public protocol.
@Fake(if: nil) public protocol AnalyticsTracker: Sendable {
  static var shared: Self { get }
  func track(
    event name: String, parameters: [String: (any Sendable & Hashable)?], file: StaticString,
    line: UInt)
  func identify(_ user: String?, traits: KeyValuePairs<String, String>)
  func measure<R, E: Error>(_ label: String, _ block: () throws(E) -> R) throws(E) -> R
  func measureAsync<R: Sendable>(_ label: String, _ block: @Sendable () async throws -> R)
    async rethrows -> R
  func flush(_ completion: (@Sendable (Bool) -> Void)?)
  var isEnabled: Bool { get nonmutating set }
}

// MARK: Navigation
@MainActor @Fake(if: nil) protocol Router: AnyObject, Observable {
  associatedtype Route: Hashable
  var stack: [Route] { get set }
  var onChange: ((Route?) -> Void)? { get set }
  func push(_ route: Route, animated: Bool)
  func pop() -> Route?
  func replace(with routes: [Route], completion: @escaping @MainActor @Sendable () -> Void)
  nonisolated func deepLink(_ url: URL) -> Bool
  func present<V>(_ build: @escaping @MainActor () -> V) async -> V
}

// MARK: Actors
@Fake(if: nil) protocol ImageCache: Actor {
  var count: Int { get }
  subscript(url: URL) -> Data? { get }
  func store(_ data: consuming Data, for url: URL)
  func image(for url: URL) async throws -> Data
  nonisolated var capacity: Int { get }
  nonisolated func key(for url: URL) -> String
  func update<R: Sendable>(_ change: @Sendable (inout [URL: Data]) throws -> R) rethrows -> R
}

// MARK: Builders
@Fake(if: nil) protocol RequestBuilder {
  @discardableResult func with(header: String, value: String) -> Self
  @discardableResult func with(body: some Encodable) throws -> Self
  func merged(with other: Self?) -> Self
  func build() -> HTTPRequest
}

// MARK: Names
@Fake(if: nil) protocol Awkward {
  func when() -> Int
  func calls(_ calls: Int) -> Int
  var stub: String { get set }
  func `init`(_ value: Int)
  func `self`() -> Int
  func get(`in` place: String, `for` who: String, `default`: Int) -> Int
  var `Type`: Int { get }
  var spyRecorder: Int { get }
  func resetCalls(_ all: Bool)
  func record(_ record: Int, name: String, source: String, member: Int)
  func answer(_ _call: Int) -> Int
  func body(body: Int, arguments: Int, error: any Error) throws -> Int
  func map(_ f: (Int) -> Int) -> [Int]
  func first() -> Int?
  var count: Int { get }
  func matching(_ pattern: String) -> Bool
  func andReturn(_ x: Int) -> Int
  func equal(_ any: Int, any equal: Int) -> Bool
}

// MARK: Typed throws and effects
@Fake(if: nil) protocol AppEffects {
  func a() throws(NetworkError)
  func b() async throws(NetworkError) -> Int
  func c<E: Error>(_ e: E.Type) throws(E)
  func d() throws(any Error) -> Int
  var e: Int { get throws(NetworkError) }
  var f: Int { get async throws(NetworkError) }
  subscript(i: Int) -> Int { get throws(NetworkError) }
  init() throws
  init(value: Int) async throws(NetworkError)
  func perform(_ work: () throws(NetworkError) -> Int) throws(NetworkError) -> Int
}
#endif
