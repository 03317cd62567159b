import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `The rules by which results count` {
  private func quarantine(_ tests: String, until: String = "1970-01-01") throws -> Quarantine {
    try Quarantine(
      [Quarantine.Entry(tests: tests, owner: "Ann", until: until)],
      at: Date(timeIntervalSince1970: 0))
  }

  /// The results and the summary of a run, as rules have them.
  private func judged(
    _ results: [TestResult], late: [TestEvent] = [], by policy: ResultPolicy
  ) async -> (results: [TestResult], summary: TestRunSummary) {
    var summary = TestRunSummary()
    for result in results { summary.add(result) }
    summary.notRun = 3
    summary.duration = .seconds(2)
    var all: [TestResult] = []
    let events = results.map { .testFinished($0) } + late + [.runFinished(summary)]
    for event in await judged(events, by: policy) {
      switch event {
      case .testFinished(let result): all.append(result)
      case .runFinished(let judged): summary = judged
      default: break
      }
    }
    return (all, summary)
  }

  /// The events of a run, as reporters have them by some rules.
  private func judged(_ events: [TestEvent], by policy: ResultPolicy) async -> [TestEvent] {
    let reporter = RecordingReporter()
    let feed = ReporterFeed(reporters: [reporter], policy: policy)
    let channel = TestEvents()
    for event in events { channel.channel.send(event) }
    channel.channel.finish()
    feed.start(channel)
    _ = await feed.end()
    return reporter.events
  }

  /// The messages of the only result, as its reports have them, and as a report that is merged has them.
  private func messages(
    of result: TestResult, by policy: ResultPolicy
  ) async -> (direct: [String]?, merged: [String]?) {
    let events = await judged(result.events, by: policy)
    var decoder = EventLineDecoder()
    let lines = events.map { Data(JSONLinesReporter.line($0).utf8) }
    return (events.last?.messages, lines.compactMap { decoder.event($0) }.last?.messages)
  }

  private var flaky: TestResult {
    var flaky = cartResult("flaky", .flaky)
    flaky.attempt = 3
    flaky.earlierAttempts = [
      cartResult("flaky", .failed, "no"), cartResult("flaky", .failed, "nor now"),
    ]
    return flaky
  }

  @Test func `change nothing by default`() async {
    let results = [flaky, cartResult("a", .crashed, "no")]
    let judged = await judged(results, by: ResultPolicy())
    #expect(judged.results.map(\.outcome) == [.flaky, .crashed])
    #expect(judged.summary.flaky == 1 && judged.summary.crashed == 1)
    #expect(judged.summary.notRun == 3 && judged.summary.duration == .seconds(2))
    #expect(judged.summary.failedTests == [cartID("a")])
  }

  @Test func `let a flaky test fail, with its first failure, or pass`() async {
    let failed = await judged([flaky], by: ResultPolicy(flaky: .fail))
    #expect(failed.results.map(\.outcome) == [.failed])
    #expect(
      failed.results[0].messages == [
        "Test failed in 2 attempts and not in attempt 3, but expected not to be flaky (--flaky "
          + "fail)\nno"
      ])
    #expect(failed.results[0].failures[0].callSite == cartSite)
    #expect(failed.summary.failureCount == 1)
    #expect(failed.summary.failedTests == [cartID("flaky")])
    let passed = await judged([flaky], by: ResultPolicy(flaky: .pass))
    #expect(passed.results.map(\.outcome) == [.passed])
    #expect(passed.summary.failureCount == 0 && passed.summary.flaky == 0)
    #expect(passed.summary.passed == 1)
  }

  @Test func `let failures of tests in quarantine fail no run, with the owner and the day`()
    async throws
  {
    let results = [
      cartResult("a", .crashed, "no", "nor this"), cartResult("b", .failed, "no"),
    ]
    let judged = await judged(
      results, by: ResultPolicy(quarantine: try quarantine("^CartTests/a$")))
    #expect(judged.results.map(\.outcome) == [.failedAsExpected, .failed])
    #expect(judged.results[0].failures.isEmpty)
    #expect(
      judged.results[0].expectedFailures.map(\.message)
        == ["no", "nor this"].map { "\($0)\nQuarantined until 1970-01-01, owner: Ann" })
    #expect(judged.summary.failedTests == [cartID("b")])
    #expect(judged.summary.failedAsExpected == 1)
  }

  @Test func `let late failures of tests in quarantine fail no run either`() async throws {
    let late = lateFailure(of: cartID("a"))
    let results = [cartResult("a")]
    let rules = ResultPolicy(quarantine: try quarantine("App.Cart"))
    #expect(await judged(results, late: [late], by: rules).summary.failureCount == 0)
    let others = ResultPolicy(quarantine: try quarantine("Other"))
    #expect(await judged(results, late: [late], by: others).summary.failureCount == 1)
  }

  @Test func `let a flaky test in quarantine fail no run either`() async throws {
    let rules = ResultPolicy(flaky: .fail, quarantine: try quarantine("flaky"))
    let judged = await judged([flaky], by: rules)
    #expect(judged.results.map(\.outcome) == [.failedAsExpected])
    #expect(judged.summary.failureCount == 0)
  }

  @Test func `give merged reports the same failures`() async throws {
    let flaky = await messages(of: flaky, by: ResultPolicy(flaky: .fail))
    #expect(flaky.direct?.count == 1 && flaky.merged == flaky.direct)
    let failed = await messages(
      of: cartResult("a", .failed, "no", "nor this"),
      by: ResultPolicy(quarantine: try quarantine("Cart")))
    #expect(failed.direct?.count == 2 && failed.merged == failed.direct)
  }

  @Test(arguments: [("1969-12-31", true), ("1970-01-01", false), ("1970-01-02", false)])
  func `let tests fail when their quarantine is over`(until: String, isOver: Bool) async throws {
    let results = [cartResult("a", .failed, "no")]
    let rules = ResultPolicy(quarantine: try quarantine("Cart", until: until))
    #expect(await judged(results, by: rules).summary.failureCount == (isOver ? 1 : 0))
  }

  @Test func `apply to all reporters but the store, and to the summary of the feed`() async {
    let (reporter, store) = (RecordingReporter(), RecordingReporter())
    let feed = ReporterFeed(
      reporters: [reporter, RecordingStore(store)], policy: ResultPolicy(flaky: .fail))
    let events = TestEvents()
    events.channel.send(.testFinished(flaky))
    events.channel.send(.runFinished(TestRunSummary()))
    events.channel.finish()
    feed.start(events)
    #expect(await feed.end() == [])
    #expect(reporter.results.map(\.outcome) == [.failed])
    #expect(store.results.map(\.outcome) == [.flaky])
    #expect(feed.summary?.failed == 1)
  }
}

// MARK: - Fixtures

extension TestEvent {
  /// The failures of a test that has ended, expected or not.
  fileprivate var messages: [String]? {
    guard case .testFinished(let result) = self else { return nil }
    return (result.failures + result.expectedFailures).map(\.message)
  }
}

/// A store, whose events another reporter records.
private final class RecordingStore: UnjudgedReporter {
  let recorder: RecordingReporter
  init(_ recorder: RecordingReporter) { self.recorder = recorder }
  func receive(_ event: TestEvent) { recorder.receive(event) }
  func finish() {}
}
