import Testing

/// What the options of a run do with tests of Swift Testing.
extension `Tests of Swift Testing in a program` {
  @Test func `The command that runs failed tests again runs just these, and just these test cases`()
    async throws
  {
    let first = try await CommandLineFixture.hosting(
      "--filter", "Failing/r|Failing/brokenA|BrokenSuite")
    let command = String(try #require(first.output.split(separator: "\n").last))
    let second = try await CommandLineFixture(
      shell: command.replacing("fixture", with: "'\(CommandLineFixture.hostingProgram)'"))
    #expect(second.output.hasPrefix("Running 6 tests in 2 suites\n✘ Failing/requires()"))
    #expect(!second.output.contains("rows(_:)(1)"))
    #expect(second.output.contains("✘ Failing/rows(_:)(2)"))
  }

  @Test func `A test case that runs only because another was chosen is not reported to begin`()
    async throws
  {
    let folder = TemporaryDirectory()
    let run = try await CommandLineFixture.hosting(
      "--only", "Passing/doubles(_:)(2)", "--json", folder["report.json"])
    let begun = try folder.text(of: "report.json").split(separator: "\n")
      .filter { $0.contains(#""event":"testStarted""#) }
      .compactMap { $0.firstMatch(of: /"name":"([^"]*)"/).map { String($0.1) } }
    #expect(begun == ["doubles(_:)(2)"])
    #expect(run.exitCode == 0)
  }

  @Test func `Tests that fail run again, each attempt with its failures`() async throws {
    let run = try await CommandLineFixture.hosting("--filter", "FlakySuite", "--retries", "2")
    let row = #"(number == 1 → false) || (Self.attempt("row \(number)") > number → false)"#
    let again = "(0.000 s), runs again"
    #expect(
      run.course == """
        Running 5 tests in 1 suite
        ✔ FlakySuite/passes() (0.000 s)
        ✘ FlakySuite/failsOnce(), attempt 1 of 3 \(again)
            FlakyTests.swift:16:28: Expectation failed: (Self.attempt("failsOnce") → 1) > 1
        ✔ FlakySuite/rows(_:)(1) (0.000 s)
        ✘ FlakySuite/rows(_:)(2), attempt 1 of 3 \(again)
            FlakyTests.swift:18:5: Expectation failed: \(row)
        ✘ FlakySuite/rows(_:)(3), attempt 1 of 3 \(again)
            FlakyTests.swift:18:5: Expectation failed: \(row)
        ↻ FlakySuite/failsOnce(), attempt 2 of 3 (0.000 s)
        ✘ FlakySuite/rows(_:)(2), attempt 2 of 3 \(again)
            FlakyTests.swift:18:5: Expectation failed: \(row)
        ✘ FlakySuite/rows(_:)(3), attempt 2 of 3 \(again)
            FlakyTests.swift:18:5: Expectation failed: \(row)
        ↻ FlakySuite/rows(_:)(2), attempt 3 of 3 (0.000 s)
        ✘ FlakySuite/rows(_:)(3), attempt 3 of 3 (0.000 s)
            FlakyTests.swift:18:5: Expectation failed: \(row)

        """)
    #expect(run.output.contains("\n✘ 5 tests in 0.000 s: 2 passed, 1 failed, 2 flaky\n"))
    #expect(run.exitCode == 1)
  }

  @Test func `If an option says so, no test begins after the first failure`() async throws {
    let run = try await CommandLineFixture.hosting("--fail-fast", "--filter", "Failing|Passing")
    #expect(run.output.contains("\n✘ 32 tests in 0.000 s: 0 passed, 1 failed, 31 not run\n"))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [1, 8])
  func `A test that takes too long is stopped or left behind, and the others run`(width: Int)
    async throws
  {
    let run = try await CommandLineFixture.hosting(
      "--time-limit", "1", "--filter", "Hanging/", width > 1 ? "--parallel" : "--no-capture",
      fixture: "hang")
    #expect(
      run.course == """
        Running 4 tests in 1 suite
        ✔ Hanging/first() (0.000 s)
        ⧖ Hanging/sleeps() (0.000 s)
            HangingTests.swift:9:4: Test ran for 1.0 seconds, \
        but expected to end before its time limit
        ⧖ Hanging/neverReturns() (0.000 s)
            HangingTests.swift:10:4: Test ran for 1.0 seconds, \
        but expected to end before its time limit
        ✔ Hanging/last() (0.000 s)

        """)
  }

  @Test func `Test cases after one that takes too long do not run, because they depend on it`()
    async throws
  {
    let run = try await CommandLineFixture.hosting(
      "--time-limit", "1", "--filter", "HangingRows", fixture: "hang")
    #expect(
      run.course == """
        Running 3 tests in 1 suite
        ✔ HangingRows/row(_:)(1) (0.000 s)
        ⧖ HangingRows/row(_:)(2) (0.000 s)
            HangingTests.swift:18:4: Test ran for 1.0 seconds, \
        but expected to end before its time limit
        ↷ HangingRows/row(_:)(3): An earlier test case took too long, and no other can run without it

        """)
  }

  @Test func `They run in parallel and repeatedly if options say so`() async throws {
    let run = try await CommandLineFixture.hosting(
      "--parallel", "--repeat", "3", "--shuffle=1", "--filter", "Passing|Overloads|Twins")
    #expect(run.output.contains("\n✔ 66 tests in 0.000 s: 66 passed\n"))
    #expect(run.exitCode == 0)
  }
}
