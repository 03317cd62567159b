import LitmusSpryKit
import XCTest

/// The examples of the document's sections on `Stubbable` and `ArgumentCaptor`.
final class SeedStubbableXCTests: XCTestCase {
  func testReturnsVoidByDefault() {
    let fakeStringService = Seed.FakeStringsService()

    // defaults to return Void()
    fakeStringService.stub(.takeTwoStrings).andReturn()

    fakeStringService.takeTwoStrings(string1: "a", string2: "b")
  }

  func testReturnsForArguments() {
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
    XCTAssertTrue(
      fakeStringService.areTheseTheStrings(string1: "first string", string2: "second string"))
    XCTAssertTrue(
      fakeStringService.areTheseTheStrings(string1: "a", string2: "only this string matters"))
    XCTAssertFalse(fakeStringService.areTheseTheStrings(string1: "first string", string2: "b"))
  }

  func testCaptures() {
    let fakeStringService = Seed.FakeStringsService()

    // using argument captor
    let captor = Argument.captor()
    fakeStringService.stub(.hereAreTwoStrings).with(Argument.nonNil, captor).andReturn(
      "stubbed value")
    fakeStringService.stub(.hereAreTwoStrings).andReturn("")

    _ = fakeStringService.hereAreTwoStrings(string1: nil, string2: "not captured")
    _ = fakeStringService.hereAreTwoStrings(string1: "a", string2: "first")
    _ = fakeStringService.hereAreTwoStrings(string1: "b", string2: "second")
    // `at:` defaults to `0` or first call
    XCTAssertEqual(captor.getValue(as: String.self), "first")
    XCTAssertEqual(captor.getValue(at: 1, as: String.self), "second")
    // or
    let secondArgFromSecondCall: String = captor[1]
    XCTAssertEqual(secondArgFromSecondCall, "second")
  }

  func testRunsACompletionClosure() {
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
    XCTAssertEqual(completions, 1)
  }
}
