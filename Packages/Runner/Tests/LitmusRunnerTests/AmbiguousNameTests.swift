import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

/// Two modules have a suite `TwinSuite` with a test `same()`.
@Suite struct `A test whose suite's name two modules have` {
  @Test func `has its module wherever a report names it`() throws {
    let texts = [
      try logText(of: run.all, rerun: run.rerun), try terminalText(of: run.all, rerun: run.rerun),
      run.annotations.joined(), try #require(run.markdown()),
    ]
    for text in texts {
      #expect(text.contains("Two.TwinSuite/same()"))
      #expect(text.contains("One.TwinSuite/same()"))
      let withoutModule = text.firstMatch(of: /(?:^|[^.])TwinSuite/)
      #expect(withoutModule == nil, "\(text)")
    }
  }

  @Test func `has its module in the bar`() {
    let begin = ContinuousClock.now
    var bar = ProgressBar()
    bar.begin(run.start, at: begin)
    bar.running.begin(two.test, iteration: 1, at: begin)
    #expect(bar.line(columns: 80, at: begin, .plain).hasSuffix("  Two.TwinSuite/same()"))
  }

  @Test func `has its module while it runs for a long time`() throws {
    let begin = ContinuousClock.now
    nonisolated(unsafe) var now = begin
    let text = try written { writer in
      let reporter = PlainReporter(TerminalLines(writer: writer, style: .plain), now: { now })
      reporter.receive(.runStarted(run.start))
      reporter.receive(.testStarted(two.test, iteration: 1))
      now = begin + .seconds(10)
      reporter.tick()
    }
    #expect(text.hasSuffix("\n… Two.TwinSuite/same() has been running for 10 s\n"))
  }

  @Test func `has its module in every list of the page`() {
    let page = run.page
    let links = page.between("id=\"slowest\"", "</section>")?.texts(of: "bdi") ?? []
    #expect(
      Array(links.prefix(6)) == [
        "One.TwinSuite", "same()", "Two.TwinSuite", "same()", "Two.TwinSuite", "skipped()",
      ])
    #expect(page.values(of: "data-label") == ["One.TwinSuite", "Two.TwinSuite", "Other"])
    #expect(page.contains("<title>Two.TwinSuite/same(), failed, 250 ms</title>"))
  }

  @Test func `is ambiguous even if the other one does not run`() {
    let one = plan(["TwinSuite": ["same"], "Other": ["same"]]).lists
    #expect(TestPlan(lists: one).ambiguousSuites == [])
    let both = TestPlan(lists: one + plan(["TwinSuite": ["same"]], of: Int.self).lists)
    #expect(both.ambiguousSuites == ["TwinSuite"])
    #expect(both.filtered { $0.id.module == "Swift" }.ambiguousSuites == ["TwinSuite"])
  }

  // MARK: - Fixtures

  private let two = result("Two", "TwinSuite", "same()", .failed, ["Value was 1, but expected 2"])

  private var run: RecordedRun {
    let one = Self.result("One", "TwinSuite", "same()", .passed)
    var run = RecordedRun(
      one, two, Self.result("Two", "TwinSuite", "skipped()", .skipped(reason: "not here")),
      Self.result("Other", "Other", "same()", .passed))
    run.start = TestRunStart(
      testCount: 4, iterations: 1, suiteCount: 3, ambiguousSuites: ["TwinSuite"])
    run.summary.addLateFailure(of: one.test.id, after: .passed)
    run.events.append(lateFailure(of: one.test.id))
    return run
  }

  private static func result(
    _ module: String, _ suite: String, _ name: String, _ outcome: TestOutcome,
    _ messages: [String] = []
  ) -> TestResult {
    LitmusRunnerTests.result(
      of: TestDescription(
        id: TestID(module: module, suite: suite, name: name), callSite: cartSite),
      outcome, messages, duration: .milliseconds(250))
  }
}
