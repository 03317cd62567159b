import Testing

@testable import LitmusRunnerHosting

@Suite struct `Names of Swift Testing's tests` {
  @Test(arguments: [
    ("App.Cart/adds()/Cart.swift:1:2", "App", "Cart", "adds()"),
    ("App.Cart/Inner/adds(_:)/Cart.swift:1:2", "App", "Cart.Inner", "adds(_:)"),
    ("App.free()/Cart.swift:1:2", "App", "", "free()"),
    ("App.`My . / Suite`/`a / b.`()/Cart.swift:1:2", "App", "My . / Suite", "a / b.()"),
  ])
  func `are taken apart`(id: String, module: String, suite: String, function: String) {
    let name = SwiftTestingName(id)
    #expect(name.module == module)
    #expect(name.suite(ofFunction: true) == suite)
    #expect(name.function == function)
  }

  @Test func `of suites have no location after them`() {
    #expect(SwiftTestingName("App.Cart/Inner").suite(ofFunction: false) == "Cart.Inner")
  }

  @Test(
    arguments: [
      ([("fail", "Issue recorded")], "Issue recorded", nil),
      ([("fail", "Issue recorded"), ("details", "why")], "why", nil),
      (
        [
          ("fail", "Expectation failed"), ("difference", "one"), ("difference", "two"),
          ("details", "why"),
        ],
        "Expectation failed - why", "one\ntwo"
      ),
      ([], "Issue recorded", nil),
    ] as [([(String, String)], String, String?)])
  func `An issue has its title, its comments and its difference`(
    messages: [(String, String)], message: String, difference: String?
  ) {
    let text = SwiftTestingIssueText(
      messages.map { SwiftTestingRecord.Message(symbol: $0.0, text: $0.1) })
    #expect(text.message == message)
    #expect(text.difference == difference)
  }
}
