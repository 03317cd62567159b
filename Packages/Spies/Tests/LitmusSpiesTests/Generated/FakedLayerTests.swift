#if Macros
import Foundation
import LitmusSpies
import Testing

// Protocols as apps have them, each used by a small subject.

// MARK: Networking

enum TransportProblem: Error, Equatable { case offline, status(Int) }

struct TransportRequest: Equatable, Sendable {
  var path: String
  var method = "GET"
  var body: Data?
}

@Fake(if: nil) protocol Transport: Sendable {
  var baseURL: URL { get }
  var headers: [String: String] { get set }
  var isReachable: Bool { get async }
  init(baseURL: URL)
  func send(_ request: TransportRequest) async throws(TransportProblem) -> Data
  func decode<Value: Decodable & Sendable>(_ type: Value.Type, from data: Data) throws -> Value
  func upload(_ data: Data, to path: String, progress: @escaping @Sendable (Double) -> Void)
    async throws -> Int
  func download(_ path: String) -> AsyncThrowingStream<Data, any Error>
  func cancel(_ path: String?)
  func cancelAll()
  static func make(for host: String) -> any Transport
}

// MARK: Storage

@Fake(if: nil) protocol Repository<Item>: AnyObject {
  associatedtype Item: Equatable & Sendable
  var count: Int { get }
  subscript(id: String) -> Item? { get set }
  func all(sortedBy areInOrder: (Item, Item) -> Bool) throws -> [Item]
  func insert(_ items: Item...) throws
  func update(_ id: String, _ change: (inout Item) throws -> Void) rethrows
  @discardableResult func remove(_ id: String) throws -> Item?
  func transaction<Result>(_ body: (Self) throws -> Result) rethrows -> Result
  func observe(_ handler: @escaping (Item?) -> Void) -> any Sendable
  func flush() async
  func close()
}

// MARK: Analytics

@Fake(if: nil) protocol AnalyticsProvider {
  var userID: String? { get set }
  func track(_ event: String, _ properties: [String: any Sendable])
  func track(screen: String)
  func time<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
}

@Fake(if: nil) protocol ConsentStore: AnyObject {
  var hasConsent: Bool { get }
  func ask() async -> Bool
}

@Fake(if: nil) protocol Analytics: AnalyticsProvider, ConsentStore, Sendable {
  func log(_ message: @autoclosure () -> String, level: Int)
  func flush(after delay: Duration) async throws
}

// MARK: Bluetooth

@Fake(if: nil) protocol PeripheralDelegate: AnyObject {
  func didConnect(_ peripheral: any Peripheral)
  func didFail(_ peripheral: any Peripheral, error: (any Error)?)
}

@Fake(if: nil) protocol Peripheral: AnyObject {
  var identifier: UUID { get }
  var name: String? { get }
  var delegate: (any PeripheralDelegate)? { get set }
  func connect(options: [String: Any]?)
  func disconnect()
  func read(_ characteristic: UInt16) async throws -> [UInt8]
  func write(_ bytes: [UInt8], to characteristic: UInt16, withResponse: Bool) async throws
  func subscribe(_ characteristic: UInt16) -> AsyncStream<[UInt8]>
}

@Fake(if: nil) protocol RadioState: Actor {
  var isOn: Bool { get }
  func scan(for services: Set<UInt16>) throws -> [String]
  func stop()
}

// MARK: Navigation

enum NavigationRoute: Hashable, Sendable { case home, item(Int) }

@MainActor @Fake(if: nil) protocol Navigator: AnyObject {
  var path: [NavigationRoute] { get set }
  var current: NavigationRoute? { get }
  func push(_ route: NavigationRoute, animated: Bool, completion: (@MainActor () -> Void)?)
  func pop(to route: NavigationRoute?) -> [NavigationRoute]
  func present<Value>(_ value: Value, onDismiss: @escaping (Value) -> Void) where Value: Hashable
  func confirm(_ title: String) async -> Bool
}

