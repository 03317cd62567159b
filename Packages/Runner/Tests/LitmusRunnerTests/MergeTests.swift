import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `The merge of the reports of shards` {
  private let folder = TemporaryDirectory()

  /// The lines of one part's report.
  private func report(
    _ index: Int, of count: Int, cut: String = "abc", tests: [String: TestOutcome] = [:],
    edit: (inout [String]) -> Void = { _ in }
  ) -> String {
    var run = RecordedRun()
    run.start.testCount = tests.count
    run.start.shard = TestShard(index: index, count: count, cut: cut)
    for (name, outcome) in tests.sorted(by: { $0.key < $1.key }) { run.add(result(name, outcome)) }
    run.summary.duration = .seconds(index)
    var lines = run.all.map { JSONLinesReporter.line($0) + "\n" }
    edit(&lines)
    return lines.joined()
  }

  private func result(_ name: String, _ outcome: TestOutcome) -> TestResult {
    let place = CallSite(fileID: "App/A.swift", filePath: "A.swift", line: 1, column: 1)
    return LitmusRunnerTests.result(
      of: TestDescription(id: id(name), callSite: place), outcome,
      outcome == .failed ? ["why"] : [],
      duration: .milliseconds(5))
  }

  private func part(_ name: String, _ text: String) throws -> ShardReport {
    try ShardReport(Data(text.utf8), path: name)
  }

  private func refusal(_ texts: String...) -> String? {
    message {
      let parts = try zip("abc", texts).map { try part("\($0).jsonl", $1) }
      _ = try ShardMerge(parts)
    }
  }

  @Test
  func `The merged report has each result of each shard once, in the order of the shards`() throws {
    let merge = try ShardMerge([
      part("b", report(2, of: 2, tests: ["B/c": .failed, "A/d": .skipped(reason: "no")])),
      part("a", report(1, of: 2, tests: ["A/a": .passed, "A/b": .crashed])),
    ])
    var results: [String] = []
    for case .testFinished(let result) in merge.events {
      results.append("\(result.test.id) \(result.failures.map(\.message))")
    }
    #expect(results == ["A/a []", "A/b []", "A/d []", "B/c [\"why\"]"])
    guard case .runStarted(let start) = merge.events.first else { throw RunError("None.") }
    #expect(start.testCount == 4)
    #expect(start.suiteCount == 2)
    #expect(start.shard == nil)
    let summary = merge.summary
    #expect(summary.passed == 1)
    #expect(summary.failed == 1)
    #expect(summary.crashed == 1)
    #expect(summary.skipped == 1)
    #expect(summary.failedTests.map(\.description) == ["A/b", "B/c"])
    #expect(summary.duration == .seconds(2))
  }

  @Test func `Shards of different runs are refused`() {
    #expect(
      refusal(report(1, of: 2), report(2, of: 2, cut: "other"))
        == "'a.jsonl' and 'b.jsonl' are shards of different runs: make all shards with the same program, "
        + "the same selection of tests, number of shards and --durations.")
    #expect(refusal(report(1, of: 2), report(2, of: 3))?.contains("different runs") == true)
  }

  @Test func `A shard that is missing, or there twice, is named`() {
    #expect(
      refusal(report(1, of: 4), report(3, of: 4))
        == "Shards 2, 4 of 4 are missing: only 'a.jsonl', 'b.jsonl' were given.")
    #expect(
      refusal(report(1, of: 3), report(2, of: 3))
        == "Shard 3 of 3 is missing: only 'a.jsonl', 'b.jsonl' were given.")
    #expect(
      refusal(report(2, of: 2), report(1, of: 2), report(2, of: 2))
        == "'a.jsonl' and 'c.jsonl' are both shard 2 of 2.")
    #expect(refusal(report(1, of: 1)) == nil)
  }

  @Test(arguments: [(1, 0), (0, 1), (2, 1), (1, 4_000_000_000_000)])
  func `A shard that no run has is refused`(index: Int, count: Int) {
    #expect(
      refusal(report(index, of: count))
        == "'a.jsonl' is of shard \(index) of \(count), which --shard does not make.")
  }

  @Test func `A test that is in two shards is named`() {
    #expect(
      refusal(report(1, of: 2, tests: ["A/a": .passed]), report(2, of: 2, tests: ["A/a": .passed]))
        == "'a.jsonl' and 'b.jsonl' both have a result of A/a.")
    #expect(
      refusal(
        report(1, of: 1, tests: ["A/a": .passed]) { $0.insert($0[2], at: 2) })
        == "'a.jsonl' has two results of A/a in repetition 1.")
  }

  @Test func `A shard without tests need not have measured code coverage`() throws {
    let measured = report(1, of: 2, tests: ["A/a": .passed]) { lines in
      lines[lines.count - 1].replace(
        "{\"crashed\"", with: "{\"coverage\":{\"files\":[]},\"crashed\"")
    }
    let merge = try ShardMerge([part("a", measured), part("b", report(2, of: 2))])
    #expect(try merge.coverage() == CoverageReport(files: []))
    let other = try ShardMerge([
      part("a", measured), part("b", report(2, of: 2, tests: ["A/b": .passed])),
    ])
    #expect(
      message { _ = try other.coverage() }
        == "'b' has no code coverage, but other shards have: measure it in all of them.")
  }

  @Test func `A report that lost a line is refused`() {
    #expect(
      refusal(report(1, of: 1, tests: ["A/a": .passed, "A/b": .passed]) { $0.remove(at: 2) })
        == "'a.jsonl' has the results of 1 test, but its end counts 2.")
  }

  @Test func `The report of a run that was stopped is refused, unless by a failure`() {
    func stop(_ lines: inout [String]) {
      lines[lines.count - 1].replace("\"notRun\":0", with: "\"notRun\":3")
    }
    #expect(
      refusal(report(1, of: 1, tests: ["A/a": .passed], edit: stop))
        == "'a.jsonl' is of a run that was stopped: 3 tests did not run.")
    #expect(refusal(report(1, of: 1, tests: ["A/a": .failed], edit: stop)) == nil)
  }

  @Test func `A report that is truncated at any byte is refused`() {
    let whole = Array(report(1, of: 1, tests: ["A/a": .failed, "A/b": .passed]).utf8)
    for count in whole.indices {
      let problem = refusal(String(decoding: whole[..<count], as: UTF8.self))
      #expect(problem?.hasPrefix("'a.jsonl' is ") == true, "\(count)")
    }
  }

  @Test func `A file that is no report of a shard is refused`() throws {
    #expect(
      refusal("<xml/>") == "'a.jsonl' is no report of --json: line 1 is no event.")
    #expect(
      refusal("")
        == "'a.jsonl' is no report of --json: it does not begin with a run's start.")
    let lines = report(1, of: 1, tests: ["A/a": .passed])
    #expect(refusal(lines + lines) == "'a.jsonl' holds more than one run.")
    let whole = lines.replacing(/"shard":\{[^}]*\}/, with: "\"shard\":null")
    #expect(
      refusal(whole) == "'a.jsonl' is the report of a whole run, but expected one of --shard.")
    #expect(
      message { _ = try ShardReport(path: folder["none"]) }
        == "'\(folder["none"])' could not be read: No such file or directory.")
  }

  @Test func `The merged reports of a program's shards equal the report of one run`() async throws {
    let choice = ["--skip", "LongMessage", "--skip", "LateTests"]
    let paths = (1...3).map { folder["\($0).jsonl"] }
    for (index, path) in paths.enumerated() {
      let part = try await CommandLineFixture(
        arguments: choice + ["--shard", "\(index + 1)/3", "--json", path])
      #expect(part.errors == "")
    }
    let whole = try await CommandLineFixture(arguments: choice + ["--json", folder["one.jsonl"]])
    let merged = try await CommandLineFixture(
      arguments: ["--merge"] + paths + [
        "--json", folder["all.jsonl"], "--html", folder["all.html"],
      ]
        + ["--junit", folder["all.xml"]],
      environment: ["GITHUB_SHA": "0123456789"])
    #expect(merged.errors == "")
    #expect(merged.exitCode == whole.exitCode)
    #expect(try counts("all.jsonl") == counts("one.jsonl"))
    #expect(try folder.text(of: "all.xml").contains("<testsuites name=\"LitmusRunner\" tests="))
    let page = try folder.text(of: "all.html")
    for row in ["<dt>Started<", "<dt>System<", "<dt>Shards</dt><dd>3<", "<dd><code>0123456789<"] {
      #expect(page.contains(row))
    }
    #expect(!page.contains("<dt>Processes</dt>"))
    #expect(!page.body.contains("id=\"timeline\""))
    #expect(page.contains("No results from before the shards are known."))
  }

  @Test func `The merged run is compared with earlier runs, and later runs are compared with it`()
    async throws
  {
    let path = "\(CommandLineFixture.program.lastPathComponent)/results.json"
    let store = ResultStore(path: folder[path])
    var words = ["--merge"]
    for (index, tests) in [["A/a": TestOutcome.failed], ["A/b": .failed]].enumerated() {
      let text = report(index + 1, of: 2, tests: tests) { lines in
        lines[0].replace("\"date\":null", with: "\"date\":\"1970-01-01T00:10:00Z\"")
        lines[0].replace("\"whole\":null", with: "\"whole\":true")
      }
      words.append(try folder.write(text, to: "\(index + 1).jsonl"))
    }
    words += ["--html", folder["a.html"]]
    let environment = ["LITMUS_FOLDER": folder.path]
    store.add([id("A/a"): record(.passed), id("A/gone"): record(.passed)], isWhole: false)
    _ = try await CommandLineFixture(arguments: words, environment: environment)
    let changes = try folder.text(of: "a.html").values(of: "data-changed")
    #expect(changes == ["newFailure", ""])
    // The later of the parts took 2 s.
    #expect(
      store.results().records == [
        id("A/a"): record(.failed, seconds: 0.005, date: 602, history: [.failed], message: "why"),
        id("A/b"): record(
          .failed, seconds: 0.005, date: 602, since: 602, history: [.failed],
          message: "why"),
      ])
    #expect(store.results().hasAllTests)
    // What is kept now may be the parts' own, with which they are not compared.
    _ = try await CommandLineFixture(arguments: words, environment: environment)
    let again = try folder.text(of: "a.html")
    #expect(again.values(of: "data-changed") == ["", ""])
    #expect(again.contains("No results from before the shards are known."))
  }

  @Test func `Shards say when and where they ran, if that is known`() throws {
    func part(_ index: Int, _ origin: RunOrigin) throws -> ShardReport {
      let keys = "\"date\":\"\(origin.date ?? "")\",\"program\":\"\(origin.program ?? "")\","
      return try self.part(
        "a",
        report(index, of: 2) { lines in
          lines[0].replace("\"system\":null", with: "\"system\":\"\(origin.system ?? "")\"")
          lines[0].replace("\"date\":null,", with: keys)
          lines[0].replace("\"program\":null,", with: "")
        })
    }
    let merge = try ShardMerge([
      part(1, RunOrigin(date: "1970-01-01T00:01:00Z", program: "/a", system: "B")),
      part(2, RunOrigin(date: "1970-01-01T00:00:40Z", program: "/a", system: "A")),
    ])
    let environment = merge.environment(program: "/m", variables: ["GITHUB_SHA": "0123456"])
    #expect(environment.program == "/a")
    #expect(environment.system == "A; B")
    #expect(environment.started == Date(timeIntervalSince1970: 40))
    #expect(environment.commit == "0123456")
    #expect(environment.parts == 2)
    #expect(merge.ended == Date(timeIntervalSince1970: 61))
    #expect(!merge.isWhole)
    let older = try ShardMerge([self.part("a", report(1, of: 1))])
    #expect(older.environment(program: "/m", variables: [:]).program == "/m")
    #expect(older.ended == nil)
  }

  /// The tests of a report with their outcomes, sorted.
  private func counts(_ name: String) throws -> [String] {
    var decoder = EventLineDecoder()
    let events = try folder.text(of: name).split(separator: "\n").compactMap {
      decoder.event(Data($0.utf8))
    }
    return events.compactMap { event in
      guard case .testFinished(let result) = event else { return nil }
      return "\(result.test.id) \(result.outcome) \(result.failures.map(\.message))"
    }.sorted()
  }

  @Test func `A test that runs in two repetitions at once has the failures of each`() {
    let results = (1...2).map { iteration in
      var result = result("A/a", .failed)
      result.iteration = iteration
      result.failures = [ReportedFailure(message: "\(iteration)", callSite: CallSite())]
      return result
    }
    let starts = results.map { TestEvent.testStarted($0.test, iteration: $0.iteration) }
    let failures = results.flatMap { result in result.failures.map { result.event(of: $0) } }
    let ends = results.reversed().map { TestEvent.testFinished($0) }
    var decoder = EventLineDecoder()
    let decoded = (starts + failures + ends).compactMap {
      decoder.event(Data(JSONLinesReporter.line($0).utf8))
    }
    let messages = decoded.compactMap { event in
      if case .testFinished(let result) = event { result.failures.map(\.message) } else { nil }
    }
    #expect(messages == [["2"], ["1"]])
  }

  @Test func `The terminal shows only failed tests of a quiet merge`() async throws {
    let report = report(1, of: 1, tests: ["A/a": .passed, "A/b": .failed])
    let run = try await CommandLineFixture(
      "--merge", try folder.write(report, to: "a.jsonl"), "--quiet", "--only", "A", "--time-limit",
      "2")
    #expect(run.errors == "")
    #expect(
      run.output == """
        ✘ A/b (0.000 s)
            A.swift:1:1: why

        ✘ 2 tests in 0.000 s: 1 passed, 1 failed
        Run what failed again:
          fixture --run-tests --only A/b --time-limit 2

        """)
  }

  @Test(arguments: ["--json", "--html"])
  func `A report does not overwrite a shard, however that is named`(option: String) async throws {
    let path = try folder.write(report(1, of: 1, tests: ["A/a": .passed]), to: "a.jsonl")
    let other = folder.path + "/./a.jsonl"
    let run = try await CommandLineFixture("--merge", path, option, other)
    #expect(
      run.errors == "error: \(option) and --merge were both '\(other)', but expected two paths.\n")
    #expect(run.exitCode == 2)
  }
}
