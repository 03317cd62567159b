import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

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
      try logText(of: run.all, rerun: run.rerun) == """
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
    let text = try terminalText(of: run.all, rerun: run.rerun)
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
      try junitText(of: run.all) == """
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
    let first = cartResult("testLoads", .failed, "no")
    var run = RecordedRun(attempt(2, cartResult("testLoads", .flaky), after: [first]))
    run.events.append(lateFailure("late", of: first.test.id, attempt: 2))
    let (text, tally) = (try junitText(of: run.all), run.tally)
    #expect(text.contains(#"tests="1" failures="1" errors="0""#))
    #expect(text.contains("<rerunFailure "))
    #expect(tally.flaky.isEmpty)
    #expect(tally.failed.map { $0.failures.map(\.failure.message) } == [["late"]])
  }

  @Test func `A skipped test that fails late has failed, and is not listed as skipped`() throws {
    var run = RecordedRun(
      cartResult("testLoads", .skipped(reason: "no")),
      cartResult("testSaves", .skipped(reason: "no")))
    run.addLate("late", "testLoads")
    #expect(run.tally.failed.map(\.test.name) == ["testLoads"])
    #expect(try skipped(run.tally) == ["↷ CartTests/testSaves: no"])
    run.addLate("late", "testSaves")
    #expect(try skipped(run.tally) == [])
  }

  @Test func `A test that is skipped in each repetition is listed once`() throws {
    var run = RecordedRun()
    for iteration in 1...2 {
      for name in ["testLoads", "testSaves"] {
        run.add(name, .skipped(reason: "no"), iteration: iteration)
      }
    }
    #expect(try skipped(run.tally) == ["↷ CartTests/testLoads and 1 other: no"])
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
      var result = cartResult("testIndexes", outcome)
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
  private var run: RecordedRun {
    let limit = "Test ran for 0.25 seconds, but expected to end before its time limit"
    let crash = "Process ended with signal 4 (SIGILL), but expected the test to end by itself"
    var run = RecordedRun()
    run.start.testCount = 5
    run.start.retries = 2
    var first = cartResult("testLoads", .failed, "Value was 1, but expected 2")
    first.output = "loading\n"
    run.add(attempt(2, cartResult("testLoads", .flaky), after: [first]))
    // The first attempt fails late while the second one runs.
    run.events.insert(
      lateFailure("Cart was closed", of: first.test.id), at: run.events.count - 1)
    let second = attempt(2, cartResult("testSaves", .failed, "first"))
    run.add(
      attempt(
        3, cartResult("testSaves", .failed, "second"),
        after: [cartResult("testSaves", .timedOut, limit), second]))
    run.add(cartResult("testIndexes", .crashed, crash))
    run.add(cartResult("testHangs", .timedOut, limit))
    run.add(cartResult("testAdds"))
    return run
  }

  private func attempt(
    _ number: Int, _ result: TestResult, after earlier: [TestResult] = []
  ) -> TestResult {
    var result = result
    (result.attempt, result.earlierAttempts) = (number, earlier)
    return result
  }
}
