import LitmusSpies

// The protocol of swift-spyable's examples, with other names.

/// Members of all kinds.
@Fake(if: nil) public protocol Service {
  var name: String { get }
  var payload: any Codable { get set }
  var nickname: String? { get }
  var address: String! { get }
  var added: () -> Void { get set }
  var removed: (() -> Void)? { get set }

  mutating func logOut()
  func start(name: String, _ nickname: String?)
  func settings(for page: UInt8) async throws -> [String: String]
  func data(_ part: (String, count: Int)) async -> (() -> Void)
  func save(name: any Codable, nickname: any Codable)
  func insert(name: (any Codable)?, nickname: (any Codable)?)
  func append(name: (any Codable) -> (any Codable)?)
  func get() async throws -> any Codable
  func read() -> String!
  func wrap<Value>(_ value: Value) -> [Value]
  func fetch(in context: String, completion: @escaping (String) -> Void)
  func goBack(in context: String, action: () -> Void)
  func goOn(in context: String, action: @Sendable () -> Void)
  func check(_ message: @autoclosure () -> String)
  func use<First, Second>(_ a: [First], _ b: [Second], _ c: (First, Second, Int))
}

final class ViewModel {
  private let service: any Service
  private(set) var settings: [String: String] = [:]

  init(service: any Service) { self.service = service }

  func start(name: String) { service.start(name: name, nil) }

  func toggleSettings() async throws {
    if settings.isEmpty {
      settings = try await service.settings(for: 1)
    } else {
      _ = try await service.settings(for: 2)
      settings = [:]
    }
  }

  func wrap<Value>(_ value: Value) -> [Value] { service.wrap(value) }
}
