import Foundation
import Testing

@Suite struct `Limits on the command line` {
  private let environment = ["LITMUS_FIXTURE": "flaky"]

  @Test func `A failed test runs again, and is flaky if it passes then`() async throws {
    let run = try await CommandLineFixture(
      "--retries", "1", "--filter", "FlakyTests", "--skip", "Main", environment: environment)
    #expect(
      run.output == """
        Running 2 tests in 1 suite
        ✘ FlakyTests/testPassesThen, attempt 1 of 2 (0.000 s), runs again
            FlakyTests.swift:22: Value was 1, but expected 2
          │ attempt 1
        ↻ FlakyTests/testPassesThen, attempt 2 of 2 (0.000 s)
          │ attempt 2
        ✘ FlakyTests/testFailsAlways, attempt 1 of 2 (0.000 s), runs again
            FlakyTests.swift:26: Still broken
          │ attempt 1
        ✘ FlakyTests/testFailsAlways, attempt 2 of 2 (0.000 s)
            FlakyTests.swift:26: Still broken
          │ attempt 2

        ✘ 2 tests in 0.000 s: 0 passed, 1 failed, 1 flaky
        Run what failed again:
          fixture --run-tests --only FlakyTests/testFailsAlways

        """)
    #expect(run.exitCode == 1)
  }

  @Test func `A flaky test does not fail the run`() async throws {
    let run = try await CommandLineFixture(
      "--retries", "2", "--no-capture", "--filter", "testPassesThen", environment: environment)
    #expect(run.output.contains("\n✔ 1 test in 0.000 s: 0 passed, 1 flaky\n"))
    #expect(run.exitCode == 0)
  }

  @Test func `No test starts after some failures`() async throws {
    let run = try await CommandLineFixture("--max-failures", "3", "--skip", "Equality")
    #expect(run.output.contains("\n✘ 23 tests in 0.000 s: 0 passed, 3 failed, 20 not run\n"))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [[], ["--time-limit", "99"]])
  func `A test's own limit applies, whatever the run allows`(options: [String]) async throws {
    let arguments = (["--run-tests", "--filter", "testHoldsMainThread"] + options)
    let run = try await CommandLineFixture(
      shell: "'\(CommandLineFixture.program.path)' \(arguments.joined(separator: " "))",
      environment: environment)
    #expect(
      run.output.contains(
        """
        ⧖ FlakyTests/testHoldsMainThread (0.000 s)
            FlakyTests.swift:28: Test ran for 0.05 seconds, but expected to end before its time \
        limit

        """))
    #expect(run.exitCode == 1)
  }
}
