import LitmusSpryKit

struct User: Equatable, Codable {
  var id: String
  var name: String
}

protocol UserService {
  func fetchUser(id: String) -> User
  var currentUser: User? { get set }
}

final class FakeUserService: UserService, Spryable {
  enum Function: String, StringRepresentable {
    case currentUser
    case fetchUser = "fetchUser(id:)"
  }

  var currentUser: User? {
    get { return stubbedValue() }
    set { recordCall(arguments: newValue) }
  }

  func fetchUser(id: String) -> User {
    return spryify(arguments: id)
  }
}

struct Person {
  var name: String
  var age: Int
  var action: () -> Void = {}
}
