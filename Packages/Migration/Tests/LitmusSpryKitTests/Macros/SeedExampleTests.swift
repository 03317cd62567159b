#if Macros
import LitmusSpryKit
import Testing
import XCTest

/// The examples of SpryKit's document, with little added.
final class SeedExampleTests: XCTestCase {
  private var sut: Users.UserViewModel!
  private var fakeUserService: Users.FakeUserService!

  override func setUp() {
    super.setUp()
    fakeUserService = Users.FakeUserService()
    sut = Users.UserViewModel(userService: fakeUserService)
  }

  override func tearDown() {
    fakeUserService.resetCallsAndStubs()
    super.tearDown()
  }

  func test_fetchUser_success() {
    let expectedUser = Users.User(id: "1", name: "John")
    fakeUserService.stub(.fetchUser).with("1").andReturn(expectedUser)

    sut.fetchUser(id: "1")

    XCTAssertHaveReceived(fakeUserService, .fetchUser)
    XCTAssertEqual(sut.currentUser, expectedUser)
    XCTAssertHaveReceived(fakeUserService, .currentUser, with: expectedUser)
  }
}

@Suite struct `The second example of SpryKit's document` {
  @Test func `has properties, functions and static functions`() {
    let fake = FakeStringService()
    fake.stub(.readonlyProperty).andReturn("stubbed value")
    fake.stub(.readwriteProperty_get).andReturn("read")
    fake.stub(.doThings).andReturn()
    fake.stub(.giveMeAString).with(Argument.anything, "only this string matters").andReturn(
      "one")
    FakeStringService.stub(.giveMeAString).andReturn("static")

    fake.doThings()
    fake.readwriteProperty = "written"
    #expect(fake.readonlyProperty == "stubbed value")
    #expect(fake.readwriteProperty == "read")
    #expect(fake.giveMeAString(arg1: true, arg2: "only this string matters") == "one")
    #expect(FakeStringService.giveMeAString(arg1: false, arg2: "") == "static")

    expectHaveReceived(fake, .doThings)
    expectHaveReceived(fake, .readwriteProperty_set, with: "written")
    expectHaveReceived(fake, .giveMeAStringWithArg1_Arg2, with: true, Argument.nonNil)
    expectHaveReceived(FakeStringService.self, .giveMeAString, with: false, "")
    FakeStringService.resetCallsAndStubs()
  }
}

// MARK: Fixtures

/// Apart from the other tests' types of the same names.
private enum Users {
  struct User: Equatable {
    let id: String
    let name: String
  }

  protocol UserService: AnyObject {
    func fetchUser(id: String) -> User
    var currentUser: User? { get set }
  }

  @Spryable
  final class FakeUserService: UserService {
    @SpryableVar
    var currentUser: User?

    @SpryableFunc
    func fetchUser(id: String) -> User
  }

  final class UserViewModel {
    let userService: any UserService
    private(set) var currentUser: User?

    init(userService: any UserService) { self.userService = userService }

    func fetchUser(id: String) {
      currentUser = userService.fetchUser(id: id)
      userService.currentUser = currentUser
    }
  }
}

private protocol StringService: AnyObject {
  var readonlyProperty: String { get }
  var readwriteProperty: String { get set }
  func doThings()
  func giveMeAString(arg1: Bool, arg2: String) -> String
  static func giveMeAString(arg1: Bool, arg2: String) -> String
}

@Spryable
private final class FakeStringService: StringService {
  @SpryableVar
  var readonlyProperty: String

  @SpryableVar(.set)
  var readwriteProperty: String

  @SpryableFunc
  func doThings()

  @SpryableFunc
  func giveMeAString(arg1: Bool, arg2: String) -> String

  @SpryableFunc
  static func giveMeAString(arg1: Bool, arg2: String) -> String
}
#endif
