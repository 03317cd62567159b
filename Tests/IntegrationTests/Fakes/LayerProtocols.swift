#if Macros
import Foundation
import Litmus

// Protocols of five layers of an app, with as many members as such protocols have.

// MARK: Networking

enum LinkError: Error, Equatable { case offline, status(Int), decoding(String) }

struct LinkRequest: Equatable, Sendable {
  var path: String
  var method = "GET"
  var headers: [String: String] = [:]
  var body: Data?
}

struct LinkResponse: Equatable, Sendable {
  var status = 200
  var data = Data()
}

@Fake(if: nil) protocol LinkClient: Sendable {
  var baseURL: URL { get }
  var headers: [String: String] { get set }
  var timeout: Duration { get set }
  var isReachable: Bool { get async }
  func send(_ request: LinkRequest) async throws(LinkError) -> LinkResponse
  func send(_ requests: [LinkRequest]) async throws -> [LinkResponse]
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from response: LinkResponse) throws
    -> Value
  func upload(_ data: Data, to path: String, progress: (@Sendable (Double) -> Void)?) async throws
    -> Int
  func download(_ path: String) -> AsyncThrowingStream<Data, any Error>
  func intercept(_ change: @escaping @Sendable (inout LinkRequest) async throws -> Void)
  func retry<Value: Sendable>(times: Int, _ work: @Sendable () async throws -> Value) async rethrows
    -> Value
  func authenticate(user: String, password: String) async throws -> String
  @discardableResult func cancel(_ path: String?) -> Int
  static func make(for host: String) throws -> any LinkClient
}

// MARK: Storage

@Fake(if: nil) protocol Vault<Item>: AnyObject {
  associatedtype Item: Equatable, Sendable
  associatedtype ID: Hashable & Sendable
  typealias Change = (inout Item) throws -> Void
  var count: Int { get }
  var isReadOnly: Bool { get set }
  subscript(id: ID) -> Item? { get set }
  subscript(id: ID, default value: @autoclosure () -> Item) -> Item { get }
  func count(where isCounted: (Item) -> Bool) -> Int
  func all(sortedBy areInOrder: ((Item, Item) -> Bool)?) throws -> [Item]
  func insert(_ items: Item...) throws
  func update(_ id: ID, _ change: Change) rethrows
  @discardableResult func remove(_ id: ID) throws -> Item?
  func transaction<Result>(_ body: () throws -> Result) rethrows -> Result
  func observe(_ id: ID, _ handler: @escaping (Item?) -> Void) -> any Sendable
  func export(to stream: inout [UInt8]) async throws
  func flush() async
  func close()
}

// MARK: Analytics

@Fake(if: nil) protocol EventSink {
  var userID: String? { get set }
  func track(_ event: String, _ properties: [String: any Sendable])
  func track(screen: String)
  func increment(_ counter: String, by amount: Int)
}

@Fake(if: nil) protocol Consent: AnyObject {
  var hasConsent: Bool { get }
  func ask() async -> Bool
  func revoke(reason: String?)
}

@Fake(if: nil) protocol EventTracker: EventSink & Consent, Sendable {
  var sessionID: UUID { get }
  func log(_ message: @autoclosure () -> String, level: Int)
  func time<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
  func flush(after delay: Duration) async throws
  func identify(_ id: String, traits: [String: String])
  static var isDebug: Bool { get set }
}

// MARK: Bluetooth

@Fake(if: nil) protocol BeaconDelegate: AnyObject {
  func didConnect(_ beacon: any Beacon)
  func didFail(_ beacon: any Beacon, error: (any Error)?)
  func didRead(_ beacon: any Beacon, _ bytes: [UInt8], from characteristic: UInt16)
}

@Fake(if: nil) protocol Beacon: AnyObject {
  var identifier: UUID { get }
  var name: String? { get }
  var rssi: Int { get throws }
  var isConnected: Bool { get }
  var delegate: (any BeaconDelegate)? { get set }
  func connect(options: [String: Any]?)
  func disconnect()
  func discover(_ services: Set<UInt16>?) async throws -> [UInt16]
  func read(_ characteristic: UInt16) async throws -> [UInt8]
  func write(_ bytes: [UInt8], to characteristic: UInt16, withResponse: Bool) async throws
  func subscribe(_ characteristic: UInt16) -> AsyncStream<[UInt8]>
  func maximumLength(for characteristic: UInt16) -> Int
}

@Fake(if: nil) protocol BeaconScanner: Actor {
  var isScanning: Bool { get }
  var found: [UUID] { get }
  nonisolated var adapter: String { get }
  func scan(for services: Set<UInt16>, _ duration: Duration) async throws -> [UUID]
  func stop()
  nonisolated func describe(_ id: UUID) -> String
}

// MARK: Navigation

enum ScreenRoute: Hashable, Sendable { case home, item(Int), settings }

@MainActor @Fake(if: nil) protocol Screens: AnyObject {
  var path: [ScreenRoute] { get set }
  var current: ScreenRoute? { get }
  var onChange: ((ScreenRoute?) -> Void)? { get set }
  func push(_ route: ScreenRoute, animated: Bool, completion: (@MainActor () -> Void)?)
  func pop(to route: ScreenRoute?) -> [ScreenRoute]
  func replace(with routes: ScreenRoute...)
  func present<Value: Hashable>(_ value: Value, onDismiss: @escaping (Value) -> Void)
  func confirm(_ title: String, buttons: [String]) async -> Int?
  func alert(_ error: any Error, retry: (() -> Void)?)
  nonisolated func route(for url: URL) throws -> ScreenRoute
}
#endif
