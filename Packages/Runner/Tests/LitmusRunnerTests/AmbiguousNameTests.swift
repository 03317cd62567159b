import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

/// Two modules have a suite `TwinSuite` with a test `same()`.
@Suite struct `A test whose suite's name two modules have` {
  private let style = TerminalStyle(hasColors: false)

  @Test func `has its module in the lines of a log, and in the summary`() throws {
    let text = try written { writer in
      let reporter = PlainReporter(
        writer: writer, style: style, rerun: RerunCommand(program: "app"))
      for event in events { reporter.receive(event) }
    }
    #expect(
      text == """
        Running 4 tests in 3 suites
        ✔ One.TwinSuite/same() (0.250 s)
        ✘ Two.TwinSuite/same() (0.250 s)
            CartTests.swift:3:5: Value was 1, but expected 2
        ↷ Two.TwinSuite/skipped(): not here
        ✔ Other/same() (0.250 s)
        ✘ One.TwinSuite/same()
            CartTests.swift:3:5: late (the test had already ended)

        Failed:
        ✘ Two.TwinSuite/same()
            CartTests.swift:3:5: Value was 1, but expected 2
        ✘ One.TwinSuite/same()
            CartTests.swift:3:5: late (the test had already ended)

        Skipped:
        ↷ Two.TwinSuite/skipped(): not here

        ✘ 4 tests in 0.000 s: 1 passed, 2 failed, 1 skipped
        Run what failed again:
          app --run-tests --only 'Two.TwinSuite/same()' --only 'One.TwinSuite/same()'

        """)
  }

  @Test func `has its module above the bar, and in it`() throws {
    let begin = ContinuousClock.now
    let text = try written { writer in
      let reporter = ProgressReporter(
        writer: writer, style: style, rerun: nil, screen: screen, now: { begin })
      for event in events { reporter.receive(event) }
    }
    let lines = text.split(separator: "\n").compactMap { $0.split(separator: "\u{1b}[K").last }
    #expect(lines.contains("✘ Two.TwinSuite/same()"))
    #expect(lines.contains("↷ Two.TwinSuite/skipped(): not here"))
    var bar = ProgressBar()
    bar.begin(start, at: begin)
    bar.running.begin(two.test, iteration: 1, at: begin)
    #expect(bar.line(columns: 80, at: begin, style).hasSuffix("  Two.TwinSuite/same()"))
  }

  @Test func `has its module while it runs for a long time`() throws {
    let begin = ContinuousClock.now
    nonisolated(unsafe) var now = begin
    let text = try written { writer in
      let reporter = PlainReporter(writer: writer, style: style, rerun: nil, now: { now })
      reporter.receive(.runStarted(start))
      reporter.receive(.testStarted(two.test, iteration: 1))
      now = begin + .seconds(10)
      reporter.tick()
    }
    #expect(text.hasSuffix("\n… Two.TwinSuite/same() has been running for 10 s\n"))
  }

  @Test func `has its module in annotations and summaries on GitHub`() throws {
    var (tally, slowest) = (RunTally(), SlowestTests())
    for event in events {
      tally.apply(event)
      slowest.apply(event)
    }
    #expect(
      Annotations(problems: tally.problems, names: tally.names, workspace: nil).commands
        .map(\.title) == ["Two.TwinSuite/same() failed", "One.TwinSuite/same() failed"])
    let environment = try #require(GitHubEnvironment(GitHubFixture.variables))
    let text = JobSummary(
      program: "shop", tally: tally, summary: summary, comparison: RunComparison(previous: nil),
      slowest: slowest, rerun: RerunCommand(program: "shop"), environment: environment
    ).text(limit: .max)
    #expect(
      text?.texts(of: "code") == [
        "shop", "Two.TwinSuite/same()", "CartTests.swift:3:5", "One.TwinSuite/same()",
        "CartTests.swift:3:5", "One.TwinSuite/same()", "Two.TwinSuite/same()",
        "Two.TwinSuite/skipped()", "Other/same()",
      ])
  }

  @Test func `has its module in every list of the page`() {
    var report = RunReport(
      environment: RunEnvironment(program: "app"), previous: PreviousRun([:], knowsAllTests: true),
      rerun: nil)
    for event in events { report.apply(event) }
    let page = report.html()
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

  private var start: TestRunStart {
    TestRunStart(testCount: 4, iterations: 1, suiteCount: 3, ambiguousSuites: ["TwinSuite"])
  }

  private var one: TestResult { result("One", "TwinSuite", "same()", .passed) }

  private var two: TestResult {
    var two = result("Two", "TwinSuite", "same()", .failed)
    two.failures = [
      ReportedFailure(message: "Value was 1, but expected 2", callSite: HTMLFixture.place)
    ]
    return two
  }

  private var late: TestFailure {
    TestFailure(
      test: one.test.id, iteration: 1,
      failure: ReportedFailure(message: "late", callSite: HTMLFixture.place), isExpected: false,
      isLate: true)
  }

  private var summary: TestRunSummary {
    var summary = TestRunSummary()
    for case .testFinished(let result) in results { summary.add(result) }
    summary.addLateFailure(of: one.test.id, after: .passed)
    return summary
  }

  private var results: [TestEvent] {
    [
      one, two, result("Two", "TwinSuite", "skipped()", .skipped(reason: "not here")),
      result("Other", "Other", "same()", .passed),
    ].flatMap(\.events)
  }

  private var events: [TestEvent] {
    [.runStarted(start)] + results + [.failure(late), .runFinished(summary)]
  }

  private func result(
    _ module: String, _ suite: String, _ name: String, _ outcome: TestOutcome
  ) -> TestResult {
    let id = TestID(module: module, suite: suite, name: name)
    var result = LitmusRunnerTests.result(
      of: TestDescription(id: id, callSite: HTMLFixture.place), outcome)
    result.duration = .milliseconds(250)
    return result
  }
}
