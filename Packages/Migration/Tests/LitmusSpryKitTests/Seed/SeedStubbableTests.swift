import LitmusSpryKit
import Testing

@Suite struct `The stubs of SpryKit's document` {
  @Test func `always return the stubbed value`() {
    let fakeStringService = Seed.FakeStringsService()

    // will always return `"stubbed value"`
    fakeStringService.stub(.hereAreTwoStrings).andReturn("stubbed value")

    #expect(fakeStringService.hereAreTwoStrings(string1: "a", string2: "b") == "stubbed value")
  }

  @Test func `return Void by default`() {
    let fakeStringService = Seed.FakeStringsService()

    // defaults to return Void()
    fakeStringService.stub(.takeTwoStrings).andReturn()

    fakeStringService.takeTwoStrings(string1: "a", string2: "b")
  }

  @Test func `return for certain arguments`() {
    let fakeStringService = Seed.FakeStringsService()

    // specifying all arguments (will only return `true` if the arguments passed in match "first string" and "second string")
    fakeStringService.stub(.areTheseTheStrings).with("first string", "second string").andReturn(
      true)

    // using the Argument enum (will only return `true` if the second argument is "only this string matters")
    fakeStringService.stub(.areTheseTheStrings).with(
      Argument.anything, "only this string matters"
    )
    .andReturn(true)

    fakeStringService.stub(.areTheseTheStrings).andReturn(false)
    #expect(fakeStringService.areTheseTheStrings(string1: "first string", string2: "second string"))
    #expect(fakeStringService.areTheseTheStrings(string1: "a", string2: "only this string matters"))
    #expect(!fakeStringService.areTheseTheStrings(string1: "first string", string2: "b"))
  }

  @Test func `use custom validation`() {
    let fakeStringService = Seed.FakeStringsService()

    // using custom validation
    let customArgumentValidation = Argument.pass({ actualArgument -> Bool in
      let passesCustomValidation = (actualArgument as? String)?.isEmpty == false
      return passesCustomValidation
    })
    fakeStringService.stub(.hereAreTwoStrings).with(Argument.anything, customArgumentValidation)
      .andReturn("stubbed value")

    #expect(fakeStringService.hereAreTwoStrings(string1: nil, string2: "b") == "stubbed value")
  }

  @Test func `capture an argument`() {
    let fakeStringService = Seed.FakeStringsService()

    // using argument captor
    let captor = Argument.captor()
    fakeStringService.stub(.hereAreTwoStrings).with(Argument.nonNil, captor).andReturn(
      "stubbed value")
    fakeStringService.stub(.hereAreTwoStrings).andReturn("")

    _ = fakeStringService.hereAreTwoStrings(string1: nil, string2: "not captured")
    _ = fakeStringService.hereAreTwoStrings(string1: "a", string2: "first")
    _ = fakeStringService.hereAreTwoStrings(string1: "b", string2: "second")
    #expect(captor.getValue(as: String.self) == "first")
    #expect(captor.getValue(at: 1, as: String.self) == "second")
  }

  @Test func `run a completion closure`() {
    let fakeStringService = Seed.FakeStringsService()

    // using `andDo()` - Also has the ability to specify the arguments!
    fakeStringService.stub(.iHaveACompletionClosure).with("correct string", Argument.anything)
      .andDo({ arguments in
        // get the passed in argument
        let completionClosure = arguments[1] as! () -> Void

        // use the argument
        completionClosure()

        // return an appropriate value
        return Void()  // <-- will be returned by the stub
      })

    var completions = 0
    fakeStringService.iHaveACompletionClosure(string: "correct string") { completions += 1 }
    #expect(completions == 1)
  }

  @Test func `answer class functions`() {
    typealias FakeStringService = Seed.FakeStringsService

    // can stub class functions as well
    FakeStringService.stub(.imAClassFunction).andReturn(Void())
    FakeStringService.imAClassFunction()

    // do not forget to reset class stubs (since Class objects are essentially singletons)
    FakeStringService.resetStubs()
    FakeStringService.resetCalls()
  }

  @Test func `capture every call`() {
    let fakeStringService = Seed.FakeStringsService()
    let captor = Argument.captor()
    fakeStringService.stub(.hereAreTwoStrings).with(Argument.anything, captor).andReturn(
      "stubbed value")

    _ = fakeStringService.hereAreTwoStrings(
      string1: "first arg first call", string2: "second arg first call")
    _ = fakeStringService.hereAreTwoStrings(
      string1: "first arg second call", string2: "second arg second call")

    do {
      // `at:` defaults to `0` or first call
      let secondArgFromFirstCall = captor.getValue(as: String.self)
      let secondArgFromSecondCall = captor.getValue(at: 1, as: String.self)
      #expect(secondArgFromFirstCall == "second arg first call")
      #expect(secondArgFromSecondCall == "second arg second call")
    }

    // or
    do {
      let secondArgFromFirstCall: String = captor[0]
      let secondArgFromSecondCall: String = captor[1]
      #expect(secondArgFromFirstCall == "second arg first call")
      #expect(secondArgFromSecondCall == "second arg second call")
    }
  }
}
