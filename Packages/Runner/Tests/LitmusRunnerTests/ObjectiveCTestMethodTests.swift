import Testing

@testable import LitmusRunnerCore

@Suite struct `A test method of the Objective-C runtime` {
  @Test(
    arguments: [
      ("testAdds", .plain, ["v16@0:8", "v8@0:4", "v@:"]),
      (
        "testAddsAndReturnError:", .throwing,
        [
          "B24@0:8^@16", "c24@0:8^@16", "B12@0:4^@8", "c12@0:4^@8", "B24@0:8o^@16", "B@:^@",
        ]
      ),
      (
        "testAddsWithCompletionHandler:", .async,
        ["v24@0:8@?<v@?>16", "v12@0:4@?<v@?>8", "v@:@?<v@?>"]
      ),
      (
        "testAddsWithCompletionHandler:", .asyncThrowing,
        [#"v24@0:8@?<v@?@"NSError">16"#, #"v12@0:4@?<v@?@"NSError">8"#]
      ),
    ] as [(String, ObjectiveCTestMethod.Kind, [String])])
  func `takes and returns nothing, and may throw or be asynchronous`(
    selector: String, kind: ObjectiveCTestMethod.Kind, encodings: [String]
  ) {
    for encoding in encodings {
      let method = ObjectiveCTestMethod(selector: selector, encoding: encoding)
      #expect(method?.name == "testAdds")
      #expect(method?.selector == selector)
      #expect(method?.kind == kind, "\(encoding)")
    }
  }

  @Test(arguments: [
    ("test", "v16@0:8", "test"),
    ("testAndReturnError:", "B24@0:8^@16", "test"),
    ("testAndReturnError", "v16@0:8", "testAndReturnError"),
    ("testAndReturnErrorAndReturnError:", "B24@0:8^@16", "testAndReturnError"),
    ("testWithCompletionHandler", "v16@0:8", "testWithCompletionHandler"),
  ])
  func `keeps a name that itself ends as Swift's selectors do`(
    selector: String, encoding: String, name: String
  ) {
    #expect(ObjectiveCTestMethod(selector: selector, encoding: encoding)?.name == name)
  }

  @Test(arguments: [
    // Another name.
    ("adds", "v16@0:8"), ("setUp", "v16@0:8"), ("Test", "v16@0:8"), ("", "v16@0:8"),
    ("setUpAndReturnError:", "B24@0:8^@16"), ("AndReturnError:", "B24@0:8^@16"),
    ("setUpWithCompletionHandler:", "v24@0:8@?<v@?>16"), (".cxx_destruct", "v16@0:8"),
    // A parameter.
    ("testCount:", "v20@0:8i16"), ("testCount:", "v24@0:8q16"), ("setTestCount:", "v24@0:8q16"),
    ("testCart:", "v24@0:8@16"), ("testFrame:", "v48@0:8{CGRect={CGPoint=dd}{CGSize=dd}}16"),
    ("testCart:count:", "v32@0:8@16q24"), ("testCart:andReturnError:", "B32@0:8@16^@24"),
    ("testCart:completionHandler:", "v32@0:8@16@?<v@?>24"), ("testPointer:", "B24@0:8^@16"),
    ("test:AndReturnError:", "B24@0:8^@16"),
    // A block without its types is a parameter of the method's own.
    ("testWithBlock:", "v24@0:8@?16"), ("testLoadsWithCompletionHandler:", "v24@0:8@?16"),
    // A value when it throws or is done.
    ("testValueAndReturnError:", "@24@0:8^@16"), ("testValueAndReturnError:", "q24@0:8^@16"),
    ("testValueWithCompletionHandler:", "v24@0:8@?<v@?q>16"),
    ("testValueWithCompletionHandler:", #"v24@0:8@?<v@?@"NSString">16"#),
    ("testValueWithCompletionHandler:", #"v24@0:8@?<v@?@"NSString"@"NSError">16"#),
    ("testValueWithCompletionHandler:", #"v24@0:8@?<v@?{Cart=q[2i]}@"NSError">16"#),
    ("testValueWithCompletionHandler:", "v24@0:8@?<v@?@?<v@?>>16"),
    // Types that do not go with the selector.
    ("testAdds", "B24@0:8^@16"), ("testAdds:", "v16@0:8"), ("testAddsAndReturnError:", "v16@0:8"),
  ])
  func `is not one with another name, a parameter or a value`(selector: String, encoding: String) {
    #expect(ObjectiveCTestMethod(selector: selector, encoding: encoding) == nil)
  }

  @Test(arguments: [
    "i16@0:8", "q16@0:8", "B16@0:8", "c16@0:8", "d16@0:8", "@16@0:8", "@?16@0:8", "#16@0:8",
    "{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8", "r*16@0:8", "^v16@0:8", #"@"NSString"16@0:8"#,
  ])
  func `does not return anything`(encoding: String) {
    #expect(ObjectiveCTestMethod(selector: "testValue", encoding: encoding) == nil)
  }
}
