import Foundation
import Testing

/// What is left of a report when the frames of backtraces are not looked at, nor whether they took
/// their time on a machine that is busy.
private func withoutFrames(_ output: String) -> String {
  output.replacing(" SLOW\n", with: "\n").replacing(
    /\ \ │ Backtrace:\n(\ \ │   at .*\n)+/, with: "")
}

/// One test of the suite of crashes.
private struct Crash: CustomTestStringConvertible {
  var test: String
  var mark = "☠"
  var failures: [String]
  var output: [String] = []

  var testDescription: String { test }

  static let byItself = "but expected the test to end by itself"
}

@Suite("A test that ends its process")
struct IsolationTests {
  private static let crashes = [
    Crash(
      test: "testFatalError",
      failures: [
        "12:7: Process ended with signal 4 (SIGILL), \(Crash.byItself): Fatal error: No such drawer",
        "  at all",
      ],
      output: [
        "about to stop",
        "litmus_runner_fixture/CrashingTests.swift:12: Fatal error: No such drawer", "at all",
      ]),
    Crash(
      test: "testIndex",
      failures: [
        "16:20: Process ended with signal 4 (SIGILL), \(Crash.byItself): "
          + "Fatal error: Index out of range"
      ],
      output: ["Swift/ContiguousArrayBuffer.swift:LINE: Fatal error: Index out of range"]),
    Crash(
      test: "testStackOverflow",
      failures: ["60:1: Process ended with signal 11 (SIGSEGV), \(Crash.byItself)"]),
    Crash(
      test: "testExits",
      failures: ["19:13: Process exited with code 0, \(Crash.byItself)"],
      output: ["no line break"]),
    Crash(
      test: "testAborts",
      failures: ["23:13: Process ended with signal 6 (SIGABRT), \(Crash.byItself)"]),
    Crash(
      test: "testIsKilled",
      failures: ["24:13: Process ended with signal 9 (SIGKILL), \(Crash.byItself)"]),
    Crash(
      test: "testIsTerminated",
      failures: ["25:13: Process ended with signal 15 (SIGTERM), \(Crash.byItself)"]),
    Crash(
      test: "testFailsAndCrashes",
      failures: [
        "28:13: Value was false, but expected true - first",
        "29:7: Process ended with signal 4 (SIGILL), \(Crash.byItself): Fatal error: then this",
      ],
      output: ["litmus_runner_fixture/CrashingTests.swift:29: Fatal error: then this"]),
    Crash(
      test: "testClosesOutput", mark: "✘",
      failures: [
        "31:13: The test closed standard output and standard error, but expected them to stay open"
      ],
      output: ["written before"]),
    Crash(
      test: "testClosesAll", mark: "✘",
      failures: [
        "37:13: The test closed descriptors of the runner, but expected them to stay open"
      ]),
    Crash(
      test: "testClosesOutputAsynchronously", mark: "✘",
      failures: [
        "40:13: The test closed standard output and standard error, but expected them to stay open"
      ]),
  ]

