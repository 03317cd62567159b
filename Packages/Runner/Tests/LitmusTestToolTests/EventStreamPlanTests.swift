import Testing

@testable import LitmusRunnerReports

@Suite struct `The tests in an event stream` {
  @Test(arguments: [
    ("A.CartTests/loads()/Cart.swift:3:4", ["A.CartTests", "A.CartTests/loads()"]),
    ("AppTests.CartTests/testLoads()", ["AppTests.CartTests"]),
    ("AppTests.free()", []),
  ])
  func `may be in suites whose identifiers theirs begin with`(function: String, suites: [String]) {
    #expect(EventStreamPlan.containers(of: function) == suites)
  }
}
