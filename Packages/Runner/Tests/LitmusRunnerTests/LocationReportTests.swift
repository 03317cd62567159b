import Foundation
import Testing

@Suite struct `Locations in the reports of a run` {
  @Test func `Each has the file's path from the package's root`() async throws {
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
    let run = try await CommandLineFixture(
      "--list-json", "--filter", "StuckTests", environment: ["LITMUS_FIXTURE": "hang"])
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
}
