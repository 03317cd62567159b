import Foundation
import Testing

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
  #if DEBUG
  private static let crashes = allCrashes
  #else
  /// Optimized code prints no reason of a trap, and has other locations.
  private static let crashes = allCrashes.filter {
    !["testIndex", "testStackOverflow", "testFailsAndCrashes"].contains($0.test)
  }
  #endif

  private static let allCrashes = [
    Crash(
      test: "testFatalError",
      failures: [
        "12:7: Fatal error: No such drawer", "  at all",
        "  Process ended with signal 4 (SIGILL), \(Crash.byItself)",
      ],
      output: [
        "about to stop",
        "litmus_runner_fixture/CrashingTests.swift:12: Fatal error: No such drawer", "at all",
      ]),
    Crash(
      test: "testIndex",
      failures: [
        "16:20: Fatal error: Index out of range",
        "  Process ended with signal 4 (SIGILL), \(Crash.byItself)",
      ],
      output: ["Swift/ContiguousArrayBuffer.swift:LINE: Fatal error: Index out of range"]),
    Crash(
      test: "testStackOverflow",
      failures: ["60: Process ended with signal 11 (SIGSEGV), \(Crash.byItself)"]),
    Crash(
      test: "testExits",
      failures: ["19: Process exited with code 0, \(Crash.byItself)"],
      output: ["no line break"]),
    Crash(
      test: "testAborts",
      failures: ["23:35: Process ended with signal 6 (SIGABRT), \(Crash.byItself)"]),
    Crash(
      test: "testIsKilled",
      failures: ["24: Process ended with signal 9 (SIGKILL), \(Crash.byItself)"]),
    Crash(
      test: "testIsTerminated",
      failures: ["25: Process ended with signal 15 (SIGTERM), \(Crash.byItself)"]),
    Crash(
      test: "testFailsAndCrashes",
      failures: [
        "28: Value was false, but expected true - first",
        "29:7: Fatal error: then this",
        "  Process ended with signal 4 (SIGILL), \(Crash.byItself)",
      ],
      output: ["litmus_runner_fixture/CrashingTests.swift:29: Fatal error: then this"]),
    Crash(
      test: "testClosesOutput", mark: "✘",
      failures: [
        "31: The test closed standard output and standard error, but expected them to stay open"
      ],
      output: ["written before"]),
    Crash(
      test: "testClosesAll", mark: "✘",
      failures: [
        "37: The test closed descriptors of the runner, but expected them to stay open"
      ]),
    Crash(
      test: "testClosesOutputAsynchronously", mark: "✘",
      failures: [
        "40: The test closed standard output and standard error, but expected them to stay open"
      ]),
  ]

  /// One run of all of them.
  private static let run = Task {
    try await CommandLineFixture(
      "--filter", "^CrashingTests/", environment: CommandLineFixture.backtraces("crash"))
  }

  @Test("is reported with its location, message and output", arguments: crashes)
  fileprivate func crash(crash: Crash) async throws {
    let output = try await Self.run.value.output
      .replacing(/\ \ │ Backtrace:\n(\ \ │   at .*\n)+/, with: "")
      .replacing(/(ContiguousArrayBuffer.swift):[0-9]+/) { "\($0.1):LINE" }
    // A test's lines are indented.
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let first = "\(crash.mark) CrashingTests/\(crash.test) (0.000 s)"
    let report = lines.drop { $0 != first }.enumerated()
      .prefix { $0.offset == 0 || $0.element.hasPrefix(" ") }.map { String($0.element) }
    let failures = crash.failures.map {
      $0.hasPrefix(" ") ? "    \($0)" : "    CrashingTests.swift:\($0)"
    }
    let attached = crash.test == "testFailsAndCrashes" ? ["    Attached: note.txt"] : []
    #expect(report == [first] + failures + attached + crash.output.map { "  │ \($0)" })
  }

  @Test("is followed by the other tests")
  func others() async throws {
    let run = try await Self.run.value
    let passed = "✔ CrashingTests/"
    #expect(
      run.output.hasPrefix(
        "Running 13 tests in 1 suite\n\(passed)testBefore (0.000 s)\n  │ before\n"))
    #expect(run.output.contains("\(passed)testAfter (0.000 s)\n  │ after\n"))
    #expect(run.output.contains("\n✘ 13 tests in 0.000 s: 2 passed, 3 failed, 8 crashed\n"))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("is reported with the program's own frames")
  func backtrace() async throws {
    let run = try await Self.run.value
    #if DEBUG
    let overflow = "  │   at static CrashingTests.depth(of:) (CrashingTests.swift:60)\n"
    #else
    let overflow = ""
    #endif
    #expect(
      run.output.contains(
        """
          │ Backtrace:
        \(overflow)\
          │   at static CrashingTests.depth(of:) (CrashingTests.swift:61)

        """))
  }

  @Test("A suite's hooks, and the code around a test, are distinguished from the test")
  func parts() async throws {
    let run = try await CommandLineFixture(
      "--filter", "^Crashing(SetUp|TearDown|Parts|Init|TestSetUp)Tests/",
      fixture: "crash")
    let report = run.output.replacing(/\ \ │ .*\n/, with: "")
    let crashed = "  Process ended with signal 4 (SIGILL), but expected the"
    let byItself = "to end by itself"
    #expect(
      report.hasPrefix(
        """
        Running 8 tests in 5 suites
        ☠ CrashingSetUpTests/class setUp (0.000 s)
            CrashingTests.swift:66: Fatal error: The class's set-up
            \(crashed) suite's set-up \(byItself)
        ↷ CrashingSetUpTests/testOne: The suite's set-up ended the process
        ↷ CrashingSetUpTests/testTwo: The suite's set-up ended the process
        ✔ CrashingTearDownTests/testOne (0.000 s)
        ☠ CrashingTearDownTests/class tearDown (0.000 s)
            CrashingTests.swift:78: Fatal error: The class's tear-down
            \(crashed) suite's tear-down \(byItself)
        ☠ CrashingPartsTests/testTearDown (0.000 s)
            CrashingTests.swift:107: Fatal error: The tear-down
            \(crashed) test \(byItself)
        ☠ CrashingPartsTests/testDeinit (0.000 s)
            CrashingTests.swift:99: Fatal error: The deinit
            \(crashed) test \(byItself)
        ✔ CrashingPartsTests/testOther (0.000 s)
        ☠ CrashingInitTests/test (0.000 s)
            CrashingTests.swift:90: Fatal error: The initialiser
            \(crashed) test \(byItself)
        ☠ CrashingTestSetUpTests/test (0.000 s)
            CrashingTests.swift:123: Fatal error: The set-up
            \(crashed) test \(byItself)

        """))
    #expect(
      run.output.contains(
        "\n✘ 8 tests and 2 suite hooks in 0.000 s: 2 passed, 6 crashed, 2 skipped\n"))
  }

  @Test("Only the test that hangs is lost, even if its process cannot do anything")
  func hang() async throws {
    let run = try await CommandLineFixture(
      "--filter", "HangingTests/test(Spins|Stops|GoesOn)", "--time-limit", "1",
      environment: CommandLineFixture.backtraces("hang"))
    let limit = "Test ran for 1.0 seconds, but expected to end before its time limit"
    #if os(Linux)
    let backtrace = """

        │ Backtrace:
        │   at closure #1 in static HangingTests.tests.getter (HostileTests.swift:32)
      """
    #else
    let backtrace = ""
    #endif
    #expect(
      run.output.hasPrefix(
        """
        Running 3 tests in 1 suite
        ⧖ HangingTests/testSpins (0.000 s)
            HostileTests.swift:30: \(limit)
          │ about to spin\(backtrace)
        ⧖ HangingTests/testStops (0.000 s)
            HostileTests.swift:34: \(limit)
        ✔ HangingTests/testGoesOn (0.000 s)
          │ afterwards

        """))
    #expect(!run.output.contains("*** Signal"), Comment(rawValue: run.output))
    #expect(run.exitCode == 1)
  }
}

