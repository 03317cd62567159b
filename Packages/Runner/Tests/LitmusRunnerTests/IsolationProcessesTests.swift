import Foundation
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
      shell: "'\(CommandLineFixture.program.path)' --run-tests --filter Crashing "
        + options.joined(separator: " "),
      // Each backtrace takes a quarter of a second.
      environment: Self.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    // Two processes may each have begun the same suite's set-up, which ends both.
    let summary =
      /\n✘ 21 tests and (?:2 suite hooks in 0\.000 s: 4 passed, 3 failed, 14|3 suite hooks in 0\.000 s: 4 passed, 3 failed, 15) crashed, 2 skipped\n/
    #expect(run.output.contains(summary), Comment(rawValue: run.output))
    #expect(run.errors == "")
    #expect(run.exitCode == 1)
  }

  @Test("Parallel processes share the tests of one suite")
  func oneSuite() async throws {
    let run = try await CommandLineFixture(
      shell: "mkfifo \"$LITMUS_FOLDER/meeting\"; '\(CommandLineFixture.program.path)' --run-tests "
        + "--filter Meeting --processes 2",
      environment: ["LITMUS_FIXTURE": "meeting"])
    #expect(
      run.output.hasSuffix("\n✔ 2 tests in 0.000 s: 2 passed\n"), Comment(rawValue: run.output))
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

        """), Comment(rawValue: run.output))
  }

  @Test("A crash ends a run that is repeated until a failure, or stops at the first")
  func stopping() async throws {
    let tests = ["--filter", "^CrashingTests/test(Before|Exits|After)$"]
    let until = try await CommandLineFixture(
      arguments: tests + ["--repeat", "5", "--repeat-until-failure"], environment: Self.environment)
    #expect(
      until.output.contains("\n✘ 3 tests in 0.000 s: 2 passed, 1 crashed\n"),
      Comment(rawValue: until.output))
    let fast = try await CommandLineFixture(
      arguments: tests + ["--fail-fast"], environment: Self.environment)
    #expect(
      fast.output.contains("\n✘ 3 tests in 0.000 s: 1 passed, 1 crashed, 1 not run\n"),
      Comment(rawValue: fast.output))
  }

  @Test("A result has the number of its process")
  func numbers() async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "events.jsonl")
    _ = try await CommandLineFixture(
      "--filter", "^CrashingTests/test(Before|Exits|After)$", "--json", file.path,
      environment: Self.environment)
    let results = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      $0.contains(#""event":"testFinished""#)
    }
    #expect(
      results.map { $0.firstMatch(of: /"process":([0-9]+)/).map { String($0.1) } }
        == ["1", "1", "2"])
  }

  @Test("Crashes are in the JUnit report, with their output")
  func junit() async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "report.xml")
    _ = try await CommandLineFixture(
      "--filter", "^CrashingTests/test(Exits|After)$", "--junit", file.path,
      environment: Self.environment)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("name=\"testExits\""))
    #expect(text.contains("Process exited with code 0, but expected the test to end by itself"))
    #expect(text.contains("<system-out>no line break</system-out>"))
    #expect(text.contains("<system-out>after&#10;</system-out>"))
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
