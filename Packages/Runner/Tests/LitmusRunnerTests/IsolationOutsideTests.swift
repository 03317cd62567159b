import Foundation
import Testing

@Suite("A process that ends while no test is running")
struct IsolationOutsideTests {
  @Test("A program that does not start is reported once, with its message")
  func launch() async throws {
    let run = try await CommandLineFixture("--filter", "testAdds", fixture: "launch")
    #expect(
      run.output.hasPrefix(
        """
        Running 0 tests in 0 suites
        ! Outside of a test
            Fixture.swift:9: Fatal error: The program does not start
              Process ended with signal 4 (SIGILL) before any test, but expected it to run tests

        """))
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

        """))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("After 5 of them, the run can be resumed")
  func killedAgainAndAgain() async throws {
    let run = try await CommandLineFixture(
      shell: """
        LITMUS_KILLS=5 "$program" --run-tests --filter testAdds > /dev/null
        "$program" --run-tests --resume
        """)
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

        """))
    #expect(run.output.contains("\n✔ PassingTests/testAdds (0.000 s)\n"))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("If that suite was selected, its crash is reported before the error that it is missing")
  func onlyUnlistable() async throws {
    let run = try await CommandLineFixture("--only", "EndingTests", fixture: "discovery")
    #expect(
      run.errors.hasPrefix(
        "error: EndingTests.swift:9: Fatal error: No list of tests\\n"))
    #expect(run.errors.contains("\nerror: No test is called 'EndingTests'."))
    #expect(run.exitCode == 3)
  }

  @Test("A list of tests is made without such a suite, which is named")
  func list() async throws {
    let run = try await CommandLineFixture("--list", "--filter", "testAdds", fixture: "discovery")
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

        """))
    #expect(run.exitCode == 1)
  }

  @Test("If several tests ran at once, the one that crashed is found by running each alone")
  func guilty() async throws {
    let run = try await CommandLineFixture(
      "--parallel", "--filter", "SideBySide", "--time-limit", "100",
      fixture: "guilty")
    #expect(run.output.contains("\n☠ SideBySideTests/testOther (0.000 s)\n"))
    #expect(run.output.contains("\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"))
  }

  @Test("If none of them crashes alone, all are named")
  func together() async throws {
    let run = try await CommandLineFixture(
      "--parallel", "--filter", "SideBySide", "--time-limit", "100",
      fixture: "beside")
    #expect(
      run.output.contains(
        """
        ! Outside of a test
            EndingTests.swift:41: Fatal error: Two at once
              Process ended with signal 4 (SIGILL) while 2 tests were running, but expected them \
        to end by themselves
              Each ended by itself when it ran alone: SideBySideTests/testOne, \
        SideBySideTests/testOther

        """))
    #expect(run.output.contains("\n✘ 3 tests in 0.000 s: 3 passed, 1 failure in no known test\n"))
  }
}

@Suite struct `The process group of a child process` {
  @Test func `A test that signals its group ends only its own process`() async throws {
    let run = try await CommandLineFixture(
      "--filter", "GroupTests/test(Signals|After)", fixture: "group")
    #expect(run.output.contains("\n☠ GroupTests/testSignalsItsGroup (0.000 s)\n"))
    #expect(run.output.contains("Process ended with signal 15 (SIGTERM)"))
    #expect(run.output.contains("\n✘ 2 tests in 0.000 s: 1 passed, 1 crashed\n"))
    #expect(run.exitCode == 1)
  }

  #if os(Linux)
  @Test(arguments: ["Crashes", "Hangs", "Stops"])
  func `Processes that a crashed or hanging test leaves are ended, and named unless backtracing`(
    name: String
  ) async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER"; export LITMUS_LEFT="$PWD/left"
        cp /bin/sleep swift-backtrace
        "$program" --run-tests --filter 'GroupTests/test(\(name)|After)'
        for number in $(cat left); do
          # One that has ended may wait for its status to be read.
          grep -qsE '[(](sleep|swift-backtrace)[)] [^Z]' /proc/$number/stat && echo "$number still runs"
        done
        echo "Left: $(wc -l <left), $(head -1 left)"
        """,
      fixture: "group")
    let number = run.output.firstMatch(of: /Left: 2, ([0-9]+)/)?.1 ?? ""
    #expect(run.output.contains("\n  │ Left running, and ended: sleep (process \(number))\n"))
    #expect(!run.output.contains("still runs"))
    #expect(run.output.contains("\n✔ GroupTests/testAfter (0.000 s)\n"))
  }
  #endif
}