@Suite("A run whose folder cannot be written")
struct IsolationRoomTests {
  private static var warning: Regex<Substring> {
    /warning: Nothing of this run is kept: \S+ could not be written\.\n/
  }

  @Test(
    "continues in a temporary folder, and is reported in one line",
    arguments: ["--isolated", "--process-per-test"])
  func moves(option: String) async throws {
    let run = try await CommandLineFixture("--filter", "JournalLoss", option, fixture: "journal")
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
    #expect(run.errors.wholeMatch(of: Self.warning) != nil)
    #expect(run.exitCode == 0)
  }

  @Test(
    "continues there, too, if its processes can claim no tests",
    arguments: [["--process-per-test"], ["--processes", "2", "--repeat", "2"]])
  func claims(options: [String]) async throws {
    let run = try await CommandLineFixture(
      arguments: ["--filter", "^ClaimLossTests/"] + options,
      fixture: "claims")
    let count = options.contains("--repeat") ? 6 : 3
    #expect(run.output.hasSuffix("\n✔ \(count) tests in 0.000 s: \(count) passed\n"))
    #expect(run.errors.wholeMatch(of: Self.warning) != nil)
    #expect(run.exitCode == 0)
  }

  @Test("Without disk space at its start, it is not stored either")
  func fullDisk() async throws {
    // A file of 64 kB is too much.
    let run = try await CommandLineFixture(
      shell: #"trap '' XFSZ; ulimit -f 60; "$program" --run-tests --filter testAdds"#)
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
