import Foundation
import LitmusRunnerCore
import Testing

@testable import LitmusTestTool

@Suite struct `A search for tests that disturb another` {
  @Test(arguments: [[0], [199], [57], [3, 150], [198, 199], [10, 11, 12]])
  func `finds the smallest set among 200, in few runs`(culprits: [Int]) throws {
    let scene = Scene { Set(culprits).isSubset(of: $0) }
    let (result, trials) = try scene.search()
    let found = try #require(result.disturbance)
    #expect(Set(found.tests) == Set(culprits.map(Scene.test)))
    #expect(found.together.failures == found.together.runs)
    #expect(found.alone.failures == 0)
    #expect(found.accident <= 0.01)
    #expect(found.afterCount == found.together.runs)
    #expect(trials < 80)
  }

  @Test func `finds one of two that are enough`() throws {
    let scene = Scene { $0.contains(20) || $0.contains(100) }
    let found = try #require(try scene.search().0.disturbance)
    #expect(found.tests == [Scene.test(20)])
  }

  @Test(arguments: 1...5) func `finds a test that disturbs only now and then`(first: Int) throws {
    var trial = first
    let scene = Scene { others in
      trial += 1
      return others.contains(120) && trial * trial % 11 < 6
    }
    let (result, _) = try scene.search()
    // It may remain unsure, but must not name another test.
    if let found = result.disturbance { #expect(found.tests == [Scene.test(120)]) }
  }

  @Test func `tries both ways to run tests`() throws {
    let scene = Scene(modes: [.oneByOne, .asGiven]) { others, mode in
      mode == .asGiven && others.contains(7)
    }
    let found = try #require(try scene.search().0.disturbance)
    #expect(found.tests == [Scene.test(7)])
    #expect(found.mode == .asGiven)
  }

  @Test func `says that a test fails alone`() throws {
    let (result, trials) = try Scene { _ in true }.search()
    #expect(result == .failsAlone(BisectSearch.Count(failures: 3, runs: 3)))
    #expect(trials == 3)
  }

  @Test func `says that a test does not fail with all others`() throws {
    let (result, trials) = try Scene { _ in false }.search()
    #expect(result == .neverFails(BisectSearch.Count(failures: 0, runs: 10)))
    #expect(trials == 13)
  }

  @Test func `ends when its time is over, with the smallest set so far`() throws {
    let (result, _) = try Scene(most: 10) { $0.contains(120) }.search()
    guard case .unsure(let smallest, isOutOfTime: true) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(smallest.contains(Scene.test(120)))
    #expect(smallest.count < 200)
  }

  /// 200 tests that run one after the other, and one more.
  private final class Scene {
    private let modes: [BisectSearch.Mode]
    private let most: Int
    private let fails: (Set<Int>, BisectSearch.Mode) -> Bool
    private var trials = 0

    init(
      modes: [BisectSearch.Mode] = [.asGiven], most: Int = 10_000,
      _ fails: @escaping (Set<Int>, BisectSearch.Mode) -> Bool
    ) {
      (self.modes, self.most, self.fails) = (modes, most, fails)
    }

    convenience init(most: Int = 10_000, _ fails: @escaping (Set<Int>) -> Bool) {
      self.init(most: most) { others, _ in fails(others) }
    }

    static func test(_ number: Int) -> TestID {
      TestID(module: "M", suite: "S", name: "test\(number)")
    }

    func search() throws -> (BisectSearch.Result, trials: Int) {
      var search = BisectSearch(modes: modes, isOver: { self.trials >= self.most }) {
        others, mode in
        self.trials += 1
        let numbers = Set(others.compactMap { Int($0.name.dropFirst(4)) })
        return self.fails(numbers, mode) ? .failed(after: others, beside: []) : .passed
      }
      return (try search.search((0..<200).map(Self.test)), search.trials)
    }
  }
}

extension BisectSearch.Result {
  fileprivate var disturbance: BisectSearch.Disturbance? {
    if case .found(let disturbance) = self { disturbance } else { nil }
  }
}

@Suite struct `The options of a search` {
  @Test(arguments: [
    (["--bisect", "A/b", "--watch"], "--watch was given with --bisect"),
    (["--bisect=A/b", "--junit", "a.xml"], "--junit was given with --bisect"),
    (["--bisect", "A/b", "--retries", "1"], "--retries was given with --bisect"),
    (["--bisect", "A/b", "--bisect-limit", "0"], "--bisect-limit was 0,"),
    (["--bisect-limit", "5"], "--bisect-limit was given without --bisect"),
    (["--bisect", ""], "--bisect was ''"),
  ])
  func `that have no effect are refused`(words: [String], problem: String) {
    #expect(message { _ = try read(words) }?.hasPrefix(problem) == true)
  }
}

@Suite struct `The outcome of a trial` {
  private let target = TestID(module: "M", suite: "S", name: "target()")