  @Test("It is reported with its place, message and output, and the others run", arguments: crashes)
  fileprivate func crash(crash: Crash) throws {
    let run = try CommandLineFixture(
      "--filter", "^CrashingTests/(testBefore|\(crash.test)|testAfter)$",
      environment: ["LITMUS_FIXTURE": "crash"])
    let report = withoutFrames(run.output)
      .replacing(/(ContiguousArrayBuffer.swift):[0-9]+/) { "\($0.1):LINE" }
    let failures = crash.failures.map {
      $0.hasPrefix(" ") ? "    \($0)\n" : "    CrashingTests.swift:\($0)\n"
    }
    let output = crash.output.map { "  │ \($0)\n" }
    let attached = crash.test == "testFailsAndCrashes" ? "    Attached: note.txt\n" : ""
    #expect(
      report.hasPrefix(
        """
        Running 3 tests in 1 suite
        ✔ CrashingTests/testBefore (0.000 s)
          │ before
        \(crash.mark) CrashingTests/\(crash.test) (0.000 s)
        \(failures.joined())\(attached)\(output.joined())\
        ✔ CrashingTests/testAfter (0.000 s)
          │ after

        Failed:

        """), Comment(rawValue: report))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("The output shows the program's own frames")
  func backtrace() throws {
    let run = try CommandLineFixture(
      "--filter", "testStackOverflow", environment: ["LITMUS_FIXTURE": "crash"])
    #expect(
      run.output.contains(
        """
          │ Backtrace:
          │   at static CrashingTests.depth(of:) (CrashingTests.swift:60)
          │   at static CrashingTests.depth(of:) (CrashingTests.swift:61)

        """))
  }

  @Test("A suite's hooks, and what stands around a test, are told apart from the test")
  func parts() throws {
    let run = try CommandLineFixture(
      "--filter", "^Crashing(SetUp|TearDown|Parts|Init|TestSetUp)Tests/",
      environment: ["LITMUS_FIXTURE": "crash"])
    let report = withoutFrames(run.output).replacing(/\ \ │ .*\n/, with: "")
    let crashed = "Process ended with signal 4 (SIGILL), but expected the"
    let byItself = "to end by itself: Fatal error: The"
    #expect(
      report.hasPrefix(
        """
        Running 8 tests in 5 suites
        ☠ CrashingSetUpTests/class setUp (0.000 s)
            CrashingTests.swift:66:33: \(crashed) suite's set-up \(byItself) class's set-up
        ↷ CrashingSetUpTests/testOne: The suite's set-up ended the process
        ↷ CrashingSetUpTests/testTwo: The suite's set-up ended the process
        ✔ CrashingTearDownTests/testOne (0.000 s)
        ☠ CrashingTearDownTests/class tearDown (0.000 s)
            CrashingTests.swift:78:36: \(crashed) suite's tear-down \(byItself) class's tear-down
        ☠ CrashingPartsTests/testTearDown (0.000 s)
            CrashingTests.swift:107:29: \(crashed) test \(byItself) tear-down
        ☠ CrashingPartsTests/testDeinit (0.000 s)
            CrashingTests.swift:99:14: \(crashed) test \(byItself) deinit
        ✔ CrashingPartsTests/testOther (0.000 s)
        ☠ CrashingInitTests/test (0.000 s)
            CrashingTests.swift:90:12: \(crashed) test \(byItself) initialiser
        ☠ CrashingTestSetUpTests/test (0.000 s)
            CrashingTests.swift:123:34: \(crashed) test \(byItself) set-up

        """), Comment(rawValue: report))
    #expect(
      run.output.contains(
        "\n✘ 8 tests and 2 suite hooks in 0.000 s: 2 passed, 6 crashed, 2 skipped\n"))
  }

  @Test("A hang costs only the test that hangs, even if nothing in its process can act")
  func hang() throws {
    let run = try CommandLineFixture(
      "--filter", "HangingTests/test(Spins|Stops|GoesOn)", "--time-limit", "0.05",
      environment: ["LITMUS_FIXTURE": "hang"])
    let limit = "Test ran for 0.05 seconds, but expected to end before its time limit"
    #expect(
      run.output.hasPrefix(
        """
        Running 3 tests in 1 suite
        ⧖ HangingTests/testSpins (0.000 s) SLOW
            HostileTests.swift:31:13: \(limit)
          │ about to spin
        ⧖ HangingTests/testStops (0.000 s) SLOW
            HostileTests.swift:35:13: \(limit)
        ✔ HangingTests/testGoesOn (0.000 s)
          │ afterwards

        """), Comment(rawValue: run.output))
    #expect(run.exitCode == 1)
  }
}

@Suite("A run that cannot be written down")
struct IsolationRoomTests {
  @Test(
    "It goes on in a temporary folder, with one line",
    arguments: ["--isolated", "--processes=2", "--process-per-test"])
  func moves(option: String) throws {
    let run = try CommandLineFixture(
      "--filter", "JournalLoss", option, environment: ["LITMUS_FIXTURE": "journal"])
    #expect(
      run.output == """
        Running 3 tests in 1 suite
        ✔ JournalLossTests/testBefore (0.000 s)
          │ before
        ✔ JournalLossTests/testLoses (0.000 s)
        ✔ JournalLossTests/testAfter (0.000 s)
          │ after

        ✔ 3 tests in 0.000 s: 3 passed

        """)
    #expect(
      run.errors.wholeMatch(
        of: /warning: Nothing of this run is kept: \S+ could not be written\.\n/) != nil,
      Comment(rawValue: run.errors))
    #expect(run.exitCode == 0)
  }

  @Test("Without room at its start, it is not kept either")
  func fullDisk() throws {
    // A file of 64 kB is too much.
    let program = "'\(CommandLineFixture.program.path)' --run-tests"
    let run = try CommandLineFixture(
      shell: "trap '' XFSZ; ulimit -f 60; \(program) --filter testAdds")
    #expect(
      run.errors.wholeMatch(
        of:
          /warning: Nothing of this run is kept: \S+ could not be written: No space left on device\.\n/
      )
        != nil, Comment(rawValue: run.errors))
    #expect(run.output.hasSuffix("\n✔ 1 test in 0.000 s: 1 passed\n"))
    #expect(run.exitCode == 0)
  }
}

@Suite("A process that ends while no test is running")
struct IsolationOutsideTests {
  private static let note = "(several tests, or none, were running)"

