import Foundation
import Testing

/// What happens when the process that reads a run's output has ended.
@Suite struct `A run whose output nobody reads any more` {
  /// A shell's descriptor 3, whose reader has ended.
  private static let closedPipe = """
    cd "$LITMUS_FOLDER"
    mkfifo pipe
    cat pipe > /dev/null & exec 3> pipe
    kill $!; wait $! 2> /dev/null
    """

  @Test(arguments: ["--isolated", "--no-isolated"])
  func `ends with all its reports, and says that one is incomplete`(option: String) async throws {
    let run = try await CommandLineFixture(
      shell: """
        \(Self.closedPipe)
        "$program" --run-tests \(option) --filter PassingTests --junit junit --html html >&3
        code=$?
        grep -o 'tests="[0-9]*"' junit | head -1
        grep -o '</html>' html
        exit $code
        """)
    #expect(run.output == "tests=\"6\"\n</html>\n")
    #expect(run.errors == "error: standard output could not be written: Broken pipe\n")
    #expect(run.exitCode == 1)
  }

  @Test func `leaves the signal as usual for the tests`() async throws {
    let run = try await CommandLineFixture("--filter", "^SignalTests/", fixture: "signals")
    #expect(
      run.output == """
        Running 1 test in 1 suite
        ☠ SignalTests/testWritesToClosedPipe (0.000 s)
            SignalTests.swift:11: Process ended with signal 13 (SIGPIPE), but expected the test to end by itself

        ✘ 1 test in 0.000 s: 0 passed, 1 crashed
        Run what failed again:
          fixture --run-tests --only SignalTests/testWritesToClosedPipe

        """)
  }
}

@Suite struct `A run that a process has started that ignores SIGCHLD` {
  @Test func `knows how its children have ended`() async throws {
    let run = try await CommandLineFixture(
      shell: """
        exec bash -c 'trap "" CHLD; exec "$@"' bash "$program" --run-tests --filter testAdds
        """)
    #expect(
      run.output == """
        Running 1 test in 1 suite
        ✔ PassingTests/testAdds (0.000 s)

        ✔ 1 test in 0.000 s: 1 passed

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }
}
