import Foundation
import Testing

@testable import LitmusRunnerReports

@Suite struct `Reports of the command line` {
  @Test func `The JUnit report replaces the file, and leaves no other file`() async throws {
    let folder = TemporaryDirectory()
    try folder.write("old", to: "report.xml")
    let run = try await CommandLineFixture(
      "--filter", "SkippedTests", "--filter", "testPrints", "--junit", folder["report.xml"])
    #expect(run.exitCode == 0)
    #expect(
      try folder.text(of: "report.xml").withoutFolders.replacing(
        /time="[0-9.]+"/, with: "time=\"0\""
      )
      .replacing(/timestamp="[0-9T:Z-]+" file="(?:[^"\/]+\/)*/, with: "file=\"") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="LitmusRunner" tests="3" failures="0" errors="0" time="0">
          <testsuite name="litmus_runner_fixture.PassingTests" tests="1" failures="0" errors="0" \
        skipped="0" time="0" file="PassingTests.swift">
            <testcase classname="litmus_runner_fixture.PassingTests" name="testPrints" time="0">
              <system-out>one&#10;two&#10;</system-out>
            </testcase>
          </testsuite>
          <testsuite name="litmus_runner_fixture.SkippedTests" tests="2" failures="0" errors="0" \
        skipped="2" time="0" file="PassingTests.swift">
            <testcase classname="litmus_runner_fixture.SkippedTests" name="testNeedsPrinter" \
        time="0">
              <skipped message="No printer is connected"/>
            </testcase>
            <testcase classname="litmus_runner_fixture.SkippedTests" name="testKnownBug" time="0">
              <skipped type="expected failure" message="Failed as expected: Value was 1, but \
        expected 2 - The total is not rounded yet">PassingTests.swift:26: Value was 1, but \
        expected 2 - The total is not rounded yet</skipped>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(try folder.names == ["report.xml"])
  }

  @Test func `The page agrees with JUnit test by test`() async throws {
    let folder = TemporaryDirectory()
    try folder.write("old", to: "a.html")
    let run = try await CommandLineFixture(
      "--html", folder["a.html"], "--junit", folder["a.xml"], "--retries", "1",
      "--skip", "LongMessage",
      environment: ["LITMUS_FIXTURE": "flaky", "GITHUB_SHA": "0123456789"])
    #expect(run.exitCode == 1)
    let (page, xml) = (try folder.text(of: "a.html"), try folder.text(of: "a.xml"))
    #expect(
      page.testTags.values(of: "data-name").count
        == xml.components(separatedBy: "<testcase").count - 1)
    let messages = page.components(separatedBy: "class=\"failure\"").count - 1
    let ofJUnit = ["failure", "error", "flakyFailure", "flakyError", "rerunFailure", "rerunError"]
      .map { xml.components(separatedBy: "<\($0) type=").count - 1 }
    #expect(messages == ofJUnit.reduce(0, +))
    #expect(page.contains("<dt>Commit</dt><dd><code>0123456789</code>"))
    #expect(page.contains("<h1><bdi>litmus-runner-fixture</bdi></h1>"))
    #expect(try folder.names == ["a.html", "a.xml"])
  }

  @Test func `Each line of JSON is an object with sorted keys`() async throws {
    let folder = TemporaryDirectory()
    let run = try await CommandLineFixture("--json", folder["events.jsonl"])
    #expect(run.exitCode == 1)
    let lines = try folder.text(of: "events.jsonl").split(separator: "\n")
    let kinds = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["event"] as? String)
    }
    #expect(
      Set(kinds) == [
        "runStarted", "testStarted", "failure", "attachment", "testFinished", "runFinished",
      ])
    let start = try #require(lines.first)
    let origin = try JSONDecoder().decode(RunOrigin.self, from: Data(start.utf8))
    #expect(origin.began != nil)
    let program = CommandLineFixture.program.path
    let date = origin.date ?? ""
    let expected = """
      {"ambiguousSuites":[],"date":"\(date)","emptyReason":null,"event":"runStarted",\
      "program":"\(program)","repetitions":1,"retries":0,"seed":null,"shard":null,"suites":7,\
      "system":"\(RunEnvironment.systemName)","tests":24,"version":1,"whole":true}
      """
    #expect(String(start) == expected)
  }

  @Test func `Each report whose folder is removed during the run is one line, and fails the run`()
    async throws
  {
    let run = try await CommandLineFixture(
      stopping: "--filter '^SlowTests/' --json there/a.jsonl --junit there/b.xml",
      after: "mkdir there",
      by: "while [ ! -e there/a.jsonl ]; do sleep 0.01; done; rm -r there; touch gate",
      then: "cat first; cat errors >&2; exit $code")
    #expect(
      run.errors == """
        error: there/b.xml could not be written: No such file or directory
        error: there/a.jsonl was removed or replaced while the tests ran, so it is lost

        """)
    #expect(run.output.hasSuffix("\n✔ 3 tests in 0.000 s: 3 passed\n"))
    #expect(run.exitCode == 1)
  }

  @Test func `The last lines name the reports that have been written to files`() async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER" && "$program" --run-tests --filter testAdds \
        --junit a.xml --json b.jsonl --html ./c.html > shown && tail -n 4 shown
        """)
    #expect(
      run.output == """
        ✔ 1 test in 0.000 s: 1 passed
        Wrote a.xml
        Wrote b.jsonl
        Wrote ./c.html

        """)
  }

  @Test(arguments: ["--junit", "--json", "--html"])
  func `A full disk is reported in one line, and fails the run`(option: String) async throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try await CommandLineFixture("--filter", "testAdds", option, "/dev/full")
    #expect(run.errors == "error: /dev/full could not be written: No space left on device\n")
    #expect(run.exitCode == 1)
  }

  @Test
  func `A report may be written to standard output, although that is captured`() async throws {
    let run = try await CommandLineFixture(
      shell: #""$program" --run-tests --filter testAdds --junit /dev/stdout | cat"#)
    #expect(run.output.contains("<testcase classname=\"litmus_runner_fixture.PassingTests\""))
  }

  @Test func `A named pipe is opened once, so that its reader gets all`() async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER" && mkfifo pipe && { cat pipe > read & } &&
        "$program" --run-tests --filter testAdds --json pipe && wait && wc -l < read
        """)
    #expect(run.output.split(whereSeparator: \.isWhitespace).last == "4")
  }

  @Test func `A terminal shows a bar and, above it, the tests that need attention`() async throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
    let run = try await CommandLineFixture(
      shell: "script -qec \"stty cols 60; '$program' --run-tests --filter testThrows "
        + "--filter Passing\" /dev/null </dev/null",
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(
      visibleLines(run.output) == [
        "Running 7 tests in 2 suites",
        "✘ FailingTests/testThrows",
        "    FailingTests.swift:39: Error CardDeclined(code: 7) was thrown, but expected none",
        "✔ PassingTests/testPrints (0.000 s)", "  │ one", "  │ two",
        "", "✘ 7 tests in 0.000 s: 6 passed, 1 failed", "Run what failed again:",
        "  fixture --run-tests --only FailingTests/testThrows",
      ])
  }

  @Test func `Each location has the file's path from the package's root`() async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER"
        "$program" --run-tests --filter 'FailingTests/testEquality' \
        --junit junit.xml --html page.html --editor vscode | grep -c 'Tests/Fixture/FailingTests.swift:'
        grep -o '<testcase.*' junit.xml | sed 's/time="[^"]*"/time=""/'
        grep -o '<testsuite .*' junit.xml | sed 's/time="[^"]*"/time=""/; s/[0-9]/0/g'
        grep -o 'href="vscode://file/[^"]*' page.html | sed 's|file/.*/Tests|Tests|' | head -1
        """,
      environment: ["LITMUS_FIXTURE": "failing", "JENKINS_URL": ""])
    #expect(
      run.output == """
        1
        <testcase classname="litmus_runner_fixture.FailingTests" name="testEquality" time="" \
        file="Tests/Fixture/FailingTests.swift" line="37">
        <testsuite name="litmus_runner_fixture.FailingTests" tests="0" failures="0" errors="0" \
        skipped="0" time="" timestamp="0000-00-00T00:00:00Z" file="Tests/Fixture/FailingTests.swift">
        href="vscode://Tests/Fixture/FailingTests.swift:10:1

        """)
  }

  @Test func `--list-json lists the tests with all that is known about them`() async throws {
    let run = try await CommandLineFixture("--list-json", "--filter", "StuckTests", fixture: "hang")
    let lines = run.output.split(separator: "\n").map { line in
      line.replacing(/"file":"[^"]*\/Tests\//, with: "\"file\":\"Tests/")
    }
    #expect(
      lines.first == """
        {"column":null,"displayName":null,"event":"testListed","file":"Tests/Fixture/StuckTests.swift",\
        "fileID":"litmus_runner_fixture/StuckTests.swift","line":10,\
        "suiteDisplayName":null,"tags":[],\
        "test":{"module":"litmus_runner_fixture","name":"testWaits","suite":"StuckTests"},\
        "timeLimit":0.200000,"version":1}
        """)
    #expect(lines.count == 3)
    #expect(run.exitCode == 0)
  }

  /// What is left on the lines of a terminal that knows `\r` and the code that clears a line.
  private func visibleLines(_ output: String) -> [String] {
    output.replacing("\r\n", with: "\n").withoutSource
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.components(separatedBy: "\u{1b}[K").last ?? "" }
      .dropLast()
  }
}
