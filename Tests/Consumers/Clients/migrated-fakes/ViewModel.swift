import LitmusSpies

// The protocols of swift-spyable's examples and macro tests: shapes, with other names.

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

@Fake(if: nil) protocol Processor {
  func compute(_ value: String) -> String
  func compute(_ value: Int) -> String
  func compute(_ value: Bool) -> String
  func convert(_ value: Int) -> Bool
  func convert(_ value: Int) -> String
  func convert(_ value: Int) -> [Int]
  func fetch(id: String) async -> String
  func fetch(id: Int) async -> String
  func validate(_ input: String) throws -> Bool
  func validate(_ input: Int) throws -> Bool
  func process(data: String) -> String
  func process(item: String) -> String
  func process(content: String) -> String
}

@Fake(if: nil) protocol OverloadedResults {
  func run()
  func run() -> Int
  func run() -> String?
  func run() -> [String]
  func run() -> [String: Int]
  func run() -> (Int, Int)
  func run() -> (Int, Bool)
  func run() -> Set<Int?>?
  func run() -> Result<String, any Error>?
}

@Fake(if: nil) protocol OverloadedParameters {
  func compute(value: Int)
  func compute(for id: String)
  func compute(for ids: Set<String>) -> [String]
  func compute(value: Int) -> Bool
  func compute(value: Int?) -> [Int: String]
  func compute(value: String?) -> Bool
  func compute(value: Bool) -> Bool
}

@Fake(if: nil) protocol OverloadedOptionals {
  func run() -> Set<Int>
  func run() -> Set<Int?>
  func run() -> Set<Int>?
  func run() -> Set<Int?>?
  func compute(_ value: Int) -> Result<String, any Error>
  func compute(_ value: Int) -> Set<String?>
  func compute(_ value: Int) -> Set<String>?
  func compute(_ value: Int?) -> (String, Bool)
  func compute(_ value: Int?) -> (String, String?)
  func compute(_ value: Set<Int?>?) -> [Int: String]
  func compute(_ value: Set<Int?>) -> [Int: String]
  func compute(_ value: Set<Int>) -> [Int: String]
  func find(id: Int) -> any Equatable
  func find(id: String) -> any Equatable
}

@Fake(if: nil) protocol OverloadedConstraints {
  func process<Value: Codable>(_ value: Value)
  func process<Value: Codable>(_ value: Value) -> Value
  func process<Value: Codable>(_ value: Value) -> String
  func convert<Value>(_ value: Value) where Value: Equatable
  func convert<Value>(_ value: Value) -> Bool where Value: Equatable
  func convert<Value, Other>(_ value: Value, _ other: Other) where Value: Equatable, Other: Hashable
}

@Fake(if: nil) protocol OverloadedCompositions {
  func handle(_ value: any Codable & Sendable)
  func handle(_ value: any Codable & Sendable) -> String
  func handle(_ value: any Codable & Hashable & Sendable) -> Int
  func create(id: Int) -> any Codable & Sendable
}

@Fake(if: nil) protocol OverloadedItems {
  associatedtype Item
  associatedtype Items: Collection
  func process(_ item: Item)
  func process(_ item: Item) -> Item
  func process(_ items: [Item]) -> [Item]
  func transform(_ items: Items) -> Items
  func transform(_ items: Items) -> Int
  func compare(_ first: Item, _ second: Item) -> Bool
  func compare(_ first: Item, _ second: Item) -> Item
  func handle(_ other: Self)
  func handle(_ other: Self) -> Self
  func handle(_ other: Self) -> Bool
}

@Fake(if: nil) protocol OverloadedEffects {
  func fetch(immediate: Bool)
  func fetch(from url: String) async
  func fetch(resource id: Int) throws
  func fetch(timeout: Double) async throws
  func process(id: Int)
  func process(id: Int) -> Bool
  func process(id: Int, flag: Bool) async -> Bool
  func process(id: Int, options: [String]) throws -> Bool
}

@Fake(if: nil) protocol OverloadedInout {
  func update(_ value: inout Int)
  func update(_ value: Int)
  func update(_ value: inout String)
  func update(_ value: inout Int, flag: Bool)
  func update(_ value: Int, flag: Bool)
  func swap(_ first: inout Int, _ second: inout Int)
  func swap(_ first: inout String, _ second: inout String)
  func configure(_ settings: inout [String: Any]) throws -> Bool
  func configure(_ settings: [String: Any]) throws -> Bool
}

@Fake(if: nil) protocol OverloadedClosures {
  func run(handler: () -> Void)
  func run(handler: @escaping () -> Void) -> String
  func transform(_ converter: (String) -> Int)
  func transform(_ converter: @escaping (Int) -> Int)
}
