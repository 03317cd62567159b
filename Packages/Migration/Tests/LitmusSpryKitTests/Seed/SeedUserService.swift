import LitmusSpryKit

/// What SpryKit's document declares, under a name of its own because other tests have such types, too.
enum Seed {}

extension Seed {
  struct User: Equatable {
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

  final class UserViewModel {
    private let userService: any UserService
    private(set) var currentUser: User?

    init(userService: any UserService) {
      self.userService = userService
    }

    func fetchUser(id: String) {
      currentUser = userService.fetchUser(id: id)
    }
  }
}
