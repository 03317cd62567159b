import Foundation
import Testing

@Suite struct `A run that was stopped` {
  /// Starts a run, does something to its parent in the middle, and goes on with it.
  ///
  /// - Parameters:
  ///   - options: Options of the first run.
  ///   - command: A command of the shell, for which `$run` is the parent's number.
  /// - Returns: What both runs wrote and the second ended with.
  private func stopped(_ options: String, by command: String) async throws -> CommandLineFixture {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = "'\(CommandLineFixture.program.path)' --run-tests"
    return try await CommandLineFixture(
      shell: """
        cd '\(directory.path)' && export LITMUS_GATE="$PWD/gate" LITMUS_FOLDER="$PWD/runs"
        \(program) \(options) --filter '^SlowTests/' > first 2> errors & run=$!
        while [ ! -e gate.reached ]; do sleep 0.01; done
        \(command)
        wait $run
        echo "The first run ended with code $?."
        cat errors
        touch gate
        \(program) --resume
        """)
  }

  private static let report = """
    Running 3 tests in 1 suite
    ✔ SlowTests/testBefore (0.000 s)
      │ before
    ✔ SlowTests/testWaits (0.000 s)
    ✔ SlowTests/testAfter (0.000 s)
      │ after

    ✔ 3 tests in 0.000 s: 3 passed

    """

  @Test func `A killed parent costs no result, and no test is blamed`() async throws {
    let run = try await stopped("", by: "kill -KILL $run")
    #expect(run.output == "The first run ended with code 137.\n" + Self.report)
    #expect(run.exitCode == 0)
  }

  @Test func `A signal ends it with its reports, and with the signal's code`() async throws {
    let run = try await stopped("", by: "kill -TERM $run")
    #expect(
      run.output == """
        The first run ended with code 143.
        error: The run was stopped by signal 15 (SIGTERM).

        """ + Self.report)
  }

  @Test func `A run without child processes is resumed too, and no test is blamed`() async throws {
    let run = try await stopped("--no-isolated", by: "kill -KILL $run")
    #expect(run.output == "The first run ended with code 137.\n" + Self.report)
    #expect(run.exitCode == 0)
  }

  @Test func `While the only run is still in progress, its process is named`() async throws {
    let program = "'\(CommandLineFixture.program.path)' --run-tests"
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER" && export LITMUS_GATE="$PWD/gate"
        \(program) --filter '^SlowTests/' > first & run=$!
        while [ ! -e gate.reached ]; do sleep 0.01; done
        \(program) --resume 2> errors
        echo "Code $?."
        sed "s/$run/RUN/" errors
        touch gate
        wait $run
        """)
    #expect(
      run.output == """
        Code 3.
        error: Nothing to resume: a run is still in progress, in process RUN.

        """)
    #expect(run.exitCode == 0)
  }

  @Test func `If no run was stopped, there is nothing to resume`() async throws {
    let run = try await CommandLineFixture("--resume")
    #expect(
      run.errors == "error: Nothing to resume: no run of this program was stopped before its end.\n"
    )
    #expect(run.output == "")
    #expect(run.exitCode == 3)
  }
}
