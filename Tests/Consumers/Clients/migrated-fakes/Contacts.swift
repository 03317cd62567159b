import Foundation
import LitmusSpies

struct Contact: Hashable, Sendable {
  var id = UUID()
  var name: String
  var age: Int

  static let ann = Contact(name: "Ann", age: 31)
  static let ben = Contact(name: "Ben", age: 32)
  static let cleo = Contact(name: "Cleo", age: 33)
}

/// Without `==`.
struct Article: Sendable {
  var id = UUID()
  var name: String
}

enum ContactProblem: Error { case notFound }

@Fake(if: nil) protocol Contacts {
  associatedtype Color
  func favoriteColor() -> Color
  var name: String { get set }
  var summary: String { get }
  func contact(for id: UUID) throws -> Contact
  func contacts(for ids: UUID...) -> [Contact]
  func save(_ contact: Contact) async throws -> Bool
  func rank(of contact: Contact) -> Int
  func update(_ articles: [Article]) -> Int
  func download(completion: @escaping (Article) -> Void)
  func print() throws
  func rename(_ contact: inout Contact)
  func pair<Value>(of id: UUID, with value: Value) -> (Contact, Value)
  func delete<Item>(_ item: Item) -> Int
  func retrieve<Item>() -> Item
  func convert<Item, Result>(_ item: Item) -> Result
}

@Fake(if: nil) protocol TypedContacts {
  func fetch() throws(ContactProblem)
  var fetched: Contact { get throws(ContactProblem) }
}

@Fake(if: nil) protocol Switches: Sendable {
  func on()
  func off()
  func flip()
}

struct Car: Equatable {
  var name: String
}

extension Car: FakeDefault {
  static var fakeDefault: Car { Car(name: "default") }
}

@Fake(if: nil) protocol Garage {
  func tryOpening() throws
  var isOpen: Void { get throws }
  func close()
  var isClosed: Void { get }
  func sign() -> String?
  var label: String? { get }
  func car() -> Car
  func spareCar() -> Car?
  var lastCar: Car { get }
  func cars() -> [Car]
  var oldCars: [Car] { get }
}
