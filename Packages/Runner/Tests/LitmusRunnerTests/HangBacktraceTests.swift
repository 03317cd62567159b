#if os(Linux)
import Testing

@Suite("A test that blocks the main thread beyond its time limit")
struct HangBacktraceTests {
  @Test(
    "Its output shows where it hangs",
    arguments: ["--isolated", "--process-per-test --retries 1"]
  )
  func output(mode: String) async throws {
    let run = try await hang(mode, CommandLineFixture.backtraces("hang"))
    #expect(
      run.output.contains(
        """
          │ Before
          │ Backtrace:
          │   at static StuckTests.waitForNobody() (StuckTests.swift:20)
          │   at closure #1 in static StuckTests.tests.getter (StuckTests.swift:12)

        """))
    // That of one that waits in the runner.
    #expect(
      run.output.contains("  │   at static StuckTests.expectNothing() (StuckTests.swift:25)\n"))
    #expect(run.output.contains("\n✔ StuckTests/testAfter (0.000 s)\n"))
    #expect(run.output.contains("\n✘ 3 tests in 0.000 s: 1 passed, 2 timed out\n"))
  }

  @Test("There is none if Swift's backtraces are off")
  func off() async throws {
    let run = try await hang("--isolated", ["LITMUS_FIXTURE": "hang"])
    #expect(!run.output.contains("Backtrace"), "\(run.output)")
    #expect(run.output.contains("\n✘ 3 tests in 0.000 s: 1 passed, 2 timed out\n"))
  }

  @Test("A test that ran beside it runs again")
  func beside() async throws {
    let run = try await CommandLineFixture(
      "--parallel", "--filter", "StuckBesideTests", fixture: "stuck")
    #expect(run.output.contains("\n✘ 2 tests in 0.000 s: 1 passed, 1 timed out\n"))
  }

  private func hang(
    _ mode: String, _ environment: [String: String]
  ) async throws -> CommandLineFixture {
    try await CommandLineFixture(
      arguments: mode.split(separator: " ").map(String.init) + ["--filter", "StuckTests"],
      environment: environment)
  }
}

@Suite("A test that crashes in the C library")
struct CLibraryBacktraceTests {
  @Test("Its backtrace continues below that library, which has no frame pointers")
  func frames() async throws {
    let run = try await CommandLineFixture(
      "--filter", "AbortTests", environment: CommandLineFixture.backtraces("abort"))
    #expect(
      run.output.hasPrefix(
        """
        Running 4 tests in 1 suite
        ☠ AbortTests/testAborts (0.000 s)
            AbortTests.swift:17:5: Process ended with signal 6 (SIGABRT), but expected the test to \
        end by itself
          │ Backtrace:
          │   at static AbortTests.giveUp() (AbortTests.swift:17)
          │   at closure #1 in static AbortTests.tests.getter (AbortTests.swift:9)
        ☠ AbortTests/testWrites (0.000 s)
            AbortTests.swift:21:5: Process ended with signal 11 (SIGSEGV), but expected the test to \
        end by itself
          │ Backtrace:
          │   at static AbortTests.write() (AbortTests.swift:21)
          │   at closure #2 in static AbortTests.tests.getter (AbortTests.swift:10)
        ☠ AbortTests/testSends (0.000 s)
            AbortTests.swift:26:5: Process ended with signal 11 (SIGSEGV), but expected the test to \
        end by itself
          │ Backtrace:
          │   at static AbortTests.send() (AbortTests.swift:26)
          │   at closure #3 in static AbortTests.tests.getter (AbortTests.swift:11)
        ✔ AbortTests/testAfter (0.000 s)

        """))
  }
}
#endif
