import Foundation
import Testing

@Suite struct `The selection of tests on the command line` {
  private let folder = TemporaryDirectory()

  private func run(_ line: String) async throws -> CommandLineFixture {
    try await CommandLineFixture(
      shell: "\"$program\" --run-tests \(line)", environment: ["LITMUS_FOLDER": folder.path])
  }

  @Test func `Failed tests run again, and none when they have passed`() async throws {
    #expect(try await run("--only PassingTests --only FailingTests/testThrows").exitCode == 1)
    let again = try await run("--failed --list")
    #expect(again.output == "FailingTests/testThrows\n")
    let mended = try await run("--failed --filter Passing")
    #expect(
      mended.output == """
        Running 0 tests in 0 suites: None of 6 tests failed when it last ran.

        ✔ 0 tests in 0.000 s: 0 passed

        """)
    #expect(mended.exitCode == 0)
  }

  @Test func `A shard without tests passes, and writes its reports`() async throws {
    let report = folder["report.jsonl"]
    var runs: [CommandLineFixture] = []
    for part in 1...2 {
      runs.append(
        try await run("--only PassingTests/testAdds --shard \(part)/2 --json '\(report)\(part)'"))
    }
    #expect(runs.map(\.exitCode) == [0, 0])
    let empty = runs.filter { $0.output.hasPrefix("Running 0 tests") }
    #expect(
      empty.map {
        $0.output.replacing(/shard [12]/, with: "shard N").replacing(/[12]\n$/, with: "N\n")
      } == [
        """
        Running 0 tests in 0 suites, shard N of 2: The other shards have all 1 test.

        ✔ 0 tests in 0.000 s: 0 passed
        Wrote \(report)N

        """
      ])
    #expect(try folder.text(of: "report.jsonl2").hasSuffix("\n"))
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
