import Testing

@testable import LitmusRunnerCore

@Suite("Several child processes")
struct IsolationProcessesTests {
  private static let environment = ["LITMUS_FIXTURE": "crash"]

  @Test(
    "All tests run, however they are distributed",
    arguments: [
      ["--processes", "3"], ["--process-per-test"], ["--process-per-test", "--processes", "2"],
      ["--parallel"], ["--shuffle=3"],
    ])
  func sharing(options: [String]) async throws {
    let run = try await CommandLineFixture(
      arguments: [
        "--filter", "Crashing.+Tests", "--filter", "CrashingTests/test(Before|Exits|ClosesOutput)$",
      ] + options,
      environment: Self.environment)
    // Two processes may each have begun the same suite's set-up, which ends both.
    let summary =
      /\n✘ 11 tests and (?:2 suite hooks in 0\.000 s: 3 passed, 1 failed, 7|3 suite hooks in 0\.000 s: 3 passed, 1 failed, 8) crashed, 2 skipped\n/
    #expect(run.output.contains(summary))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("Parallel processes share the tests of one suite")
  func oneSuite() async throws {
    let run = try await CommandLineFixture(
      shell:
        #"mkfifo "$LITMUS_FOLDER/meeting"; "$program" --run-tests --filter Meeting --processes 2"#,
      fixture: "meeting")
    #expect(run.output.hasSuffix("\n✔ 2 tests in 0.000 s: 2 passed\n"))
  }

  @Test("A suite with a set-up is claimed as a whole, and the tests of others one by one")
  @MainActor func claims() async {
    let claims = LoggedClaims()
    let suites = [
      list(make: TestCase.init) { list in
        list.add("testA") { _ in }
        list.add("testB") { _ in }
      },
      list(make: { Plain() }) { list in
        list.add("testC") { _ in }
        list.add("testD") { _ in }
      },
    ]
    let runner = TestRunner(
      plan: TestPlan(lists: suites), options: TestRunOptions(),
      context: RunContext { $0.claims = claims })
    _ = await runner.run()
    #expect(
      claims.log.entries == [
        "suite TestCase", "tests testA", "tests testB", "test testC", "test testD",
      ])
  }

  @Test("Each repetition runs as a whole, also after a crash")
  func repetitions() async throws {
    let run = try await CommandLineFixture(
      "--repeat", "2", "--filter", "^CrashingTests/test(Before|Exits|After)$",
      environment: Self.environment)
    #expect(
      run.output.hasPrefix(
        """
        Running 3 tests in 1 suite, 2 times
        ✔ CrashingTests/testBefore (0.000 s)
          │ before
        ☠ CrashingTests/testExits (0.000 s)
            CrashingTests.swift:19: Process exited with code 0, but expected the test to end \
        by itself
          │ no line break
        ✔ CrashingTests/testAfter (0.000 s)
          │ after
        ✔ CrashingTests/testBefore, repetition 2 (0.000 s)
          │ before
        ☠ CrashingTests/testExits, repetition 2 (0.000 s)
            CrashingTests.swift:19: Process exited with code 0, but expected the test to end \
        by itself
          │ no line break
        ✔ CrashingTests/testAfter, repetition 2 (0.000 s)
          │ after

        """))
  }
}

/// Claims that are all granted, and logged.
private struct LoggedClaims: TestClaims {
  let log = Log()
  var isForOneTest: Bool { false }
  var isOver: Bool { false }

  func claim(module: String, suite: String, iteration: Int) -> Bool {
    log("suite \(suite)")
    return true
  }

  func claim(_ test: TestID, iteration: Int) -> Bool {
    log("test \(test.name)")
    return true
  }

  func claim(testCases: [TestID], of function: String?, iteration: Int) -> [TestID] {
    log((["tests"] + testCases.map(\.name)).joined(separator: " "))
    return testCases
  }
}
