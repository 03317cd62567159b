import Foundation
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerStorage

@Suite("What earlier processes have done of a run")
struct RunHistoryTests {
  private let fixture: JournalFixture

  init() throws { fixture = try JournalFixture() }

  @Test("Nothing has been done of a new run")
  func empty() {
    #expect(fixture.run.history().isEmpty)
  }

  @Test("What has a result in any journal is finished")
  func finished() throws {
    let (first, second) = (fixture.test("first"), fixture.test("second"))
    fixture.pass(first, to: try fixture.writer(process: 1))
    let other = try fixture.writer(process: 12)
    fixture.pass(first, iteration: 2, to: other)
    other.began(second, iteration: 1, attempt: 1, isSuiteHook: false)
    let parent = try fixture.writer(process: 0)
    parent.record(.testFinished(fixture.result(second, iteration: 3, .crashed)))
    let history = fixture.run.history()
    #expect(fixture.run.processes() == [0, 1, 12])
    #expect(
      history.finished == [
        .init(test: first.id, iteration: 1), .init(test: first.id, iteration: 2),
        .init(test: second.id, iteration: 3),
      ])
    #expect(history.failureCount == 1)
  }

  @Test("A test whose crash is still being looked at is finished for the next process")
  func crashing() {
    let test = fixture.test("crashes")
    let key = RunHistory.Key(test: test.id, iteration: 2)
    let history = fixture.run.history(
      for: ChildWork(
        share: .all, slot: 1, runStart: .now, crashing: [.init(id: test.id, iteration: 2)]))
    #expect(history.finished == [key])
    #expect(history.crashed == [key])
    #expect(history.failureCount == 1)
  }

  @Test("Failed attempts count until there is a result")
  func attempts() throws {
    let (open, over) = (fixture.test("open"), fixture.test("over"))
    // The result stands in a journal that is read before that of the attempt.
    let parent = try fixture.writer(process: 0)
    parent.record(.testFinished(fixture.result(over, .crashed)))
    let writer = try fixture.writer()
    for test in [open, over] {
      writer.record(.testRetried(fixture.result(test, .failed)))
    }
    let history = fixture.run.history()
    #expect(history.failedAttempts.mapValues(\.count) == [.init(test: open.id, iteration: 1): 1])
    #expect(history.failureCount == 1)
  }

  @Test("A suite whose set-up ended the process, or never ended, is broken")
  func brokenSuites() throws {
    let writer = try fixture.writer()
    func record(_ outcome: TestOutcome, suite: String, name: String = "class setUp") {
      var result = fixture.result(fixture.test(name, suite: suite), outcome)
      result.isSuiteHook = true
      writer.record(.testFinished(result))
    }
    record(.crashed, suite: "A")
    record(.timedOut, suite: "B")
    record(.failed, suite: "C")
    record(.crashed, suite: "D", name: "class tearDown")
    func key(_ suite: String) -> RunHistory.Key {
      .init(test: fixture.test("class setUp", suite: suite).id, iteration: 1)
    }
    #expect(
      fixture.run.history().brokenSuites == [
        key("A"): "The suite's set-up ended the process",
        key("B"): "The suite's set-up took longer than its time limit",
      ])
  }

  @Test("A test that fails late has failed, once")
  func late() throws {
    let (passed, failed) = (fixture.test("passed"), fixture.test("failed"))
    let writer = try fixture.writer()
    fixture.pass(passed, to: writer)
    writer.record(.testFinished(fixture.result(failed, .failed)))
    for (test, isExpected) in [(passed, false), (passed, false), (failed, false), (passed, true)] {
      let failure = ReportedFailure(message: "late", callSite: test.callSite)
      writer.record(
        .failure(
          TestFailure(
            test: test.id, iteration: 1, failure: failure, isExpected: isExpected, isLate: true)))
    }
    #expect(fixture.run.history().failureCount == 2)
  }
}
