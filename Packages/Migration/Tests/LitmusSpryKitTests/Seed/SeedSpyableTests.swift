import LitmusSpryKit
import Testing

@Suite struct `The checks of SpryKit's document` {
  @Test func `give a result that says what was called`() {
    let spyable = Seed.Fake()
    spyable.functionName("firstArg", "secondArg")

    // the result
    let result = spyable.didCall(.functionName)

    // was the function called on the fake?
    #expect(result.success)

    // what was called on the fake?
    #expect(result.recordedCallsDescription == "functionName with <firstArg>, <secondArg>")
  }

  @Test func `say whether a function was called`() {
    let fake = Seed.Fake()
    fake.functionName("firstArg", "secondArg")

    // passes if the function was called
    #expect(fake.didCall(.functionName).success)

    // passes if the function was called a number of times
    #expect(fake.didCall(.functionName, countSpecifier: .exactly(1)).success)

    // passes if the function was called at least a number of times
    #expect(fake.didCall(.functionName, countSpecifier: .atLeast(1)).success)

    // passes if the function was called at most a number of times
    #expect(fake.didCall(.functionName, countSpecifier: .atMost(1)).success)

    // passes if the function was called with equivalent arguments
    #expect(fake.didCall(.functionName, withArguments: ["firstArg", "secondArg"]).success)

    // passes if the function was called with equivalent arguments a number of times
    #expect(
      fake.didCall(
        .functionName, withArguments: ["firstArg", "secondArg"], countSpecifier: .exactly(1)
      ).success)
  }

  @Test func `say whether arguments pass options`() {
    let fake = Seed.Fake()
    fake.functionName("firstArg", nil, "thirdArg")
    fake.functionName("only")
    fake.propertyName = "value"

    // passes if the function was called with arguments that pass the specified options
    #expect(
      fake.didCall(
        .functionName, withArguments: [Argument.nonNil, Argument.anything, "thirdArg"]
      )
      .success)

    // passes if the function was called with an argument that passes the custom validation
    let customArgumentValidation = Argument.pass({ argument -> Bool in
      let passesCustomValidation = argument as? String == "only"
      return passesCustomValidation
    })
    #expect(fake.didCall(.functionName, withArguments: [customArgumentValidation]).success)

    // passes if the property was set to the right value
    #expect(fake.didCall(.propertyName, with: "value").success)
  }

  @Test func `pass if the function was called`() {
    let fake = Seed.Fake()
    fake.functionName()

    // passes if the function was called
    expectHaveReceived(fake, .functionName)

    // passes if the function was called a number of times
    expectHaveReceived(fake, .functionName, countSpecifier: .exactly(1))

    // passes if the function was called at most a number of times
    expectHaveReceived(fake, .functionName, countSpecifier: .atMost(1))

    // passes if the function was called at least a number of times
    fake.functionName()
    expectHaveReceived(fake, .functionName, countSpecifier: .atLeast(2))
  }

  @Test func `pass if the arguments are right`() {
    let fake = Seed.Fake()
    fake.functionName("firstArg", "secondArg")
    fake.functionName("firstArg", nil, "thirdArg")
    fake.functionName("only")
    fake.propertyName = "value"

    // passes if the function was called with equivalent arguments
    expectHaveReceived(fake, .functionName, with: "firstArg", "secondArg")

    // passes if the function was called with arguments that pass the specified options
    expectHaveReceived(
      fake, .functionName, with: Argument.nonNil, Argument.anything, "thirdArg")

    // passes if the function was called with an argument that passes the custom validation
    let customArgumentValidation = Argument.validator({ argument -> Bool in
      let passesCustomValidation = argument as? String == "only"
      return passesCustomValidation
    })
    expectHaveReceived(fake, .functionName, with: customArgumentValidation)

    // passes if the function was called with equivalent arguments a number of times
    expectHaveReceived(
      fake, .functionName, with: "firstArg", "secondArg", countSpecifier: .exactly(1))

    // passes if the property was set to the specified value
    expectHaveReceived(fake, .propertyName, with: "value")
  }

  @Test func `work for class functions and properties`() {
    typealias Fake = Seed.Fake
    Fake.functionName()
    Fake.propertyName = "value"

    // passes if the class function was called
    #expect(Fake.didCall(.functionName).success)
    expectHaveReceived(Fake.self, .functionName)

    // passes if the class property was set
    expectHaveReceived(Fake.self, .propertyName)

    // do not forget to reset calls on class objects (since Class objects are essentially singletons)
    Fake.resetCallsAndStubs()
    expectHaveNoRecordedCalls(Fake.self)
  }
}
