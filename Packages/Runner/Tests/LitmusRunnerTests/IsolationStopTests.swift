import Foundation
import Testing

@Suite struct `The state that a stopped run leaves` {
  /// Starts a run, stops its parent in the middle, and then runs more in a shell.
  ///
  /// - Parameters:
  ///   - options: Options of the first run, of the tests that wait in their middle.
  ///   - signal: What stops the first run.
  ///   - afterwards: What the shell does then, for which `$program` runs tests.
  private func stopped(
    _ options: String = "--filter '^SlowTests/'", by signal: String, then afterwards: String
  ) async throws -> CommandLineFixture {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    return try await CommandLineFixture(
      shell: """
        cd '\(directory.path)' && export LITMUS_GATE="$PWD/gate" LITMUS_FOLDER="$PWD/runs"
        program() { '\(CommandLineFixture.program.path)' --run-tests "$@"; }
        '\(CommandLineFixture.program.path)' --run-tests \(options) > first 2> errors & run=$!
        while [ ! -e gate.reached ]; do sleep 0.01; done
        unset TESTBRIDGE_TEST_ONLY
        kill -\(signal) $run
        wait $run
        echo "The first run ended with code $?."
        touch gate
        \(afterwards)
        """,
      environment: ["TESTBRIDGE_TEST_ONLY": "^SlowTests/test(Before|Waits)$"])
  }

  @Test(arguments: [("TERM", 15), ("HUP", 1)])
  func `does not count as passed`(name: String, number: Int) async throws {
    let run = try await stopped(
      "--filter '^SlowTests/' --json events", by: name,
      then: "grep -o '\"success\":[a-z]*' events; grep '^✘' first; tail -n 2 first; cat errors")
    #expect(
      run.output == """
        The first run ended with code \(128 + number).
        "success":false
        ✘ 3 tests in 0.000 s: 1 passed, 2 not run, 1 failure in no known test
        Resume the run:
          fixture --run-tests --resume
        error: The run was stopped by signal \(number) (SIG\(name)).

        """)
  }

  @Test func `A run in one process blames no test of a child process that ended with its parent`()
    async throws
  {
    let run = try await stopped(by: "TERM", then: "program --resume --no-isolated | tail -n 1")
    #expect(
      run.output == """
        The first run ended with code 143.
        ✔ 3 tests in 0.000 s: 3 passed

        """)
  }

  @Test func `The tests that the environment selected are resumed`() async throws {
    let run = try await stopped("", by: "KILL", then: "program --resume | tail -n 1")
    #expect(
      run.output == """
        The first run ended with code 137.
        ✔ 2 tests in 0.000 s: 2 passed

        """)
  }

  @Test
  func `A report that cannot be written hides no run from --resume, and removes none`() async throws
  {
    let run = try await stopped(
      by: "KILL",
      then: """
        program --junit /none/report.xml 2> problem; echo "Code $?."
        program --resume --junit /none/report.xml 2> problem; echo "Code $?."
        program --resume --no-isolated --junit /none/report.xml 2> problem; echo "Code $?."
        program --resume | tail -n 1
        """)
    #expect(
      run.output == """
        The first run ended with code 137.
        Code 2.
        Code 2.
        Code 2.
        ✔ 3 tests in 0.000 s: 3 passed

        """)
  }
}
