#if Macros && canImport(SwiftSyntax601)
import Testing
@Suite struct Probe {
  @Test func probe() {
    assertExpansion(
      """
      @Spryable
      final class FakeUserService: UserService {
        @SpryableVar
        var currentUser: User?
        @SpryableFunc
        func fetchUser(id: String) throws -> User
        subscript(key: String) -> Int {
          @SpryableFunc get {}
        }
        @SpryableFunc
        func each(_ body: (Int) -> Void, n: inout Int) async throws(E)
        @SpryableFunc init(id: Int)
      }
      """, "")
  }
}
#endif
