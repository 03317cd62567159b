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
