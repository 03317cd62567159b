import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite("The store of results")
struct StoreTests {
  private let folder = TemporaryDirectory()
  private let warnings = Log()

  private var path: String { folder["app/results.json"] }

  private var store: ResultStore {
    ResultStore(path: path) { [warnings] in warnings($0) }
  }

  private let some: TestResults = [
    id("A/a"): record(.passed, seconds: 0.25), id("A/b \"\n👍"): record(.crashed),
    id("B/c"): record(.skipped, seconds: 0),
  ]

  @Test func `A later result replaces an earlier one, and the test is known since the first`() {
    store.add([id("A/a"): record(.failed, date: 100, since: 100)], isWhole: true)
    store.add([id("A/a"): record(.passed, date: 200, since: 200)], isWhole: true)
    #expect(store.results().records == [id("A/a"): record(.passed, date: 200, since: 100)])
    // A run that began later may end before one that began earlier.
    store.add([id("A/a"): record(.failed, date: 150, since: 150)], isWhole: true)
    #expect(store.results().records == [id("A/a"): record(.passed, date: 200, since: 100)])
  }

  @Test func `A result replaces one that was stored while the clock was ahead`() {
    store.add([id("A/a"): record(.failed, date: 4e9, since: 4e9)], isWhole: true)
    store.add([id("A/a"): record(.passed, date: 200, since: 200)], isWhole: true)
    #expect(store.results().records == [id("A/a"): record(.passed, date: 200, since: 200)])
  }

  @Test func `A whole run removes tests that no longer exist, and then the store has all`() throws {
    store.add(some, isWhole: false)
    store.add([id("A/a"): record(.passed)], isWhole: false)
    #expect(store.results().records.count == 3)
    #expect(!store.results().hasAllTests)
    store.add([id("A/a"): record(.passed)], isWhole: true)
    #expect(store.results().records.keys.map(\.description) == ["A/a"])
    store.add(some, isWhole: false)
    #expect(store.results().hasAllTests)
    let older = Data("{\"version\":1,\"suites\":[]}".utf8)
    #expect(try !TestResults(json: older).hasAllTests)
  }

  @Test func `A suite whose set-up succeeds loses its stored set-up failure`() {
    store.add(
      [id("A/class setUp"): record(.failed), id("B/class setUp"): record(.failed)], isWhole: false)
    store.add([id("A/a"): record(.passed)], isWhole: false)
    #expect(
      store.results().records.keys.map(\.description).sorted() == ["A/a", "B/class setUp"])
  }

  @Test func `Runs that end at the same time lose no results`() async {
    await withTaskGroup { [path] group in
      for number in 0..<8 {
        group.addTask {
          for test in 0..<10 {
            ResultStore(path: path).add(
              [id("A/test\(number).\(test)"): record(.passed)], isWhole: false)
          }
        }
      }
    }
    #expect(store.results().records.count == 80)
  }

  @Test func `A file truncated at any byte is set aside with one line, and new results are stored`()
    throws
  {
    store.add(some, isWhole: true)
    let whole = Array(try Data(contentsOf: URL(filePath: path)))
    // Without the last line break, it is still whole.
    for count in 0..<(whole.count - 1) {
      try Data(whole[..<count]).write(to: URL(filePath: path))
      let lines = Log()
      let store = ResultStore(path: path) { lines($0) }
      #expect(store.results() == TestResults())
      store.add(some, isWhole: true)
      #expect(store.results().records == some.records)
      #expect(
        lines.entries == [
          "\(path) does not hold results that this program can read, and was set aside as "
            + "results.json.broken."
        ])
      try FileManager.default.removeItem(atPath: "\(path).broken")
    }
  }

  @Test func `A file with any byte changed is read without a trap`() throws {
    store.add(some, isWhole: true)
    let whole = Array(try Data(contentsOf: URL(filePath: path)))
    for position in whole.indices {
      var bytes = whole
      bytes[position] = [0, UInt8(ascii: "9"), UInt8(ascii: "\""), 0xff][position % 4]
      try Data(bytes).write(to: URL(filePath: path))
      let durations = try? TestDurations(path: path)
      #expect((durations?[id("A/a")] ?? 0) >= 0)
      #expect(ResultStore(path: path).results().records.count <= 3)
      try? FileManager.default.removeItem(atPath: "\(path).broken")
    }
  }

  @Test
  func `A file of another version is set aside, and none of those before it is overwritten`() throws
  {
    for _ in 1...3 {
      try folder.write("{\"version\":99,\"suites\":[]}", to: "app/results.json")
      store.add(some, isWhole: false)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["app"])
    #expect(
      names.filter { $0.contains("broken") }.sorted()
        == ["results.json.broken", "results.json.broken-2", "results.json.broken-3"])
    #expect(
      warnings.entries
        == ["", "-2", "-3"].map {
          "\(path) does not hold results that this program can read, and was set aside as "
            + "results.json.broken\($0)."
        })
    #expect(store.results() == some)
  }

  @Test func `A folder that cannot be made is reported in one line`() throws {
    try folder.write("a file", to: "app")
    store.add(some, isWhole: true)
    #expect(store.results() == TestResults())
    #expect(
      warnings.entries == [
        "The results are not kept for --failed: \(path) cannot be locked: Not a directory."
      ])
  }

  @Test func `A lock that is never released is not waited for any longer`() throws {
    let lock = try FileLock(path: folder["lock"])
    var pauses = 0
    #expect(
      message { _ = try FileLock(path: folder["lock"], attempts: 5) { pauses += 1 } }
        == "Resource temporarily unavailable")
    #expect(pauses == 4)
    lock.unlock()
    try FileLock(path: folder["lock"], attempts: 1).unlock()
  }

  @Test func `A copy under another name stays as it is`() {
    store.add(some, isWhole: true)
    store.snapshot(at: folder["copy"])
    store.add([id("A/a"): record(.failed, date: 300)], isWhole: true)
    #expect(ResultStore(path: folder["copy"]).results().records == some.records)
  }
}