  @Test("A program that does not start is told of once, with its message")
  func launch() throws {
    let run = try CommandLineFixture(
      "--filter", "testAdds", environment: ["LITMUS_FIXTURE": "launch"])
    #expect(
      withoutFrames(run.output).hasPrefix(
        """
        Running 0 tests in 0 suites
        ! Outside of a test
            Fixture.swift:9:7: Process ended with signal 4 (SIGILL) before any test, but expected \
        it to run tests: Fatal error: The program does not start \(Self.note)

        """), Comment(rawValue: run.output))
    #expect(
      run.errors == """
        error: The run was stopped, because 2 processes in a row ended without running a test. \
        To go on with it, add --resume.

        """)
    #expect(run.exitCode == 1)
  }

  @Test("Processes that are killed from outside before they run a test are followed by others")
  func killed() throws {
    let run = try CommandLineFixture(
      "--filter", "testAdds", environment: ["LITMUS_KILLS": "4"])
    #expect(
      run.output.hasPrefix(
        """
        Running 1 test in 1 suite
        ! Outside of a test
            litmus-runner-fixture:1:1: Process ended with signal 9 (SIGKILL) before any test, but expected it to \
        run tests \(Self.note)
        ✔ PassingTests/testAdds (0.000 s)

        """), Comment(rawValue: run.output))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("When there have been 5 of them, the run can be gone on with")
  func killedAgainAndAgain() throws {
    let program = "'\(CommandLineFixture.program.path)' --run-tests"
    let run = try CommandLineFixture(
      shell: "LITMUS_KILLS=5 \(program) --filter testAdds > /dev/null; \(program) --resume")
    #expect(
      run.errors == """
        error: The run was stopped, because 5 processes in a row ended without running a test. \
        To go on with it, add --resume.

        """)
    #expect(run.output.contains("\n✔ PassingTests/testAdds (0.000 s)\n"))
  }

  @Test("A suite whose tests cannot be listed is left out, and named")
  func discovery() throws {
    let run = try CommandLineFixture(
      "--filter", "testAdds", environment: ["LITMUS_FIXTURE": "discovery"])
    #expect(
      run.output.hasPrefix(
        """
        Running 1 test in 1 suite
        ! Outside of a test
            EndingTests.swift:9:33: Process ended with signal 4 (SIGILL) while \
        litmus_runner_fixture.EndingTests listed its tests, but expected that to return: \
        Fatal error: No list of tests \(Self.note)
        ✔ PassingTests/testAdds (0.000 s)

        """), Comment(rawValue: run.output))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("A list of tests is made without such a suite, which is named")
  func list() throws {
    let run = try CommandLineFixture(
      "--list", "--filter", "testAdds", environment: ["LITMUS_FIXTURE": "discovery"])
    #expect(run.output == "PassingTests/testAdds\n")
    #expect(
      run.errors == """
        error: EndingTests.swift:9:33: Process ended with signal 4 (SIGILL) while \
        litmus_runner_fixture.EndingTests listed its tests, but expected that to return: \
        Fatal error: No list of tests

        """)
    #expect(run.exitCode == 1)
  }

  @Test("What the options of a list do wrong is told as ever", arguments: [true, false])
  func badList(isIsolated: Bool) throws {
    let run = try CommandLineFixture(
      "--list", "--filter", "testNowhere", isIsolated ? "--isolated" : "--no-isolated")
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: None of 24 tests matches --filter 'testNowhere'. --list shows all tests.

        """)
    #expect(run.exitCode == 3)
  }

  @Test("A crash after the last test fails the run, and no test")
  func exitHandler() throws {
    let run = try CommandLineFixture(
      "--filter", "Ending", environment: ["LITMUS_FIXTURE": "ending"])
    #expect(
      run.output.hasPrefix(
        """
        Running 1 test in 1 suite
        ✔ EndingTests/testLeavesExitHandler (0.000 s)
        ! Outside of a test
            EndingTests.swift:11:13: Process ended with signal 6 (SIGABRT) after the last test, \
        but expected it to exit with code 0 \(Self.note)

        """), Comment(rawValue: run.output))
    #expect(run.exitCode == 1)
  }

  @Test("Of several tests that ran at once, the guilty one is found by running each alone")
  func guilty() throws {
    let run = try CommandLineFixture(
      "--parallel", "--filter", "SideBySide", environment: ["LITMUS_FIXTURE": "guilty"])
    #expect(run.output.contains("\n☠ SideBySideTests/testOther (0.000 s)\n"))
    #expect(run.output.contains("\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"))
  }

  @Test("If none of them is guilty alone, all are named")
  func together() throws {
    let run = try CommandLineFixture(
      "--parallel", "--filter", "SideBySide", environment: ["LITMUS_FIXTURE": "beside"])
    #expect(
      run.output.contains(
        """
        ! Outside of a test
            EndingTests.swift:28:43: Process ended with signal 4 (SIGILL) while 2 tests were \
        running, but expected them to end by themselves: Fatal error: Two at once \(Self.note)
              Each ended by itself when it ran alone: SideBySideTests/testOne, \
        SideBySideTests/testOther

        """), Comment(rawValue: run.output))
    #expect(
      run.output.contains("\n✘ 3 tests in 0.000 s: 3 passed, 1 failure in no known test\n"))
  }
}