  @Test func `is a failure with what ran before the test and beside it`() throws {
    let report = [
      line("before()", 0, 1, "passed"), line("early()", 0.5, 2, "passed"),
      line("target()", 1.5, 1, "failed"), line("beside()", 2, 5, "skipped"),
      line("before()", 2, 1, "passed"), line("later()", 3, 1, "passed"), #"{"event":"runFin"#,
    ]
    #expect(
      try outcome(report)
        == .failed(after: [id("before()")], beside: [id("early()"), id("beside()")]))
  }

  @Test(arguments: ["flaky", "crashed", "timedOut"])
  func `is a failure whatever kind of failure it is`(kind: String) throws {
    #expect(try outcome([line("target()(2)", 0, 1, kind)]) == .failed(after: [], beside: []))
  }

  @Test func `is none if the test has no result`() throws {
    #expect(try outcome([line("other()", 0, 1, "failed")]) == nil)
    #expect(try outcome([line("target()", 0, 1, "passed")]) == .passed)
  }

  @Test func `is an error with the reason if the test was skipped`() {
    let report = [line("target()", 0, 1, "skipped")]
    #expect(
      message { _ = try outcome(report) }
        == "S/target() was skipped in a trial of --bisect: not now")
  }

  private func id(_ name: String) -> TestID { TestID(module: "M", suite: "S", name: name) }

  private func outcome(_ lines: [String]) throws -> BisectSearch.Outcome? {
    try TrialRunner.outcome(of: target, in: Data(lines.joined(separator: "\n").utf8))
  }

  private func line(
    _ name: String, _ start: Double, _ duration: Double, _ outcome: String
  ) -> String {
    #"{"event":"testFinished","test":{"module":"M","suite":"S","name":"\#(name)"},"#
      + #""start":\#(start),"duration":\#(duration),"outcome":"\#(outcome)","reason":"not now"}"#
  }
}

@Suite struct `What two tests share by their sources` {
  private let source = """
    @Test func resets() {
      Settings.shared.count = 1
      counter += 1
      setenv("APP_MODE", "x", 1)
      let own = 3
    }
    @Test func reads() {
      let own = 4
      #expect(Settings.shared.count == 0 && counter == 0)
      #expect(getenv("APP_MODE") == nil)
    }
    """

  @Test func `is what both mention`() throws {
    let first = try #require(SharedState.Body(in: source, at: 1))
    let second = try #require(SharedState.Body(in: source, at: 7))
    #expect(
      SharedState.common(to: first, and: second) == ["Settings.shared", "counter", "\"APP_MODE\""])
  }

  @Test func `is what one changes for the whole process`() throws {
    let first = try #require(SharedState.Body(in: source, at: 1))
    #expect(
      SharedState.changes(in: first) == [
        .init(text: "setenv, which changes the environment of the process", line: 4)
      ])
    #expect(SharedState.changes(in: try #require(SharedState.Body(in: source, at: 7))) == [])
    #expect(SharedState.Body(in: source, at: 99) == nil)
  }
}

@Suite struct `Files that other tests leave` {
  @Test func `are the new ones that a test names`() throws {
    let folder = TemporaryDirectory()
    func add(_ names: String...) throws { for name in names { try folder.write("", to: name) } }
    try add("package/old/before", "package/before", "temporary/there")
    let files = LeftFiles(package: folder["package"], temporary: folder["temporary"])
    try add("package/old/cache", "package/Saved.swift", "temporary/port", "temporary/socket")
    let text = """
      write(to: "/tmp/port"); read(folder + "/cache"); remove("before"); socket(there) // Saved.swift
      """
    #expect(
      files.added(namedIn: text).map { ($0 as NSString).lastPathComponent } == ["cache", "port"])
  }
}
