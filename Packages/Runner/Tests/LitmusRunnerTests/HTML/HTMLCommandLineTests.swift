import Foundation
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerStorage

@Suite struct `The HTML page of a run on the command line` {
  @Test func `The page replaces the file, and agrees with JUnit test by test`() async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let (file, junit) = (directory.appending(path: "a.html"), directory.appending(path: "a.xml"))
    try "old".write(to: file, atomically: true, encoding: .utf8)
    let run = try await CommandLineFixture(
      "--html", file.path, "--junit", junit.path, "--retries", "1",
      environment: ["LITMUS_FIXTURE": "flaky", "GITHUB_SHA": "0123456789"])
    #expect(run.exitCode == 1)
    let page = try String(contentsOf: file, encoding: .utf8)
    let xml = try String(contentsOf: junit, encoding: .utf8)
    let cases = xml.components(separatedBy: "<testcase").dropFirst()
      .map { $0.between(" name=\"", "\"") ?? "" }
    #expect(page.testTags.values(of: "data-name").count == cases.count)
    let messages = page.components(separatedBy: "class=\"failure\"").count - 1
    let ofJUnit = ["failure", "error", "flakyFailure", "flakyError", "rerunFailure", "rerunError"]
      .map { xml.components(separatedBy: "<\($0) type=").count - 1 }
    #expect(messages == ofJUnit.reduce(0, +))
    #expect(page.contains("<dt>Commit</dt><dd><code>0123456789</code>"))
    #expect(page.contains("<h1><bdi>litmus-runner-fixture</bdi></h1>"))
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(names.sorted() == ["a.html", "a.xml"])
  }

  @Test(arguments: [[], ["--no-isolated"]])
  func `The page of the next run says what has changed`(options: [String]) async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "a.html")
    let folder = ["LITMUS_FOLDER": directory.path]
    var changed: [[String]] = []
    for filter in [
      ["--filter", "testThrows"], ["--filter", "testThrows", "--filter", "testAdds"],
    ] {
      _ = try await CommandLineFixture(
        arguments: ["--html", file.path] + filter + options, environment: folder)
      let page = try String(contentsOf: file, encoding: .utf8)
      changed.append(page.values(of: "data-changed"))
    }
    #expect(changed == [[""], ["stillFailing", ""]])
  }

  @Test func `The shards of a run make one page`() async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let (parts, file) = (
      ["1", "2"].map { directory.appending(path: $0).path }, directory.appending(path: "a.html")
    )
    for (index, part) in parts.enumerated() {
      _ = try await CommandLineFixture(
        "--filter", "PassingTests", "--shard", "\(index + 1)/2", "--json", part)
    }
    let merge = try await CommandLineFixture(
      arguments: ["--merge"] + parts + ["--html", file.path],
      environment: ["GITHUB_SHA": "0123456789"])
    #expect(merge.exitCode == 0)
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("<strong>All 6 tests passed</strong>"))
    for row in ["Started", "System"] { #expect(page.contains("<dt>\(row)</dt>")) }
    #expect(page.contains("<dt>Shards</dt><dd>2</dd>"))
    #expect(page.contains("<dt>Commit</dt><dd><code>0123456789</code>"))
    #expect(!page.contains("<dt>Processes</dt>"))
    #expect(!page.body.contains("id=\"timeline\""))
    #expect(page.contains("No results from before the shards are known."))
    let same = try await CommandLineFixture(arguments: ["--merge"] + parts + ["--html", parts[0]])
    #expect(
      same.errors == "error: --html and --merge were both '\(parts[0])', but expected two paths.\n")
  }

  @Test
  func `A stopped run has a page, and so has the whole run when it is resumed`() async throws {
    let directory = try CommandLineFixture.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = "'\(CommandLineFixture.program.path)' --run-tests"
    let run = try await CommandLineFixture(
      shell: """
        cd '\(directory.path)' && export LITMUS_GATE="$PWD/gate" LITMUS_FOLDER="$PWD/runs"
        \(program) --html first.html --filter '^SlowTests/' > first 2> errors & run=$!
        while [ ! -e gate.reached ]; do sleep 0.01; done
        kill -TERM $run
        wait $run
        touch gate
        \(program) --resume --html second.html
        """)
    #expect(run.exitCode == 0)
    let pages = try ["first.html", "second.html"].map {
      try String(contentsOf: directory.appending(path: $0), encoding: .utf8)
    }
    #expect(pages[0].texts(of: "strong") == ["1 failure in no known test, 2 not run"])
    #expect(pages[1].texts(of: "strong") == ["All 3 tests passed"])
  }

  @Test func `A full disk is reported in one line, and fails the run`() async throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try await CommandLineFixture("--filter", "testAdds", "--html", "/dev/full")
    #expect(run.errors == "error: /dev/full could not be written: No space left on device\n")
    #expect(run.exitCode == 1)
  }
}
