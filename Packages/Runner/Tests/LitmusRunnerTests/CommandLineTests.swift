import Foundation
import Testing

@Suite struct `The command line` {
  @Test(arguments: [nil, "1", "0", ""])
  func
    `The environment variable has the effect of the option, and otherwise the program runs as usual`(
      value: String?
    ) async throws
  {
    let run = try await CommandLineFixture(
      shell: "\"$program\" \(value == "1" ? "--list --tag async" : "")",
      environment: value.map { ["LITMUS_RUN_TESTS": $0] } ?? [:])
    #expect(
      run.output
        == (value == "1" ? "PassingTests/testSuspends\n" : "The program runs as usual.\n"))
    #expect(run.exitCode == 0)
  }

  @Test
  func `The environment variable has no effect on a child process that a test starts`() async throws
  {
    let run = try await CommandLineFixture(
      shell: "\"$program\" --filter ChildTests",
      environment: ["LITMUS_RUN_TESTS": "1", "LITMUS_FIXTURE": "child"])
    #expect(
      run.output == """
        Running 1 test in 1 suite
        ✔ ChildTests/testStartsItsOwnProgram (0.000 s)

        ✔ 1 test in 0.000 s: 1 passed

        """)
    #expect(run.exitCode == 0)
  }

  @Test
  func `Each test has its line, its failures and its output, with the command that runs it again`()
    async throws
  {
    let run = try await CommandLineFixture(
      "--filter", "testEquality", "--filter", "^PassingTests/", "--filter", "Skipped")
    #expect(
      run.output == """
        Running 9 tests in 3 suites
        ✘ FailingTests/testEquality (0.000 s)
            FailingTests.swift:10: Value was [1, 2, 3], but expected [1, 3] - list
                [
                  [0]: 1,
              +   [1]: 2,
                  [2]: 3
                ]
          │ about to compare
        ✔ PassingTests/testAdds (0.000 s)
        ✔ PassingTests/testSuspends (0.000 s)
        ✔ PassingTests/testPrints (0.000 s)
          │ one
          │ two
        ✔ PassingTests/testAttaches (0.000 s)
        ✔ PassingTests/testDoubles(1) (0.000 s)
        ✔ PassingTests/testDoubles(2) (0.000 s)
        ↷ SkippedTests/testNeedsPrinter: No printer is connected
        ≈ SkippedTests/testKnownBug (0.000 s)
            PassingTests.swift:26: Value was 1, but expected 2 - The total is not rounded yet \
        (expected)

        ✘ 9 tests in 0.000 s: 6 passed, 1 failed, 1 skipped, 1 failed as expected
        Run what failed again:
          fixture --run-tests --only FailingTests/testEquality

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test func `The command that runs failed tests again runs just these, whatever their names`()
    async throws
  {
    let first = try await CommandLineFixture("--filter", "Hostile", "--skip", "LongMessage")
    let command = String(try #require(first.output.split(separator: "\n").last))
      .replacing("fixture --run-tests", with: "'\(CommandLineFixture.program.path)' --run-tests")
    let second = try await CommandLineFixture(shell: command)
    #expect(second.output == first.output)
    #expect(second.output.hasPrefix("Running 4 tests in 1 suite\n"))
    #expect(!second.output.contains("\u{1b}"))
  }

  @Test func `A test that occupies Swift's pool does not hold up those after it`() async throws {
    let run = try await CommandLineFixture("--filter", "PoolTests", fixture: "pool")
    #expect(
      run.output.hasPrefix(
        """
        Running 2 tests in 1 suite
        ⧖ PoolTests/testBlocks (0.000 s)
            PoolTests.swift:10: Test ran for 0.2 seconds, but expected to end before its time \
        limit
        ✔ PoolTests/testAfter (0.000 s)

        """))
    #expect(run.output.contains("\n✘ 2 tests in 0.000 s: 1 passed, 1 timed out\n"))
  }

  @Test
  func `A test that waits for a thread of an occupied pool runs again, whatever its limit`()
    async throws
  {
    let run = try await CommandLineFixture(
      "--parallel", "--filter", "ParallelPoolTests",
      fixture: "parallelPool")
    #expect(
      run.output.hasPrefix(
        """
        Running 2 tests in 1 suite
        ✔ ParallelPoolTests/testWaits (0.000 s)
        ⧖ ParallelPoolTests/testBlocks (0.000 s)
            PoolTests.swift:37: Test ran for 2.0 seconds, but expected to end before its time limit

        """))
    #expect(run.output.contains("\n✘ 2 tests in 0.000 s: 1 passed, 1 timed out\n"))
  }

  @Test func `Repetitions are numbered, and the seed is shown`() async throws {
    let run = try await CommandLineFixture(
      "--repeat", "2", "--repeat-until-failure", "--shuffle=7", "--filter", "testAdds")
    #expect(
      run.output == """
        Running 1 test in 1 suite, 2 times, shuffled with seed 7
        ✔ PassingTests/testAdds (0.000 s)
        ✔ PassingTests/testAdds, repetition 2 (0.000 s)

        ✔ 2 tests in 0.000 s: 2 passed
        The order was shuffled with seed 7.

        """)
  }

  @Test func `Some failures end the run if an option says so`() async throws {
    let run = try await CommandLineFixture("--skip", "Equality", "--max-failures", "3")
    #expect(run.output.contains("\n✘ 23 tests in 0.000 s: 0 passed, 3 failed, 20 not run\n"))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    ("--keep-output /dev/null/kept", "/dev/null/kept could not be written: Not a directory."),
    ("--junit /nowhere/x", "/nowhere/x could not be written: No such file or directory."),
    ("--json /", "/ could not be written: Is a directory."),
  ])
  func `A wrong option is reported in one line`(line: String, message: String) async throws {
    let run = try await CommandLineFixture(
      arguments: line.split(separator: " ").map(String.init))
    #expect(run.errors == "error: \(message)\n")
    #expect(run.output == "")
    #expect(run.exitCode == 2)
  }

  @Test(arguments: [["--list", "--isolated"], ["--list", "--no-isolated"], []])
  func `A selection that no test matches has its own exit code`(options: [String]) async throws {
    let run = try await CommandLineFixture(
      arguments: options + ["--filter", "zzz", "--tag", "none"])
    #expect(
      run.errors == """
        error: None of 24 tests matches --filter 'zzz' --tag 'none'. The tags are 'async', 'quick'.

        """)
    #expect(run.output == "")
    #expect(run.exitCode == 3)
  }
}
