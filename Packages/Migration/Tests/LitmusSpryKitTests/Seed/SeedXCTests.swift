import LitmusSpryKit
import XCTest

/// The examples of SpryKit's document, as it has them.
final class UserViewModelTests: XCTestCase {
  typealias FakeUserService = Seed.FakeUserService
  typealias User = Seed.User
  typealias UserViewModel = Seed.UserViewModel

  var sut: UserViewModel!
  var fakeUserService: FakeUserService!

  override func setUp() {
    super.setUp()
    fakeUserService = FakeUserService()
    sut = UserViewModel(userService: fakeUserService)
  }

  override func tearDown() {
    fakeUserService.resetCallsAndStubs()
    super.tearDown()
  }

  func test_fetchUser_success() {
    // Given
    let expectedUser = User(id: "1", name: "John")
    fakeUserService.stub(.fetchUser).with("1").andReturn(expectedUser)

    // When
    sut.fetchUser(id: "1")

    // Then
    XCTAssertHaveReceived(fakeUserService, .fetchUser)
    XCTAssertEqual(sut.currentUser, expectedUser)
  }

  func test_currentUser() {
    fakeUserService.stub(.currentUser).andReturn(nil)
    XCTAssertNil(fakeUserService.currentUser)

    fakeUserService.currentUser = User(id: "1", name: "John")
    XCTAssertHaveReceived(fakeUserService, .currentUser, with: User(id: "1", name: "John"))
  }
}

final class SeedUsageXCTests: XCTestCase {
  private let fakeService = Seed.FakeService()

  func testSpying() {
    fakeService.stub(.doSomething).andReturn("")
    _ = fakeService.doSomething("expected argument")
    _ = fakeService.doSomething("another argument")

    // Verify a method was called
    XCTAssertHaveReceived(fakeService, .doSomething)

    // Verify with specific arguments
    XCTAssertHaveReceived(fakeService, .doSomething, with: "expected argument")

    // Verify call count
    XCTAssertHaveReceived(fakeService, .doSomething, times: .exactly(2))
  }

  func testStubbing() {
    // Simple return value
    fakeService.stub(.doSomething).andReturn("test value")

    // Conditional return based on arguments
    fakeService.stub(.doSomething)
      .with("specific arg")
      .andReturn("special value")

    XCTAssertEqual(fakeService.doSomething("any arg"), "test value")
    XCTAssertEqual(fakeService.doSomething("specific arg"), "special value")
  }

  func testStubbingWithACustomImplementation() {
    // Custom implementation
    fakeService.stub(.doSomething).andDo { arguments in
      let arg = arguments[0] as! String
      return arg.uppercased()
    }

    XCTAssertEqual(fakeService.doSomething("value"), "VALUE")
  }

  func testArgumentCapturing() {
    let captor = Argument.captor()
    fakeService.stub(.doSomething).with(Argument.anything, captor).andReturn("value")
    _ = fakeService.doSomething(nil, "expected value")

    // Later in the test
    let capturedArg = captor.getValue(as: String.self)
    XCTAssertEqual(capturedArg, "expected value")
  }

  func testCustomValidation() {
    let customValidation = Argument.pass { actualArgument -> Bool in
      guard let string = actualArgument as? String else { return false }
      return string.hasPrefix("test")
    }

    fakeService.stub(.doSomething)
      .with(customValidation)
      .andReturn("validated")

    XCTAssertEqual(fakeService.doSomething("test it"), "validated")
  }
}
