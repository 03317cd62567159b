#if Macros
import LitmusSpies

struct Contact: Equatable, Sendable {
  var id: String
  var name = ""
}

struct Offline: Error, Equatable {}

enum StoreProblem: Error, Equatable {
  case empty
  case full(Int)
}

@Fake(if: nil)
protocol ContactService {
  var name: String { get set }
  var count: Int { get }
  func fetch(id: String) async throws -> Contact
  func find(_ name: String, in cities: [String], limit: Int?) -> [Contact]
  func save(_ contact: Contact) throws
  func check(_ number: Int) throws(StoreProblem) -> Bool
  func refresh()
  func load(page: Int, completion: @escaping @Sendable (Int) -> Void) -> Bool
}
#endif
