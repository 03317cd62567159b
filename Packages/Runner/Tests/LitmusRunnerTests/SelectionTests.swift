import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `The selection of tests` {
  private let folder = TemporaryDirectory()
  private let all = plan(["A": ["a", "b", "c"], "B": ["d", "e"], "C": ["f"]])

  private func store(_ records: [String: TestRecord]) {
    ResultStore(path: folder["results.json"]).add(
      TestResults(Dictionary(uniqueKeysWithValues: records.map { (id($0.key), $0.value) })),
      isWhole: false)
  }

  private func choose(_ line: String) throws -> TestPlan {
    try selection(line).plan(from: all)
  }

  private func selection(_ line: String) throws -> TestSelection {
    TestSelection(try arguments(line).selection, in: LitmusFolder(path: folder.path))
  }

  private func refusal(_ line: String) -> RunError? {
    #expect(throws: RunError.self) { try choose(line) }
  }

  @Test func `Without options, all tests run in the order of the source`() throws {
    #expect(try choose("").names == ["A/a", "A/b", "A/c", "B/d", "B/e", "C/f"])
    #expect(try arguments("").selection.isWhole)
    for line in [
      "--filter a", "--skip a", "--only A", "--tag a", "--failed", "--new", "--slowest 1",
      "--shard 1/2",
    ] { #expect(try !arguments(line).selection.isWhole) }
  }

  @Test func `--only runs the named tests, and filters restrict them further`() throws {
    #expect(try choose("--only C --only A/b").names == ["A/b", "C/f"])
    #expect(try choose("--only A --skip b$").names == ["A/a", "A/c"])
    #expect(
      refusal("--skip .")?.description == "All 6 chosen tests match --skip '.', and so none runs.")
    let error = refusal("--only A --filter ^B/")
    #expect(
      error?.description
        == "None of 6 tests matches --filter '^B/' --only 'A'. Each of them has matches, but no "
        + "test matches all. --list shows all tests.")
    #expect(error?.code == .nothingMatched)
  }

  @Test func `--filter is answered with --only if it has the name of a test`() throws {
    let all = plan(["A": ["odd(_:)(2)"]])
    for (name, hint) in [
      ("A/odd(_:)(2)", "--only 'A/odd(_:)(2)'"), ("A/od(_:)(2)", "'A/odd(_:)(2)'"),
    ] {
      #expect(
        message { _ = try selection("--filter \(name)").plan(from: all) }
          == "None of 1 test matches --filter '\(name)'. Did you mean \(hint)?")
    }
  }

  @Test func `--only reports a name that no test has`() {
    let error = refusal("--only A/a --only LitmusRunnerTest.B/d")
    #expect(
      error?.description == "No test is called 'LitmusRunnerTest.B/d'. --list shows all tests.")
    #expect(error?.code == .nothingMatched)
    #expect(refusal("--only CC/f")?.description == "No test is called 'CC/f'. Did you mean 'C/f'?")
  }

  @Test
  func `--failed runs tests that failed, crashed or took too long, and suites with failed hooks`()
    throws
  {
    store([
      "A/a": record(.failed), "A/b": record(.crashed), "A/c": record(.flaky),
      "B/d": record(.passed), "B/class setUp": record(.failed), "C/f": record(.timedOut),
    ])
    #expect(try choose("--failed").names == ["A/a", "A/b", "B/d", "B/e", "C/f"])
    #expect(try choose("--failed --only A").names == ["A/a", "A/b"])
  }

  @Test func `When no test failed, --failed runs none and says so`() throws {
    store(["A/a": record(.passed)])
    let chosen = try choose("--failed")
    #expect(chosen.testCount == 0)
    #expect(chosen.emptyReason == "None of 6 tests failed when it last ran.")
    #expect(try choose("--failed --new").emptyReason == "None of 6 tests is new and has failed.")
  }

  @Test(arguments: ["--failed", "--slowest"])
  func `Without earlier results, --failed and --slowest say so`(option: String) {
    let error = refusal(option == "--failed" ? option : "\(option) 2")
    #expect(
      error?.description
        == "There are no results of earlier runs, which \(option) needs: run the tests once without "
        + "it.")
    #expect(error?.code == .nothingMatched)
  }

  @Test func `--new runs the tests that have no result`() throws {
    #expect(try choose("--new").testCount == 6)
    store(["A/a": record(.passed), "B/e": record(.skipped)])
    #expect(try choose("--new").names == ["A/b", "A/c", "B/d", "C/f"])
    #expect(try choose("--new --only A/a").emptyReason == "None of 1 test is new.")
  }

  @Test func `--slowest runs those of the selected tests that took longest`() throws {
    store([
      "A/a": record(.passed, seconds: 1), "A/b": record(.failed, seconds: 3),
      "B/d": record(.skipped, seconds: 9), "B/e": record(.passed, seconds: 2),
      "C/f": record(.passed, seconds: 1),
    ])
    #expect(try choose("--slowest 2").names == ["A/b", "B/e"])
    #expect(try choose("--slowest 3").names == ["A/a", "A/b", "B/e"])
    #expect(try choose("--slowest 9").testCount == 4)
    #expect(try choose("--slowest 1 --skip ^A/").names == ["B/e"])
  }

  @Test
  func `--failed-first begins with the suites that have failed tests, also when shuffled`() throws {
    store(["A/c": record(.failed), "C/f": record(.crashed), "B/d": record(.passed)])
    let chosen = try choose("--failed-first")
    #expect(chosen.names == ["A/c", "A/a", "A/b", "C/f", "B/d", "B/e"])
    for seed in 0..<20 {
      let names = chosen.shuffled(seed: UInt64(seed)).names
      #expect(names[0] == "A/c" || names[0] == "C/f")
      #expect(Set(names.prefix(4)) == ["A/c", "A/a", "A/b", "C/f"])
      #expect(names.filter { $0 == "A/c" || $0 == "A/a" } == ["A/c", "A/a"])
    }
  }

  @Test
  func `With a seed, some of the tests run in the order in which they are among all`() throws {
    let order = try choose("").shuffled(seed: 7).names
    let part = try choose("--skip b$ --skip ^C").shuffled(seed: 7).names
    #expect(order.filter(part.contains) == part)
    #expect(order != all.names)
  }

  @Test func `The inputs that were stored when a run began select the same tests later`() throws {
    store(["A/a": record(.failed)])
    let line = "--failed --shard 1/1 --durations \(folder["results.json"])"
    let run = TemporaryDirectory()
    try selection(line).freeze(in: run.path)
    store(["A/a": record(.passed, date: 200), "A/b": record(.failed)])
    let later = TestSelection(try arguments(line).selection, frozenIn: run.path)
    #expect(try later.plan(from: all).names == ["A/a"])
  }

  @Test func `A program without tests says how to add some`() throws {
    let selection = try selection("--failed")
    #expect(
      message { _ = try selection.plan(from: TestPlan(lists: [])) }
        == "No test was found in this program: add @TestSuite to a type with tests.")
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/2/3"])
  func `An invalid shard is reported`(shard: String) {
    #expect(
      message { _ = try arguments("--shard \(shard)") }
        == "--shard was '\(shard)', but expected the number of a shard and of all shards, as in 1/3."
    )
  }
}
