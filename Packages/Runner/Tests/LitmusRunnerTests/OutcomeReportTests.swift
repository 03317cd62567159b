import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `Every outcome and attempt in the reports` {
  @Test func `Marks are all different, and one column wide`() {
    #expect(
      OutcomeSymbol.allCases.map { width(of: $0.rawValue) } == OutcomeSymbol.allCases.map { _ in 1 }
    )
    #expect(Set(OutcomeSymbol.allCases.map(\.rawValue)).count == OutcomeSymbol.allCases.count)
  }

  @Test
  func `A log has a line for each attempt, and the summary lists flaky tests separately`() throws {
    #expect(
      try logText(of: events, rerun: RerunCommand(program: "app")) == """
        Running 5 tests in 1 suite
        ✘ CartTests/testLoads, attempt 1 of 3 (0.250 s), runs again
            CartTests.swift:3:5: Value was 1, but expected 2
          │ loading
        ✘ CartTests/testLoads
            CartTests.swift:3:5: Cart was closed (the test had already ended)
        ↻ CartTests/testLoads, attempt 2 of 3 (0.250 s)
        ⧖ CartTests/testSaves, attempt 1 of 3 (0.250 s), runs again
            CartTests.swift:3:5: Test ran for 0.25 seconds, but expected to end before its time limit
        ✘ CartTests/testSaves, attempt 2 of 3 (0.250 s), runs again
            CartTests.swift:3:5: first
        ✘ CartTests/testSaves, attempt 3 of 3 (0.250 s)
            CartTests.swift:3:5: second
        ☠ CartTests/testIndexes (0.250 s)
            CartTests.swift:3:5: Process ended with signal 4 (SIGILL), but expected the test to end \
        by itself
        ⧖ CartTests/testHangs (0.250 s)
            CartTests.swift:3:5: Test ran for 0.25 seconds, but expected to end before its time limit
        ✔ CartTests/testAdds (0.250 s)

        Failed:
        ✘ CartTests/testSaves, in 3 attempts
            CartTests.swift:3:5: second
        ☠ CartTests/testIndexes
            CartTests.swift:3:5: Process ended with signal 4 (SIGILL), but expected the test to end \
        by itself
        ⧖ CartTests/testHangs
            CartTests.swift:3:5: Test ran for 0.25 seconds, but expected to end before its time limit

        Flaky:
        ↻ CartTests/testLoads, did not fail in attempt 2
            attempt 1: CartTests.swift:3:5: Value was 1, but expected 2
            attempt 1: CartTests.swift:3:5: Cart was closed (the test had already ended)

        ✘ 5 tests in 0.000 s: 1 passed, 1 failed, 1 crashed, 1 timed out, 1 flaky
        Run what failed again:
          app --run-tests --only CartTests/testSaves --only CartTests/testIndexes \
        --only CartTests/testHangs

        """)
  }

  @Test func `Each attempt is shown above the bar, with its failures immediately`() throws {
    let text = try terminalText(of: events, rerun: RerunCommand(program: "app"))
    #expect(
      text.components(separatedBy: "\n\n")[0] == """
        Running 5 tests in 1 suite
        ✘ CartTests/testLoads
            CartTests.swift:3:5: Value was 1, but expected 2
        ✘ CartTests/testLoads, attempt 1 of 3 (0.250 s), runs again
          │ loading
        ✘ CartTests/testLoads
            CartTests.swift:3:5: Cart was closed (the test had already ended)
        ↻ CartTests/testLoads, attempt 2 of 3 (0.250 s)
        ✘ CartTests/testSaves
            CartTests.swift:3:5: Test ran for 0.25 seconds, but expected to end before its time limit
        ⧖ CartTests/testSaves, attempt 1 of 3 (0.250 s), runs again
        ✘ CartTests/testSaves
            CartTests.swift:3:5: first
        ✘ CartTests/testSaves, attempt 2 of 3 (0.250 s), runs again
        ✘ CartTests/testSaves
            CartTests.swift:3:5: second
        ✘ CartTests/testSaves, attempt 3 of 3 (0.250 s)
        ✘ CartTests/testIndexes
            CartTests.swift:3:5: Process ended with signal 4 (SIGILL), but expected the test to end \
        by itself
        ☠ CartTests/testIndexes (0.250 s)
        ✘ CartTests/testHangs
            CartTests.swift:3:5: Test ran for 0.25 seconds, but expected to end before its time limit
        ⧖ CartTests/testHangs (0.250 s)
        """)
  }

  @Test func `JUnit distinguishes errors, flaky failures and those of earlier attempts`() throws {
    let suite = "App.CartTests"
    let limit = "Test ran for 0.25 seconds, but expected to end before its time limit"
    let crash = "Process ended with signal 4 (SIGILL), but expected the test to end by itself"
    let place = "CartTests.swift:3:5"
    let late = "Cart was closed (the test had already ended)"
    #expect(
      try junitText(of: events) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="LitmusRunner" tests="5" failures="1" errors="2" time="0.000">
          <testsuite name="\(suite)" tests="5" failures="1" errors="2" skipped="0" time="1.250">
            <testcase classname="\(suite)" name="testLoads" time="0.250000">
              <flakyFailure type="failure" message="Value was 1, but expected 2">\
        <stackTrace>\(place): Value was 1, but expected 2</stackTrace>\
        <system-out>loading&#10;</system-out></flakyFailure>
              <flakyFailure type="failure" message="\(late)">\
        <stackTrace>\(place): \(late)</stackTrace></flakyFailure>
            </testcase>
            <testcase classname="\(suite)" name="testSaves" time="0.250000">
              <failure type="failure" message="second">\(place): second</failure>
              <rerunError type="time limit" message="\(limit)">\
        <stackTrace>\(place): \(limit)</stackTrace></rerunError>
              <rerunFailure type="failure" message="first">\
        <stackTrace>\(place): first</stackTrace></rerunFailure>
            </testcase>
            <testcase classname="\(suite)" name="testIndexes" time="0.250000">
              <error type="crash" message="\(crash)">\(place): \(crash)</error>
            </testcase>
            <testcase classname="\(suite)" name="testHangs" time="0.250000">
              <error type="time limit" message="\(limit)">\(place): \(limit)</error>
            </testcase>
            <testcase classname="\(suite)" name="testAdds" time="0.250000"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `A flaky test that fails late has failed`() throws {
    let test = RecordedTest("testLoads")
    let (first, last) = (test.attempt(1, .failed, "no"), test.attempt(2, .flaky))
    let all: [TestEvent] =
      [test.start] + first + [test.start] + last.finished(after: [first]) + [test.late("late", 2)]
    var tally = RunTally()
    for event in all { tally.apply(event) }
    let text = try junitText(of: all)
    #expect(text.contains(#"tests="1" failures="1" errors="0""#))
    #expect(text.contains("<rerunFailure "))
    #expect(tally.flaky.isEmpty)
    #expect(tally.failed.map { $0.failures.map(\.failure.message) } == [["late"]])
  }

  @Test func `A skipped test that fails late has failed, and is not listed as skipped`() throws {
    let (loads, saves) = (RecordedTest("testLoads"), RecordedTest("testSaves"))
    var tally = RunTally()
    for test in [loads, saves] { tally.apply(.testFinished(test.result(.skipped(reason: "no")))) }
    tally.apply(loads.late("late", 1))
    #expect(tally.failed.map(\.test.name) == ["testLoads"])
    #expect(try skipped(tally) == ["↷ CartTests/testSaves: no"])
    tally.apply(saves.late("late", 1))
    #expect(try skipped(tally) == [])
  }

  @Test func `A test that is skipped in each repetition is listed once`() throws {
    let (loads, saves) = (RecordedTest("testLoads"), RecordedTest("testSaves"))
    var tally = RunTally()
    for iteration in 1...2 {
      for test in [loads, saves] {
        var result = test.result(.skipped(reason: "no"))
        result.iteration = iteration
        tally.apply(.testFinished(result))
      }
    }
    #expect(try skipped(tally) == ["↷ CartTests/testLoads and 1 other: no"])
  }

  /// The lines of the terminal's summary about skipped tests.
  private func skipped(_ tally: RunTally) throws -> [Substring] {
    let text = try written { writer in
      var lines = TerminalLines(writer: writer, style: .plain)
      lines.tally = tally
      lines.apply(.runFinished(TestRunSummary()))
      lines.writeSummary()
    }
    return text.split(separator: "\n").filter { $0.hasPrefix("↷") }
  }

  @Test func `The terminal shortens the output of a crash, but not that of other tests`() throws {
    let output = (1...1_000).map { "line \($0)\n" }.joined()
    func shown(_ outcome: TestOutcome) throws -> [Substring] {
      var result = RecordedTest("testIndexes").result(outcome)
      result.output = output
      return try written { writer in
        TerminalLines(writer: writer, style: .plain).writeOutput(of: result)
      }.split(separator: "\n")
    }
    let crashed = try shown(.crashed)
    #expect(crashed.count == 121)
    #expect(
      crashed[98...101] == [
        "  │ line 99", "  │ line 100",
        "  │ … 880 lines left out; --junit and --json have more", "  │ line 981",
      ])
    #expect(crashed.last == "  │ line 1000")
    #expect(try shown(.failed).count == 1_000)
  }

  /// A run with a test of each outcome that is not in the command line's own tests.
  private var events: [TestEvent] {
    let names = ["testLoads", "testSaves", "testIndexes", "testHangs", "testAdds"]
    let tests = names.map { RecordedTest($0) }
    let limit = "Test ran for 0.25 seconds, but expected to end before its time limit"
    let crash = "Process ended with signal 4 (SIGILL), but expected the test to end by itself"
    let loads = tests[0].attempt(1, .failed, "Value was 1, but expected 2", output: "loading\n")
    let saves = [
      tests[1].attempt(1, .timedOut, limit), tests[1].attempt(2, .failed, "first"),
    ]
    var start = TestRunStart(testCount: 5, iterations: 1, suiteCount: 1, seed: nil)
    start.retries = 2
    var summary = TestRunSummary()
    (summary.passed, summary.failed, summary.crashed) = (1, 1, 1)
    (summary.timedOut, summary.flaky) = (1, 1)
    summary.failedTests = tests[1...3].map(\.description.id)
    var events: [TestEvent] = [.runStarted(start), tests[0].start]
    events += loads + [tests[0].start, tests[0].late("Cart was closed", 1)]
    events += tests[0].attempt(2, .flaky).finished(after: [loads])
    for attempt in saves { events += [tests[1].start] + attempt }
    events.append(tests[1].start)
    events += tests[1].attempt(3, .failed, "second").finished(after: saves)
    events += [tests[2].start] + tests[2].attempt(1, .crashed, crash).finished()
    events += [tests[3].start] + tests[3].attempt(1, .timedOut, limit).finished()
    events += [tests[4].start] + tests[4].attempt(1, .passed).finished()
    return events + [.runFinished(summary)]
  }
}