@Suite struct `The results that a run stores` {
  private let folder = TemporaryDirectory()

  /// What is kept after some events, the last of which says how many tests did not run.
  private func kept(
    _ events: [TestEvent], isWhole: Bool = true, notRun: Int = 0,
    summary: TestRunSummary = TestRunSummary()
  ) -> TestResults {
    let store = ResultStore(path: folder["results.json"])
    let reporter = StoreReporter(store: store, isWhole: isWhole, now: { 100 })
    for event in events { reporter.receive(event) }
    var summary = summary
    summary.notRun = notRun
    reporter.receive(.runFinished(summary))
    reporter.finish()
    return store.results()
  }

  private func finished(_ name: String, _ outcome: TestOutcome, iteration: Int = 1) -> TestEvent {
    .testFinished(
      result(
        of: TestDescription(id: id(name), callSite: cartSite), outcome,
        iteration: iteration, duration: .milliseconds(250)))
  }

  @Test func `Each test's outcome, duration and time are stored`() {
    let results = kept([finished("A/a", .passed), finished("A/b", .skipped(reason: "why"))])
    #expect(
      results.records == [
        id("A/a"): record(.passed, seconds: 0.25, since: 100, history: [.passed]),
        id("A/b"): record(.skipped, seconds: 0.25, since: 100, history: [.skipped]),
      ])
  }

  @Test func `A run that stopped early removes no test`() {
    _ = kept([finished("A/a", .passed), finished("A/b", .passed)])
    #expect(kept([finished("A/a", .failed)], notRun: 1).records.count == 2)
    #expect(kept([finished("A/a", .failed)], isWhole: false).records.count == 2)
    // A failure outside of tests may be one of a suite's list.
    var summary = TestRunSummary()
    summary.unattributed = [cartFailure("No list of tests")]
    #expect(kept([finished("A/a", .failed)], summary: summary).records.count == 2)
    #expect(kept([finished("A/a", .failed)]).records.count == 1)
  }

  @Test func `The history has each repetition, and a failure that came late`() {
    let outcomes: [TestOutcome] = [.passed, .failed, .flaky, .passed]
    let results = kept(
      outcomes.enumerated().map { finished("A/a", $1, iteration: $0 + 1) }
        + [finished("A/b", .passed), lateFailure(of: id("A/b"))])
    #expect(results[id("A/a")]?.history.outcomes == [.passed, .failed, .flaky, .passed])
    #expect(results[id("A/a")]?.outcome == .failed)
    #expect(results[id("A/b")]?.history.outcomes == [.failed])
  }

  @Test func `The message is the first line of the last failure, perhaps of an earlier attempt`() {
    var flaky = cartResult("a", .flaky)
    flaky.earlierAttempts = [cartResult("a", .failed, "first\nsecond", "third")]
    _ = kept([.testFinished(flaky), .testFinished(cartResult("b"))])
    let results = kept([.testFinished(cartResult("a"))], isWhole: false)
    #expect(results[cartID("a")]?.message == "first")
    #expect(results[cartID("b")] != nil && results[cartID("b")]?.message == nil)
  }

  @Test func `A run without results leaves the store as it is`() throws {
    _ = kept([finished("A/a", .passed)])
    #expect(kept([]).records.count == 1)
  }
}
