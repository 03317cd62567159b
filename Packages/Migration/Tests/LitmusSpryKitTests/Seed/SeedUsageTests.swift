import LitmusSpryKit
import Testing

@Suite struct `The first examples of SpryKit's document` {
  private let fakeService = Seed.FakeService()

  @Test func `fetch a user`() {
    // Given
    let fakeUserService = Seed.FakeUserService()
    let sut = Seed.UserViewModel(userService: fakeUserService)
    let expectedUser = Seed.User(id: "1", name: "John")
    fakeUserService.stub(.fetchUser).with("1").andReturn(expectedUser)

    // When
    sut.fetchUser(id: "1")

    // Then
    expectHaveReceived(fakeUserService, .fetchUser)
    #expect(sut.currentUser == expectedUser)
  }

  @Test func `verify calls`() {
    fakeService.stub(.doSomething).andReturn("")
    _ = fakeService.doSomething("expected argument")
    _ = fakeService.doSomething("another argument")

    expectHaveReceived(fakeService, .doSomething)
    expectHaveReceived(fakeService, .doSomething, with: "expected argument")
    expectHaveReceived(fakeService, .doSomething, times: .exactly(2))
  }

  @Test func `stub a function`() {
    fakeService.stub(.doSomething).andReturn("test value")
    fakeService.stub(.doSomething)
      .with("specific arg")
      .andReturn("special value")

    #expect(fakeService.doSomething("any arg") == "test value")
    #expect(fakeService.doSomething("specific arg") == "special value")
  }

  @Test func `stub a function with a closure`() {
    fakeService.stub(.doSomething).andDo { arguments in
      let arg = arguments[0] as! String
      return arg.uppercased()
    }

    #expect(fakeService.doSomething("value") == "VALUE")
  }

  @Test func `capture an argument`() {
    let captor = Argument.captor()
    fakeService.stub(.doSomething).with(Argument.anything, captor).andReturn("value")
    _ = fakeService.doSomething(nil, "expected value")

    let capturedArg = captor.getValue(as: String.self)
    #expect(capturedArg == "expected value")
  }

  @Test func `validate an argument`() {
    let customValidation = Argument.pass { actualArgument -> Bool in
      guard let string = actualArgument as? String else { return false }
      return string.hasPrefix("test")
    }
    fakeService.stub(.doSomething)
      .with(customValidation)
      .andReturn("validated")

    #expect(fakeService.doSomething("test it") == "validated")
  }
}
