import Foundation
import Testing

@Suite struct `The messages of the command line` {
  @Test(arguments: [["--isolated"], ["--process-per-test"]], ["", "yes"])
  func `A test that lets its process write no more is the one that fails`(
    options: [String], signal: String
  ) async throws {
    let run = try await CommandLineFixture(
      arguments: ["--filter", "LimitTests"] + options,
      environment: ["LITMUS_FIXTURE": "limit"].merging(
        signal.isEmpty ? [:] : ["LITMUS_SIGNAL": signal]
      ) { $1 })
    #expect(run.output.contains("✔ LimitTests/testBefore (0.000 s)\n"), "\(run.output)")
    #expect(
      run.output.contains(
        signal.isEmpty
          ? """
          ✘ LimitTests/testLimitsFiles (0.000 s)
              LimitTests.swift:12: Process could not write its results after the test, but \
          expected the test to leave the limits of the process as they were

          """
          : """
          ☠ LimitTests/testLimitsFiles (0.000 s)
              LimitTests.swift:12: Process ended with signal 25 (SIGXFSZ), but expected the test \
          to end by itself

          """), "\(run.output)")
    #expect(run.output.contains("✔ LimitTests/testAfter (0.000 s)\n"))
    #expect(run.errors == "")
  }

  @Test func `A run that is interrupted names the test that was running`() async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER" && export LITMUS_GATE="$PWD/gate"
        '\(CommandLineFixture.program.path)' --run-tests --filter '^SlowTests/' > first & run=$!
        while [ ! -e gate.reached ]; do sleep 0.01; done
        kill -TERM $run; wait $run; grep stopped first
        """)
    let line =
      "SlowTests.swift:11: The run was stopped by signal 15 (SIGTERM) while "
      + "SlowTests/testWaits was running, but expected all tests to run\n"
    #expect(run.output == "    \(line)")
  }

  @Test func `If all tests are skipped, a line says so`() async throws {
    let run = try await CommandLineFixture("--skip", ".")
    #expect(run.errors == "error: All 24 chosen tests match --skip '.', and so none runs.\n")
    #expect(run.exitCode == 3)
  }
}
