#if Macros
import LitmusSpryKit
import Testing
import XCTest

/// The examples of SpryKit's document, with little added.
final class SeedExampleTests: XCTestCase {
  private var sut: Seed.UserViewModel!
  private var fakeUserService: FakeUserService!

  override func setUp() {
    super.setUp()
    fakeUserService = FakeUserService()
    sut = Seed.UserViewModel(userService: fakeUserService)
  }

  override func tearDown() {
    fakeUserService.resetCallsAndStubs()
    super.tearDown()
  }

  func test_fetchUser_success() {
    let expectedUser = Seed.User(id: "1", name: "John")
    fakeUserService.stub(.fetchUser).with("1").andReturn(expectedUser)

    sut.fetchUser(id: "1")
    fakeUserService.currentUser = sut.currentUser

    XCTAssertHaveReceived(fakeUserService, .fetchUser)
    XCTAssertEqual(sut.currentUser, expectedUser)
    XCTAssertHaveReceived(fakeUserService, .currentUser, with: expectedUser)
  }
}

@Suite(.spyScope) struct `The second example of SpryKit's document` {
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
  }
}

// MARK: Fixtures

@Spryable
private final class FakeUserService: Seed.UserService {
  @SpryableVar
  var currentUser: Seed.User?

  @SpryableFunc
  func fetchUser(id: String) -> Seed.User
}

@Spryable
private final class FakeStringService: Seed.StringService {
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
