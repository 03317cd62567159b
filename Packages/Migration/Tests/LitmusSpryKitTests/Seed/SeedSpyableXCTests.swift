import LitmusSpryKit
import XCTest

/// The examples of the document's sections on `Spyable` and `XCTAssertHaveReceived`.
final class SeedSpyableXCTests: XCTestCase {
  func testTheResult() {
    let spyable = Seed.Fake()
    spyable.functionName("firstArg", "secondArg")

    // the result
    let result = spyable.didCall(.functionName)

    // was the function called on the fake?
    XCTAssertTrue(result.success)

    // what was called on the fake?
    XCTAssertEqual(result.recordedCallsDescription, "functionName with <firstArg>, <secondArg>")
  }

  func testHaveReceived() {
    let fake = Seed.Fake()
    fake.functionName()

    // passes if the function was called
    XCTAssertHaveReceived(fake, .functionName)

    // passes if the function was called a number of times
    XCTAssertHaveReceived(fake, .functionName, countSpecifier: .exactly(1))

    // passes if the function was called at most a number of times
    XCTAssertHaveReceived(fake, .functionName, countSpecifier: .atMost(1))

    // passes if the function was called at least a number of times
    fake.functionName()
    XCTAssertHaveReceived(fake, .functionName, countSpecifier: .atLeast(2))
  }

  func testHaveReceivedWithArguments() {
    let fake = Seed.Fake()
    fake.functionName("firstArg", "secondArg")
    fake.functionName("firstArg", nil, "thirdArg")
    fake.functionName("only")
    fake.propertyName = "value"

    // passes if the function was called with equivalent arguments
    XCTAssertHaveReceived(fake, .functionName, with: "firstArg", "secondArg")

    // passes if the function was called with arguments that pass the specified options
    XCTAssertHaveReceived(
      fake, .functionName, with: Argument.nonNil, Argument.anything, "thirdArg")

    // passes if the function was called with an argument that passes the custom validation
    let customArgumentValidation = Argument.validator({ argument -> Bool in
      let passesCustomValidation = argument as? String == "only"
      return passesCustomValidation
    })
    XCTAssertHaveReceived(fake, .functionName, with: customArgumentValidation)

    // passes if the function was called with equivalent arguments a number of times
    XCTAssertHaveReceived(
      fake, .functionName, with: "firstArg", "secondArg", countSpecifier: .exactly(1))

    // passes if the property was set to the specified value
    XCTAssertHaveReceived(fake, .propertyName, with: "value")
  }

  func testClassMembers() {
    typealias Fake = Seed.Fake
    Fake.functionName()
    Fake.propertyName = "value"

    // passes if the class function was called
    XCTAssertTrue(Fake.didCall(.functionName).success)
    XCTAssertHaveReceived(Fake.self, .functionName)

    // passes if the class property was set
    XCTAssertHaveReceived(Fake.self, .propertyName)

    // do not forget to reset calls on class objects (since Class objects are essentially singletons)
    Fake.resetCallsAndStubs()
    XCTAssertHaveNoRecordedCalls(Fake.self)
  }
}
