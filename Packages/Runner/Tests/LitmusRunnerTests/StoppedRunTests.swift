import Testing

@Suite struct `A run that was stopped` {
  private static let report = """
    Running 3 tests in 1 suite
    ✔ SlowTests/testBefore (0.000 s)
      │ before
    ✔ SlowTests/testWaits (0.000 s)
    ✔ SlowTests/testAfter (0.000 s)
      │ after

    ✔ 3 tests in 0.000 s: 3 passed

    """

  @Test(arguments: ["--isolated", "--no-isolated"])
  func `by a kill is resumed without a lost result, and no test is blamed`(mode: String)
    async throws
  {
    let run = try await CommandLineFixture(
      stopping: "\(mode) --filter '^SlowTests/'", by: "kill -KILL $run",
      then: #"echo "Code $code."; cat errors; program --resume"#)
    #expect(run.output == "Code 137.\n" + Self.report)
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [("TERM", 15), ("HUP", 1)])
  func `by a signal has its reports, names the running test, and is resumed with its reports`(
    name: String, number: Int
  ) async throws {
    let run = try await CommandLineFixture(
      stopping: "--filter '^SlowTests/' --json json --html html", by: "kill -\(name) $run",
      then: #"""
        echo "Code $code."; grep -o '"success":[a-z]*' json; grep -o '<strong>[^<]*' html
        grep stopped first; grep '^✘' first; tail -n 2 first; cat errors
        program --resume --html html; grep -o '<strong>[^<]*' html
        """#)
    #expect(
      run.output == """
        Code \(128 + number).
        "success":false
        <strong>1 failure in no known test, 2 not run
            SlowTests.swift:11: The run was stopped by signal \(number) (SIG\(name)) while \
        SlowTests/testWaits was running, but expected all tests to run
        ✘ 3 tests in 0.000 s: 1 passed, 2 not run, 1 failure in no known test
        Resume the run:
          fixture --run-tests --resume
        error: The run was stopped by signal \(number) (SIG\(name)).
        \(Self.report)\
        Wrote json
        Wrote html
        <strong>All 3 tests passed

        """)
  }

  @Test func `blames no test of a child process when it is resumed in one process`() async throws {
    let run = try await CommandLineFixture(
      stopping: "--filter '^SlowTests/'", by: "kill -TERM $run",
      then: "program --resume --no-isolated | tail -n 1")
    #expect(run.output == "✔ 3 tests in 0.000 s: 3 passed\n")
  }

  @Test func `is resumed with the tests that the environment selected`() async throws {
    let run = try await CommandLineFixture(
      stopping: "", by: "unset TESTBRIDGE_TEST_ONLY; kill -KILL $run",
      then: "program --resume | tail -n 1",
      environment: ["TESTBRIDGE_TEST_ONLY": "^SlowTests/test(Before|Waits)$"])
    #expect(run.output == "✔ 2 tests in 0.000 s: 2 passed\n")
  }

  @Test func `is neither hidden nor removed by runs whose report cannot be written`() async throws {
    let run = try await CommandLineFixture(
      stopping: "--filter '^SlowTests/'", by: "kill -KILL $run",
      then: """
        for options in "" --resume "--resume --no-isolated"; do
          program $options --junit /none/report.xml 2> problem; echo "Code $?."
        done
        program --resume | tail -n 1
        """)
    #expect(
      run.output == """
        Code 2.
        Code 2.
        Code 2.
        ✔ 3 tests in 0.000 s: 3 passed

        """)
  }

  @Test func `is not resumed while it is still in progress, and its process is named`() async throws
  {
    let run = try await CommandLineFixture(
      stopping: "--filter '^SlowTests/'",
      by: #"program --resume 2> problem; echo "Code $?."; sed "s/$run/RUN/" problem; touch gate"#,
      then: "exit $code")
    #expect(
      run.output == """
        Code 3.
        error: Nothing to resume: a run is still in progress, in process RUN.

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `must be there to be resumed`() async throws {
    let run = try await CommandLineFixture("--resume")
    #expect(
      run.errors == "error: Nothing to resume: no run of this program was stopped before its end.\n"
    )
    #expect(run.output == "")
    #expect(run.exitCode == 3)
  }
}
