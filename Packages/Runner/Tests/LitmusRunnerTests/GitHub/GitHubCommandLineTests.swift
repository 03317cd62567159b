import Foundation
import Testing

@Suite struct `A run in a workflow of GitHub` {
  private let folder = TemporaryDirectory()
  private var summary: String { folder["summary.md"] }

  /// Runs the fixture program as a step would.
  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) async throws -> CommandLineFixture {
    // The package is where its tests are.
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL.path
    return try await CommandLineFixture(
      arguments: arguments,
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": package, "GITHUB_STEP_SUMMARY": summary,
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "owner/shop",
        "GITHUB_SHA": "0a1b2c", "LITMUS_FOLDER": folder["litmus"],
      ].merging(environment) { $1 })
  }

  private let thrown =
    "::error file=Tests/Fixture/FailingTests.swift,line=39,"
    + "title=FailingTests/testThrows failed::Error CardDeclined(code: 7) was thrown, but expected none"

  @Test(arguments: [
    [], ["--no-isolated"], ["--no-capture"], ["--process-per-test"],
  ])
  func `A failure is annotated, once, and the summary is added to, however the tests run`(
    options: [String]
  ) async throws {
    try folder.write("# Before\n", to: "summary.md")
    let run = try await run(["--filter", "testThrows", "--filter", "Passing"] + options)
    #expect(run.exitCode == 1)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("::stop-commands::"))
    #expect(run.output.hasSuffix("::\n\(thrown)\n"))
    #expect(run.output.executedCommands == [thrown])
    let text = try folder.text(of: "summary.md")
    #expect(text.hasPrefix("# Before\n\n\n<h2>✘ Failed: <code>litmus-runner-fixture</code></h2>\n"))
    #expect(text.components(separatedBy: "<h2>").count == 2)
    #expect(
      text.contains(
        "https://github.com/owner/shop/blob/0a1b2c/Tests/Fixture/FailingTests.swift#L39"))
  }

  @Test(arguments: [[], ["--no-isolated"], ["--no-capture"], ["--no-capture", "--no-isolated"]])
  func `GitHub executes no commands in the output, messages or names of tests`(options: [String])
    async throws
  {
    let run = try await run(
      ["--filter", "WorkflowTests"] + options, ["LITMUS_FIXTURE": "workflow"])
    #expect(run.output.contains("::error::printed"))
    #expect(run.output.contains("::error::half"))
    #expect(
      run.output.executedCommands == [
        "::error file=Tests/Fixture/WorkflowTests.swift,line=13,"
          + "title=WorkflowTests/%3A%3Aerror%3A%3Anamed failed::"
          + "::error::said%0A::error::in a second line"
      ])
  }

  @Test(arguments: [[], ["--no-isolated"]])
  func `The summary and the page compare with the run before`(options: [String]) async throws {
    let options = options + ["--html", folder["page"], "--filter", "testThrows", "--filter"]
    _ = try await run(options + ["testThrows"])
    #expect(try folder.text(of: "summary.md").contains("Against the run before") == false)
    #expect(try folder.text(of: "page").values(of: "data-changed") == [""])
    _ = try await run(options + ["testAdds"])
    #expect(
      try folder.text(of: "summary.md").contains("Against the run before: 1 still failing.\n"))
    #expect(try folder.text(of: "page").values(of: "data-changed") == ["stillFailing", ""])
  }

  @Test func `A summary that cannot be written is one line, and the exit code is the tests'`()
    async throws
  {
    let run = try await run(
      ["--filter", "testAdds"], ["GITHUB_STEP_SUMMARY": folder["none/summary.md"]])
    #expect(
      run.errors
        == "warning: \(folder["none/summary.md"]) could not be written: No such file or directory, "
        + "so that the job's summary is not whole.\n")
    #expect(run.exitCode == 0)
  }

  @Test func `Elsewhere, and with --no-github, nothing is reported`() async throws {
    for (options, value) in [(["--no-github"], "true"), ([], "false")] {
      let run = try await run(["--filter", "testThrows"] + options, ["GITHUB_ACTIONS": value])
      #expect(run.output.hasPrefix("Running 1 test"))
      #expect(!run.output.contains("::"))
      #expect(try folder.names.contains("summary.md") == false)
    }
  }

  @Test func `After a run without tests, GitHub executes commands again`() async throws {
    let run = try await run(["--filter", "NoSuchTest"])
    #expect(run.exitCode == 3)
    #expect(run.output.executedCommands == [])
    #expect(try folder.names.contains("summary.md") == false)
  }

  @Test func `Merged shards are reported as one run`() async throws {
    var paths: [String] = []
    for part in 1...2 {
      paths.append(folder["\(part).jsonl"])
      _ = try await run([
        "--filter", "testThrows", "--filter", "testAdds", "--shard", "\(part)/2", "--json",
        paths[part - 1], "--no-github",
      ])
    }
    let merged = try await run(["--merge"] + paths)
    #expect(merged.output.executedCommands == [thrown])
    #expect(try folder.text(of: "summary.md").contains("\n2 tests in "))
  }

  @Test func `A resumed run is reported as a whole`() async throws {
    let run = try await CommandLineFixture(
      stopping: "--filter '^SlowTests/' --filter testThrows", by: "kill -TERM $run",
      then: "grep '^::error' first; program --resume | grep '^::error'",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    let thrown =
      "::error title=FailingTests/testThrows failed::FailingTests.swift:39: Error "
      + "CardDeclined(code: 7) was thrown, but expected none\n"
    #expect(
      run.output == "::error title=Failure in no known test::SlowTests.swift:11: The run was "
        + "stopped by signal 15 "
        + "(SIGTERM) while SlowTests/testWaits was running, but expected all tests to run"
        + "%0A(outside of a test)\n"
        + thrown + thrown)
    let text = try folder.text(of: "summary.md")
    #expect(text.components(separatedBy: "<h2>").count == 3)
  }
}

extension String {
  /// The lines of a log that GitHub executes: commands, except while a step has stopped them.
  var executedCommands: [String] {
    replacing(/::stop-commands::(\S+)\n(?:[\s\S]*?\n)??::\1::\n/, with: "")
      .split(separator: "\n").filter { $0.contains(/^\s*::|##\[/) }.map(String.init)
  }
}
