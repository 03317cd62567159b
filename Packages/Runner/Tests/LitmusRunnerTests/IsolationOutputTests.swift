import Foundation
import Testing

@Suite("The output and files of a test that ends its process")
struct IsolationOutputTests {
  @Test("The beginning of a line is stored, and megabytes of it hide neither message nor location")
  func oneLongLine() async throws {
    let run = try await CommandLineFixture(
      "--filter", "WritingTests", environment: CommandLineFixture.backtraces("write"))
    let report = String(run.output.prefix(700))
    #expect(
      report.contains(
        """
          │ the start of a line
        ☠ WritingTests/testWritesMuch (0.000 s)
            RemovingTests.swift:42:7: Fatal error: At last
              Process ended with signal 4 (SIGILL), but expected the test to end by itself
          │ xxx
        """))
  }

  @Test("A run whose folder a test removes loses nothing")
  func removedFolder() async throws {
    let run = try await CommandLineFixture("--filter", "^RemovingTests/", fixture: "remove")
    #expect(
      run.output.hasPrefix(
        """
        Running 5 tests in 1 suite
        ✔ RemovingTests/testBefore (0.000 s)
        ✔ RemovingTests/testRemoves (0.000 s)
        ✘ RemovingTests/testFails (0.000 s)
            RemovingTests.swift:21: Value was false, but expected true - after that
          │ still told
        ✔ RemovingTests/testEnds (0.000 s)
        ✔ RemovingTests/testAfter (0.000 s)

        """))
    #expect(run.exitCode == 1)
  }

  @Test("If no other process can follow, a line says why, and earlier results are reported")
  func removedFolderAndCrash() async throws {
    let run = try await CommandLineFixture("--filter", "^RemovingTests/", fixture: "removeAndCrash")
    #expect(run.output.contains("\n☠ RemovingTests/testEnds (0.000 s)\n"))
    #expect(run.output.contains(": Fatal error: with no folder\n"))
    #expect(
      run.output.contains(
        "\n✘ 5 tests in 0.000 s: 2 passed, 1 failed, 1 crashed, 1 not run, "
          + "1 failure in no known test\n"))
    let errors = run.errors.replacing(/\/[^ ]*\/runs\/[^ ]*/, with: "FOLDER")
    #expect(
      errors == """
        error: The run was stopped: FOLDER was removed, so that no other process can continue.

        """)
    #expect(run.exitCode == 1)
  }

  @Test(
    "A test that lets its process write no more is the one that fails",
    arguments: [["--isolated"], ["--process-per-test"]], [nil, "yes"])
  func limits(options: [String], signal: String?) async throws {
    var environment = ["LITMUS_FIXTURE": "limit"]
    environment["LITMUS_SIGNAL"] = signal
    let run = try await CommandLineFixture(
      arguments: ["--filter", "LimitTests"] + options, environment: environment)
    let failure =
      signal == nil
      ? "could not write its results after the test, but expected the test to leave the limits of "
        + "the process as they were"
      : "ended with signal 25 (SIGXFSZ), but expected the test to end by itself"
    #expect(
      run.output.contains(
        """
        ✔ LimitTests/testBefore (0.000 s)
        \(signal == nil ? "✘" : "☠") LimitTests/testLimitsFiles (0.000 s)
            LimitTests.swift:12: Process \(failure)
        """))
    #expect(run.output.contains("✔ LimitTests/testAfter (0.000 s)\n"))
    #expect(run.errors == "")
  }

  @Test("A run that stores nothing leaves no temporary folder")
  func temporaryFolder() async throws {
    let folder = TemporaryDirectory()
    for isolation in ["--isolated", "--no-isolated"] {
      let run = try await CommandLineFixture(
        "--filter", "testAdds", isolation,
        environment: ["LITMUS_FOLDER": "/dev/null/litmus", "TMPDIR": folder.path])
      #expect(run.exitCode == 0)
      #expect(
        try folder.names.filter { $0.hasPrefix("litmus-") } == [], Comment(rawValue: isolation))
    }
  }

  @Test(
    "A run that stores nothing does not use a folder that it finds among temporary files",
    arguments: ["--isolated", "--no-isolated"])
  func foundFolder(option: String) async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER"; mkdir files
        export TMPDIR="$PWD/files" LITMUS_FOLDER=/dev/null/litmus
        # A process keeps its number when it executes another program.
        sh -c 'mkdir "files/litmus-$(id -u)-$$"; touch "files/litmus-$(id -u)-$$/theirs"; exec "$@"' \
          sh "$program" --run-tests \(option) --filter testAdds > output
        echo "exit code $?"
        cd files; ls | wc -l; ls *
        """)
    #expect(run.output == "exit code 0\n1\ntheirs\n")
  }
}
