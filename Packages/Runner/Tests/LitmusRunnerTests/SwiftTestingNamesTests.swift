import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting
@testable import LitmusRunnerReports

@Suite("Names of Swift Testing's tests")
struct SwiftTestingNamesTests {
  @Test(
    "are taken apart",
    arguments: [
      ("App.Cart/adds()/Cart.swift:1:2", "App", "Cart", "adds()"),
      ("App.Cart/Inner/adds(_:)/Cart.swift:1:2", "App", "Cart.Inner", "adds(_:)"),
      ("App.free()/Cart.swift:1:2", "App", "", "free()"),
      ("App.`My . / Suite`/`a / b.`()/Cart.swift:1:2", "App", "My . / Suite", "a / b.()"),
    ])
  func functions(id: String, module: String, suite: String, function: String) {
    let name = SwiftTestingName(id)
    #expect(name.module == module)
    #expect(name.suite(ofFunction: true) == suite)
    #expect(name.function == function)
  }

  @Test("of suites have no place behind them")
  func suites() {
    #expect(SwiftTestingName("App.Cart/Inner").suite(ofFunction: false) == "Cart.Inner")
  }

  @Test(
    "An issue's words begin with what is known of it",
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
  func issues(messages: [(String, String)], message: String, difference: String?) {
    let text = SwiftTestingIssueText(
      messages.map { SwiftTestingRecord.Message(symbol: $0.0, text: $0.1) })
    #expect(text.message == message)
    #expect(text.difference == difference)
  }
}
