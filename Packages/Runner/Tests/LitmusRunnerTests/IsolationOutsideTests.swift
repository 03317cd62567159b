import Foundation
import Testing

@Suite("A process that ends while no test is running")
struct IsolationOutsideTests {
  @Test("A program that does not start is reported once, with its message")
  func launch() async throws {
    let run = try await CommandLineFixture(
      "--filter", "testAdds", environment: ["LITMUS_FIXTURE": "launch"])
    #expect(
      run.output.hasPrefix(
        """
        Running 0 tests in 0 suites
        ! Outside of a test
            Fixture.swift:9: Fatal error: The program does not start
              Process ended with signal 4 (SIGILL) before any test, but expected it to run tests

        """), Comment(rawValue: run.output))
    #expect(
      run.errors == """
        error: The run was stopped, because 2 processes in a row ended without running a test.

        """)
    #expect(run.exitCode == 1)
  }

  @Test("Processes that are killed from outside before they run a test are followed by others")
  func killed() async throws {
    let run = try await CommandLineFixture(
      "--filter", "testAdds", environment: ["LITMUS_KILLS": "4"])
    #expect(
      run.output.hasPrefix(
        """
        Running 1 test in 1 suite
        ! Outside of a test
            litmus-runner-fixture:1:1: Process ended with signal 9 (SIGKILL) before any test, but expected it to \
        run tests
        ✔ PassingTests/testAdds (0.000 s)

        """), Comment(rawValue: run.output))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("After 5 of them, the run can be resumed")
  func killedAgainAndAgain() async throws {
    let program = "'\(CommandLineFixture.program.path)' --run-tests"
    let run = try await CommandLineFixture(
      shell: "LITMUS_KILLS=5 \(program) --filter testAdds > /dev/null; \(program) --resume")
    #expect(
      run.errors == """
        error: The run was stopped, because 5 processes in a row ended without running a test.

        """)
    #expect(run.output.contains("\n✔ PassingTests/testAdds (0.000 s)\n"))
  }

  @Test("A suite whose tests cannot be listed is left out, and named")
  func discovery() async throws {
    let run = try await CommandLineFixture(
      "--filter", "testAdds", environment: CommandLineFixture.backtraces("discovery"))
    #expect(
      run.output.hasPrefix(
        """
        Running 1 test in 1 suite
        ! Outside of a test
            EndingTests.swift:9:33: Fatal error: No list of tests
              Process ended with signal 4 (SIGILL) while litmus_runner_fixture.EndingTests listed \
        its tests, but expected that to return
          │ litmus_runner_fixture/EndingTests.swift:9: Fatal error: No list of tests

        """), Comment(rawValue: run.output))
    #expect(run.output.contains("\n✔ PassingTests/testAdds (0.000 s)\n"))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("If that suite was selected, its crash is reported before the error that it is missing")
  func onlyUnlistable() async throws {
    let run = try await CommandLineFixture(
      "--only", "EndingTests", environment: ["LITMUS_FIXTURE": "discovery"])
    #expect(
      run.errors.hasPrefix(
        "error: EndingTests.swift:9: Fatal error: No list of tests\\n"), "\(run.errors)")
    #expect(run.errors.contains("\nerror: No test is called 'EndingTests'."))
    #expect(run.exitCode == 3)
  }

  @Test("A list of tests is made without such a suite, which is named")
  func list() async throws {
    let run = try await CommandLineFixture(
      "--list", "--filter", "testAdds", environment: ["LITMUS_FIXTURE": "discovery"])
    #expect(run.output == "PassingTests/testAdds\n")
    #expect(
      run.errors == """
        error: EndingTests.swift:9: Process ended with signal 4 (SIGILL) while \
        litmus_runner_fixture.EndingTests listed its tests, but expected that to return: \
        Fatal error: No list of tests

        """)
    #expect(run.exitCode == 1)
  }

  @Test("A crash after the last test fails the run, and no test")
  func exitHandler() async throws {
    let run = try await CommandLineFixture(
      "--filter", "Ending", environment: CommandLineFixture.backtraces("ending"))
    #expect(
      run.output.hasPrefix(
        """
        Running 1 test in 1 suite
        ✔ EndingTests/testLeavesExitHandler (0.000 s)
        ! Outside of a test
            EndingTests.swift:11:55: Process ended with signal 6 (SIGABRT) after the last test, \
        but expected it to exit with code 0

        """), Comment(rawValue: run.output))
    #expect(run.exitCode == 1)
  }

  @Test("If several tests ran at once, the one that crashed is found by running each alone")
  func guilty() async throws {
    let run = try await CommandLineFixture(
      "--parallel", "--filter", "SideBySide", "--time-limit", "100",
      environment: ["LITMUS_FIXTURE": "guilty"])
    #expect(run.output.contains("\n☠ SideBySideTests/testOther (0.000 s)\n"))
    #expect(run.output.contains("\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"))
  }

  @Test("If none of them crashes alone, all are named")
  func together() async throws {
    let run = try await CommandLineFixture(
      "--parallel", "--filter", "SideBySide", "--time-limit", "100",
      environment: ["LITMUS_FIXTURE": "beside"])
    #expect(
      run.output.contains(
        """
        ! Outside of a test
            EndingTests.swift:41: Fatal error: Two at once
              Process ended with signal 4 (SIGILL) while 2 tests were running, but expected them \
        to end by themselves
              Each ended by itself when it ran alone: SideBySideTests/testOne, \
        SideBySideTests/testOther

        """), Comment(rawValue: run.output))
    #expect(
      run.output.contains("\n✘ 3 tests in 0.000 s: 3 passed, 1 failure in no known test\n"))
  }
}
