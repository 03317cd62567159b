import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports

@Suite struct `The summary at the end of a run` {
  @Test func `repeats nothing that is still on the screen`() throws {
    let results = [cartResult("a", .failed, "no"), skipped("b"), cartResult("c")]
    #expect(
      try log(results, rows: 24) == """
        Running 3 tests in 1 suite
        ✘ CartTests/a (0.250 s)
            CartTests.swift:3:5: no
        ↷ CartTests/b: not here
        ✔ CartTests/c (0.250 s)

        ✘ 3 tests in 0.000 s: 1 passed, 1 failed, 1 skipped

        """)
    #expect(
      try terminal(results, rows: 24) == """
        Running 3 tests in 1 suite
        ✘ CartTests/a
            CartTests.swift:3:5: no
        ↷ CartTests/b: not here

        ✘ 3 tests in 0.000 s: 1 passed, 1 failed, 1 skipped

        """)
  }

  @Test func `lists all failed tests, with the failures of those that are no longer on it`() throws
  {
    let results =
      [cartResult("a", .failed, "no")] + (1...20).map { cartResult("p\($0)") } + [
        cartResult("b", .failed, "nor this")
      ]
    let text = try log(results, rows: 24)
    #expect(
      text.between("(0.250 s)\n    CartTests.swift:3:5: nor this\n", "\n✘ 22 tests") == """

        Failed:
        ✘ CartTests/a
            CartTests.swift:3:5: no
        ✘ CartTests/b

        """)
    #expect(try log(results, rows: 40).contains("Failed:") == false)
  }

  @Test func `repeats flaky tests, and failures of no known test, in the same way`() throws {
    var flaky = cartResult("a", .flaky)
    flaky.attempt = 2
    flaky.earlierAttempts = [cartResult("a", .failed, "no")]
    let many = (1...30).map { cartResult("p\($0)") }
    for (results, isRepeated) in [([flaky], false), ([flaky] + many, true)] {
      let text = try log(results, outside: "crash", rows: 24)
      #expect(text.contains("\nFlaky:\n") == isRepeated)
      #expect(text.contains("\nFailed, in no known test:\n") == isRepeated)
      #expect(text.ranges(of: "CartTests.swift:3:5: no\n").count == (isRepeated ? 2 : 1))
      #expect(text.ranges(of: "CartTests.swift:3:5: crash\n").count == (isRepeated ? 2 : 1))
    }
  }

  @Test func `counts the rows that long lines take`() throws {
    let results = [cartResult("a", .failed, String(repeating: "x", count: 80 * 20))]
    #expect(try terminal(results, rows: 24).contains("Failed:"))
    #expect(try terminal(results, rows: 40).contains("Failed:") == false)
  }

  @Test func `repeats all if tests write to the screen, too`() throws {
    let text = try logText(of: events([cartResult("a", .failed, "no")]))
    #expect(text.contains("\nFailed:\n✘ CartTests/a\n    CartTests.swift:3:5: no\n"))
  }

  @Test func `lists tests that were not shown`() throws {
    #expect(
      try logText(
        of: events([cartResult("a", .failed, "no"), skipped("b")]),
        content: TerminalContent(isQuiet: true),
        screen: .log) == """
          ✘ CartTests/a (0.250 s)
              CartTests.swift:3:5: no

          Skipped:
          ↷ CartTests/b: not here

          ✘ 2 tests in 0.000 s: 0 passed, 1 failed, 1 skipped

          """)
  }

  @Test(arguments: [
    (ShownOutput.all, ["passed", "failed"]), (.failed, ["failed"]), (.none, []),
  ])
  func `comes after the output of the tests that were chosen`(
    shown: ShownOutput, output: [String]
  ) throws {
    let results = [cartResult("passed"), cartResult("failed", .failed, "no")].map { result in
      var result = result
      result.output = "\(result.test.id.name)\n"
      return result
    }
    let text = try logText(
      of: events(results), content: TerminalContent(output: shown), screen: .log)
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("  │") } == output.map { "  │ \($0)" })
    #expect(text.contains("✔ CartTests/passed (0.250 s)\n"))
  }

  // MARK: - Fixtures

  private func log(_ results: [TestResult], outside: String? = nil, rows: Int) throws -> String {
    try logText(
      of: events(results, outside: outside),
      screen: TerminalScreen(rows: { rows }, columns: { .max }))
  }

  private func terminal(_ results: [TestResult], rows: Int) throws -> String {
    try terminalText(of: events(results), rows: rows)
  }

  private func events(_ results: [TestResult], outside: String? = nil) -> [TestEvent] {
    var run = RecordedRun()
    run.start.testCount = results.count
    if let outside { run.addUnattributed(outside) }
    for result in results { run.add(result) }
    return run.all
  }

  private func skipped(_ name: String) -> TestResult {
    cartResult(name, .skipped(reason: "not here"))
  }
}
