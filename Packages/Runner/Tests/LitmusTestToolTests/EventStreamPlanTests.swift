import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusTestTool

@Suite struct `The tests in an event stream` {
  @Test(arguments: [
    ("A.CartTests/Nested/loads()/Cart.swift:3:4", ["A.CartTests", "A.CartTests/Nested"]),
    ("A.`in/out`/`a/b`()/Cart.swift:3:4", ["A.`in/out`"]),
    ("A.free()/Cart.swift:3:4", []),
    ("AppTests.CartTests/testLoads()", ["AppTests.CartTests"]),
    ("AppTests.free()", []),
  ])
  func `are in the suites whose identifiers theirs begin with`(function: String, suites: [String]) {
    #expect(EventStreamPlan.suites(of: function) == suites)
  }
}

@Suite struct `An event stream` {
  private func lines(of events: [TestEvent]) throws -> String {
    let folder = TemporaryDirectory()
    let reporter = EventStreamReporter(
      writer: try ReportFile(path: folder["stream"]).stream(), version: .swift6_3,
      plan: EventStreamPlan(items: [], names: [:], messages: MessageLog(in: "")))
    for event in events { reporter.receive(event) }
    try reporter.finish()
    return try folder.text(of: "stream")
  }

  private let test = TestDescription(
    id: TestID(module: "M", suite: "Suite", name: "adds()"), callSite: CallSite())

  private func result(_ outcome: TestOutcome, attempt: Int) -> TestResult {
    let failure = ReportedFailure(message: "Value was 1", callSite: CallSite())
    return TestResult(
      test: test, iteration: 1, outcome: outcome, duration: .zero,
      failures: outcome == .failed ? [failure] : [], expectedFailures: [], attachments: [],
      output: "", attempt: attempt)
  }

  @Test func `has known issues for an attempt that another follows, whoever has set the retries`()
    throws
  {
    let first = result(.failed, attempt: 1)
    var last = result(.flaky, attempt: 2)
    last.earlierAttempts = [first]
    let start = TestRunStart(testCount: 1, iterations: 1, suiteCount: 1, retries: 0)
    let text = try lines(
      of: [.runStarted(start)] + last.events + [.runFinished(TestRunSummary())])
    #expect(text.contains(#""isKnown":true"#) && !text.contains(#""isKnown":false"#))
  }

  @Test func `has the failures of an attempt that another was to follow, and did not`() throws {
    let start = TestRunStart(testCount: 1, iterations: 1, suiteCount: 1, retries: 1)
    let attempt = result(.failed, attempt: 1)
    let text = try lines(
      of: [.runStarted(start)] + attempt.eventsBeforeEnd
        + [.testRetried(attempt), .testFinished(attempt), .runFinished(TestRunSummary())])
    #expect(text.contains(#""isKnown":false"#) && !text.contains(#""isKnown":true"#))
  }

  @Test func `has the failures of an attempt that no other follows because the run is stopped`()
    throws
  {
    let start = TestRunStart(testCount: 1, iterations: 1, suiteCount: 1, retries: 1)
    let text = try lines(
      of: [.runStarted(start)] + result(.failed, attempt: 1).eventsBeforeEnd
        + [.runFinished(TestRunSummary())])
    #expect(text.contains(#""isKnown":false"#))
  }
}
