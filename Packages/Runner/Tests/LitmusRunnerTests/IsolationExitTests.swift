import Foundation
import Testing

@Suite struct `Exit codes` {
  // The second is the code with which a child leaves its work to another.
  @Test(
    arguments: [0, 86], [[], ["--parallel"], ["--process-per-test"]])
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

        """), Comment(rawValue: run.output))
    #expect(run.output.contains("\n\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test func `A process for each test repeats them until one fails, and no longer`() async throws {
    let run = try await CommandLineFixture(
      "--filter", "^ExitingTests/", "--process-per-test", "--repeat-until-failure",
      environment: ["LITMUS_EXIT": "3"])
    #expect(
      run.output.contains("\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"),
      Comment(rawValue: run.output))
    #expect(run.errors == "")
  }

  @Test func `A process for each test has all repetitions`() async throws {
    let run = try await CommandLineFixture(
      "--only", "ExitingTests/testBefore", "--process-per-test", "--repeat", "3",
      environment: ["LITMUS_EXIT": "3"])
    #expect(
      run.output.contains("\n✔ 3 tests in 0.000 s: 3 passed\n"), Comment(rawValue: run.output))
    let fast = try await CommandLineFixture(
      "--filter", "^ExitingTests/", "--repeat", "3", "--fail-fast",
      environment: ["LITMUS_EXIT": "3"])
    #expect(
      fast.output.contains("\n✘ 9 tests in 0.000 s: 1 passed, 1 crashed, 7 not run\n"),
      Comment(rawValue: fast.output))
  }
}
