import Foundation
import Testing

@Suite struct `The selection of tests on the command line` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ line: String, _ environment: [String: String] = [:]) async throws
    -> CommandLineFixture
  {
    try await CommandLineFixture(
      shell: "'\(CommandLineFixture.program.path)' --run-tests \(line)",
      environment: ["LITMUS_FOLDER": folder.path].merging(environment) { $1 })
  }

  @Test func `Failed tests run again, and none when they have passed`() async throws {
    #expect(try await run("--only PassingTests --only FailingTests/testThrows").exitCode == 1)
    let again = try await run("--failed --list")
    #expect(again.output == "FailingTests/testThrows\n")
    #expect(try await run("--new --list --only FailingTests").output.contains("testEquality\n"))
    let mended = try await run("--failed --filter Passing --junit '\(folder["report.xml"])'")
    #expect(
      mended.output == """
        Running 0 tests in 0 suites: None of 6 tests failed when it last ran.

        ✔ 0 tests in 0.000 s: 0 passed
        Wrote \(folder["report.xml"])

        """)
    #expect(mended.exitCode == 0)
    #expect(try folder.text(of: "report.xml").contains("tests=\"0\""))
  }

  @Test func `Without earlier runs, --failed reports that there are none`() async throws {
    let run = try await run("--failed")
    #expect(run.output == "")
    #expect(
      run.errors
        == "error: There are no results of earlier runs, which --failed needs: run the tests once "
        + "without it.\n")
    #expect(run.exitCode == 3)
  }

  @Test
  func `A store that cannot be read or written is reported in one line, and the run continues`()
    async throws
  {
    _ = try await run("--only PassingTests/testAdds")
    let file = "litmus-runner-fixture/results.json"
    try folder.write("no JSON", to: file)
    let broken = try await run("--only PassingTests/testAdds")
    #expect(
      broken.errors
        == "warning: \(folder[file]) does not hold results that this program can read, and was set "
        + "aside as results.json.broken.\n")
    #expect(broken.exitCode == 0)
    #expect(try folder.text(of: "\(file).broken") == "no JSON")
    #expect(try await run("--only PassingTests/testAdds").errors == "")
  }

  @Test func `A shard without tests passes, and writes its reports`() async throws {
    let report = folder["report.jsonl"]
    var runs: [CommandLineFixture] = []
    for part in 1...4 {
      runs.append(
        try await run("--only PassingTests/testAdds --shard \(part)/4 --json '\(report)\(part)'"))
    }
    #expect(runs.map(\.exitCode) == [0, 0, 0, 0])
    let empty = runs.filter { $0.output.hasPrefix("Running 0 tests") }
    #expect(empty.count == 3)
    #expect(
      empty[0].output.replacing(/shard [1-4]/, with: "shard N")
        .replacing(/[1-4]\n$/, with: "N\n") == """
          Running 0 tests in 0 suites, shard N of 4: The other shards have all 1 test.

          ✔ 0 tests in 0.000 s: 0 passed
          Wrote \(report)N

          """)
    #expect(try folder.text(of: "report.jsonl3").hasSuffix("\n"))
  }

  @Test
  func `Bazel's variables divide the tests, and say where the report is written`() async throws {
    let bazel = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": folder["status"],
      "XML_OUTPUT_FILE": folder["test.xml"], "TESTBRIDGE_TEST_ONLY": "^PassingTests/",
    ]
    var runs: [CommandLineFixture] = []
    for index in 0...1 {
      runs.append(try await run("", bazel.merging(["TEST_SHARD_INDEX": "\(index)"]) { $1 }))
    }
    let lines = runs.flatMap { $0.output.split(separator: "\n") }.filter { $0.hasPrefix("✔ Pass") }
    #expect(lines.count == 6)
    #expect(Set(lines).count == 6)
    #expect(try folder.text(of: "test.xml").hasPrefix("<?xml"))
    #expect(try folder.text(of: "status") == "")
  }

  @Test
  func `The command that runs failed tests again is in JSON and JUnit reports, too`() async throws {
    let report = folder["report"]
    let failed = try await run(
      "--only FailingTests/testThrows --time-limit 5 --json '\(report).jsonl' "
        + "--junit '\(report).xml'")
    let command =
      "\(CommandLineFixture.program.path) --run-tests --only FailingTests/testThrows --time-limit 5"
    #expect(
      failed.output.hasSuffix(
        "  \(command)\nWrote \(report).xml\nWrote \(report).jsonl\n"
          .replacing(CommandLineFixture.program.path, with: "fixture")))
    let lines = try folder.text(of: "report.jsonl").split(separator: "\n")
    #expect(lines.last?.contains("\"rerun\":\"\(command)\"") == true)
    #expect(
      try folder.text(of: "report.xml").contains(
        """
            <properties>
              <property name="rerun" value="\(command)"/>
            </properties>
        """))
  }
}