@Suite(.spyScope) struct `Layers of an app` {
  @Test func `networking`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let transport = FakeTransport(baseURL: url)
    transport.when.send(.where(\.path, "/a")).andReturn(Data("1".utf8))
    transport.when.send(.where(\.path, "/b")).andThrow(.status(404))
    transport.when.decode(.any(Int.Type.self), from: .any).andReturn(1)
    transport.when.upload(.any, to: "/c", progress: .any).andDo { data, _, progress in
      progress(1)
      return data.count
    }
    transport.when.cancelAll.andReturn()
    let data = try await transport.send(TransportRequest(path: "/a"))
    #expect(try transport.decode(Int.self, from: data) == 1)
    await #expect(throws: TransportProblem.status(404)) {
      try await transport.send(TransportRequest(path: "/b"))
    }
    #expect(try await transport.upload(Data([1, 2]), to: "/c") { _ in } == 2)
    transport.cancelAll()
    expectReceived(transport.calls.initializer(baseURL: url))
    expectReceivedInOrder(
      transport.calls.send(.where(\.path, "/a")), transport.calls.send(.where(\.path, "/b")),
      transport.calls.cancelAll)
    #expect(transport.calls.send.map(\.request.path) == ["/a", "/b"])
  }

  @Test func `storage`() throws {
    let repository = FakeRepository<String>()
    repository.when.subscript("1").andReturn("one")
    repository.when.all.andDo { areInOrder in ["b", "a"].sorted(by: areInOrder) }
    repository.when.insert(["x", "y"]).andReturn()
    repository.when.remove("1").andReturn(nil)
    #expect(repository["1"] == "one")
    repository["2"] = "two"
    #expect(try repository.all(sortedBy: <) == ["a", "b"])
    try repository.insert("x", "y")
    try repository.remove("1")
    expectReceived(repository.calls.subscript("2").set("two"))
    expectReceived(repository.calls.insert(["x", "y"]), times: 1)
  }

  @Test func `analytics`() async throws {
    let analytics = FakeAnalytics()
    analytics.when.track("open", .any).andReturn()
    analytics.when.ask.andReturn(true)
    analytics.when.log(.any, level: .in(1...)).andReturn()
    analytics.userID = "u"
    analytics.track("open", ["count": 1])
    analytics.log("x", level: 2)
    #expect(await analytics.ask() && analytics.userID == "u")
    expectReceived(analytics.calls.track("open", ["count": 1]), times: 1)
    #expect(analytics.calls.log.map(\.message) == ["x"])
  }

  @Test func `Bluetooth`() async throws {
    let peripheral = FakePeripheral()
    let delegate = FakePeripheralDelegate()
    delegate.when.didConnect.andReturn()
    peripheral.delegate = delegate
    peripheral.when.connect.andDo { _ in delegate.didConnect(peripheral) }
    peripheral.when.read(7).andReturn([1, 2])
    peripheral.connect(options: nil)
    #expect(try await peripheral.read(7) == [1, 2])
    expectReceived(delegate.calls.didConnect(.same(as: peripheral)), times: 1)
    let radio = FakeRadioState()
    radio.when.scan(for: [1]).andReturn(["a"])
    #expect(try await radio.scan(for: [1]) == ["a"])
    peripheral.resetCallsAndStubs()
  }

  @MainActor @Test func `navigation`() async {
    let navigator = FakeNavigator()
    navigator.path = [.home]
    navigator.when.push(.equal(.item(1)), animated: .any, completion: .any).andDo {
      route, _, completion in
      navigator.path.append(route)
      completion?()
    }
    navigator.when.pop(to: nil).andReturn([.item(1)])
    var isDone = false
    navigator.push(.item(1), animated: true) { isDone = true }
    #expect(isDone && navigator.path == [.home, .item(1)])
    #expect(navigator.pop(to: nil) == [.item(1)])
    navigator.when.confirm("Sure?").andReturn(true)
    #expect(await navigator.confirm("Sure?"))
    navigator.resetCallsAndStubs()
  }
}
#endif
