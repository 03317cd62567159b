import Testing

@Suite struct `Exit codes` {
  // 86 is the code with which a child leaves its work to another.
  @Test(arguments: [
    (0, []), (86, []), (86, ["--parallel"]), (86, ["--process-per-test"]),
  ])
  func `A test that exits is a crash, whatever its code`(code: Int, options: [String]) async throws
  {
    let run = try await CommandLineFixture(
      arguments: ["--filter", "^ExitingTests/"] + options, environment: ["LITMUS_EXIT": "\(code)"])
    #expect(
      run.output.contains(
        """
        ☠ ExitingTests/testExits (0.000 s)
            EndingTests.swift:23: Process exited with code \(code), but expected the test to end \
        by itself

        """))
    #expect(run.output.contains("\n\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    ("--repeat 5 --repeat-until-failure", "✘ 3 tests in 0.000 s: 2 passed, 1 crashed"),
    ("--process-per-test --repeat-until-failure", "✘ 3 tests in 0.000 s: 2 passed, 1 crashed"),
    ("--repeat 3 --fail-fast", "✘ 9 tests in 0.000 s: 1 passed, 1 crashed, 7 not run"),
    ("--process-per-test --repeat 3 --skip testExits", "✔ 6 tests in 0.000 s: 6 passed"),
  ])
  func `A crash ends a run that is repeated until a failure, or stops at the first, and no other`(
    options: String, summary: String
  ) async throws {
    let run = try await CommandLineFixture(
      arguments: ["--filter", "^ExitingTests/"] + options.split(separator: " ").map(String.init),
      environment: ["LITMUS_EXIT": "3"])
    #expect(run.output.contains("\n\(summary)\n"))
    #expect(run.errors == "")
  }
}
