@_spi(Litmus) import LitmusReporting
import XCTest

@testable import LitmusRunnerCore

/// Tests that run again, from the main thread's loop instead of a task.
final class RetryBlockingTests: XCTestCase {
  @MainActor private func events(
    _ lists: AnyTestList..., options: TestRunOptions
  ) -> TestEvents {
    let runner = TestRunner(lists: lists, options: options)
    let events = runner.events()
    _ = runner.runBlocking()
    return events
  }

  @MainActor private func wait(for events: TestEvents) -> [String] {
    let read = Locked<[String]?>(nil)
    Task {
      let lines = await lines(events)
      read.withLock { $0 = lines }
      MainThread.wake()
    }
    MainThread.turn(until: { read.withLock { $0 != nil } })
    return read.withLock { $0 ?? [] }
  }

  @MainActor func testSynchronousAndAsynchronousTestsRunAgainAtOnce() {
    let (first, second) = (Counter(), Counter())
    let events = events(
      list(make: { Plain() }) { list in
        list.add("testSync") { _ in if first.next() == 1 { reportFailure("no") } }
        list.add("testAsync") { _ async in
          await Task.yield()
          if second.next() == 1 { reportFailure("no") }
        }
      }, options: .retries(2))
    XCTAssertEqual(
      wait(for: events),
      [
        "testSync starts", "testSync 1: no", "testSync 1 failed, runs again",
        "testSync starts", "testSync 2 flaky after 1: no",
        "testAsync starts", "testAsync 1: no", "testAsync 1 failed, runs again",
        "testAsync starts", "testAsync 2 flaky after 1: no", "2 flaky",
      ])
  }

  @MainActor func testATestRunsAgainBesideOthers() {
    let options = TestRunOptions { ($0.retries, $0.runsInParallel) = (1, true) }
    let (barrier, count) = (Barrier(2), Counter())
    let events = events(
      list(make: { Plain() }) { list in
        list.add("testFails") { _ async in
          if count.next() == 1 { reportFailure("no") } else { await barrier.arrive() }
        }
        list.add("testWaits") { _ async in await barrier.arrive() }
      }, options: options)
    let lines = wait(for: events)
    XCTAssertTrue(lines.contains("testFails 2 flaky after 1: no"))
    XCTAssertEqual(lines.last, "1 passed, 1 flaky")
  }

  /// How a run goes that may have one failure, and in which the second of three tests fails.
  private static let stoppedRun = [
    "testPasses starts", "testPasses 1 passed",
    "testFails starts", "testFails 1: no", "testFails 1 failed, runs again",
    "testFails starts", "testFails 2: no", "testFails 2 failed after 1: no",
    "1 passed, 1 failed, 1 not run",
  ]
  private static let stopping = TestRunOptions { ($0.retries, $0.maxFailures) = (1, 1) }

  @MainActor private var stoppedTests: AnyTestList {
    list(make: { Plain() }) { list in
      list.add("testPasses") { _ in }
      list.add("testFails") { _ in reportFailure("no") }
      list.add("testNotRun") { _ in }
    }
  }

  @MainActor func testARunStopsAfterSomeFailuresAndCountsWhatHasNotRun() {
    XCTAssertEqual(wait(for: events(stoppedTests, options: Self.stopping)), Self.stoppedRun)
  }

  @MainActor func testARunWithinATaskStopsJustSo() async {
    let lines = await lines(of: TestRunner(lists: [stoppedTests], options: Self.stopping))
    XCTAssertEqual(lines, Self.stoppedRun)
  }

  @MainActor func testATimeLimitOfATestsOwnIsEnforcedInEachAttempt() {
    let events = events(
      list(make: { Plain() }) { list in
        list.add("testHangs", timeLimit: .milliseconds(1)) { _ async in
          try? await Task.sleep(for: .seconds(86_400))
        }
      }, options: .retries(1))
    let message = "Test ran for 0.001 seconds, but expected to end before its time limit"
    XCTAssertEqual(
      wait(for: events),
      [
        "testHangs starts", "testHangs 1: \(message)", "testHangs 1 timedOut, runs again",
        "testHangs starts", "testHangs 2: \(message)",
        "testHangs 2 timedOut after 1: \(message)", "1 timed out",
      ])
  }
}