// MARK: - Fixtures

/// A test with invented events.
private struct RecordedTest {
  let description: TestDescription

  init(_ name: String) { description = cartTest(name) }

  var start: TestEvent { .testStarted(description, iteration: 1) }

  func result(
    _ outcome: TestOutcome, _ messages: [String] = [], attempt: Int = 1
  ) -> TestResult {
    LitmusRunnerTests.result(
      of: description, outcome, messages, attempt: attempt, duration: .milliseconds(250))
  }

  /// An attempt with one failure, or none, that another follows.
  func attempt(
    _ number: Int, _ outcome: TestOutcome, _ message: String? = nil, output: String = ""
  ) -> [TestEvent] {
    var result = result(outcome, message.map { [$0] } ?? [], attempt: number)
    result.output = output
    return result.failures.map { result.event(of: $0) } + [.testRetried(result)]
  }

  func late(_ message: String, _ attempt: Int) -> TestEvent {
    lateFailure(message, of: description.id, attempt: attempt)
  }
}

extension [TestEvent] {
  /// The events of an attempt that is the last, after others.
  fileprivate func finished(after attempts: [[TestEvent]] = []) -> [TestEvent] {
    map { event in
      guard case .testRetried(var result) = event else { return event }
      result.earlierAttempts = attempts.compactMap { events in
        guard case .testRetried(let result)? = events.last else { return nil }
        return result
      }
      return .testFinished(result)
    }
  }
}
