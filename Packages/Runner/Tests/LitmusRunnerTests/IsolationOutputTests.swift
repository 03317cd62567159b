import Foundation
import Testing

@Suite("The output and files of a test that ends its process")
struct IsolationOutputTests {
  @Test("The beginning of a line is stored")
  func startOfLine() async throws {
    let run = try await CommandLineFixture(
      "--filter", "testStartsLine", environment: ["LITMUS_FIXTURE": "write"])
    #expect(run.output.contains("\n  │ the start of a line\n"), Comment(rawValue: run.output))
  }

  @Test("Many megabytes in one line hide neither message nor location")
  func oneLongLine() async throws {
    let run = try await CommandLineFixture(
      "--filter", "testWritesMuch", environment: ["LITMUS_FIXTURE": "write"])
    let report = String(run.output.prefix(500))
    #expect(
      report.contains(
        """
        ☠ WritingTests/testWritesMuch (0.000 s)
            RemovingTests.swift:42:7: Fatal error: At last
              Process ended with signal 4 (SIGILL), but expected the test to end by itself
          │ xxx
        """), Comment(rawValue: report))
  }

  @Test("A run whose folder a test removes loses nothing")
  func removedFolder() async throws {
    let run = try await CommandLineFixture(
      "--filter", "^RemovingTests/", environment: ["LITMUS_FIXTURE": "remove"])
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

        """), Comment(rawValue: run.output))
    #expect(run.exitCode == 1)
  }

  @Test("If no other process can follow, a line says why, and earlier results are reported")
  func removedFolderAndCrash() async throws {
    let run = try await CommandLineFixture(
      "--filter", "^RemovingTests/", environment: ["LITMUS_FIXTURE": "removeAndCrash"])
    #expect(run.output.contains("\n☠ RemovingTests/testEnds (0.000 s)\n"))
    #expect(run.output.contains(": Fatal error: with no folder\n"))
    #expect(
      run.output.contains(
        "\n✘ 5 tests in 0.000 s: 2 passed, 1 failed, 1 crashed, 1 not run, "
          + "1 failure in no known test\n"),
      Comment(rawValue: run.output))
    let errors = run.errors.replacing(/\/[^ ]*\/runs\/[^ ]*/, with: "FOLDER")
    #expect(
      errors == """
        error: The run was stopped: FOLDER was removed, so that no other process can continue.

        """)
    #expect(run.exitCode == 1)
  }

  @Test("A run that stores nothing leaves no temporary folder")
  func temporaryFolder() async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    for isolation in ["--isolated", "--no-isolated"] {
      let run = try await CommandLineFixture(
        "--filter", "testAdds", isolation,
        environment: ["LITMUS_FOLDER": "/dev/null/litmus", "TMPDIR": directory.path])
      #expect(run.exitCode == 0)
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(left.filter { $0.hasPrefix("litmus-") } == [], Comment(rawValue: isolation))
    }
  }
}
