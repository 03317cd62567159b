import Dispatch
import LitmusReporting
import XCTest

@testable import LitmusRunnerCore

/// Where a failure goes.
///
/// Under XCTest, because a failure that no task explains is looked for in the whole process, where
/// Swift Testing runs other tests meanwhile.
final class FailureRoutingTests: XCTestCase {
  @MainActor func testToTheTestOfTheTaskAlsoFromAChildTask() async {
    let results = await runTests(
      asyncTest("testOne") {
        await Task { reportFailure("one") }.value
        async let two: Void = reportFailure("two")
        await two
      },
      asyncTest("testTwo") {})
    XCTAssertEqual(results.map(\.messages), [["one", "two"], []])
  }

  @MainActor func testToTheOnlyRunningTestFromADetachedTaskAQueueAndAThread() async {
    let results = await runTests(
      asyncTest {
        await Task.detached { reportFailure("detached") }.value
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            reportFailure("queue")
            Thread.detachNewThread {
              reportFailure("thread")
              continuation.resume()
            }
          }
        }
      })
    XCTAssertEqual(results.map(\.messages), [["detached", "queue", "thread"]])
  }

  @MainActor func testToTheRunIfSeveralTestsAreRunningAndNothingTellsWhichItWas() async {
    let barrier = Barrier(2)
    let runner = TestRunner(
      lists: [
        list(make: { Plain() }) { list in
          list.add("testOne") { _ in
            await barrier.arrive()
            await Task.detached { reportFailure("from somewhere") }.value
            await barrier.arrive()
          }
          list.add("testTwo") { _ in
            await barrier.arrive()
            await barrier.arrive()
          }
        }
      ], options: TestRunOptions { $0.runsInParallel = true })
    let summary = await runner.run()
    XCTAssertEqual(summary.unattributed.map(\.message), ["from somewhere"])
    XCTAssertFalse(summary.isSuccess)
    XCTAssertEqual(summary.passed, 2)
  }

  @MainActor func testToEachRunIfTestsOfSeveralRunsAreRunning() async {
    let barrier = Barrier(2)
    let first = TestRunner(lists: [
      asyncTest("testFirst") {
        await barrier.arrive()
        await Task.detached { reportFailure("from somewhere") }.value
        await barrier.arrive()
      }
    ])
    let second = TestRunner(lists: [
      asyncTest("testSecond") {
        await barrier.arrive()
        await barrier.arrive()
      }
    ])
    async let one = first.run()
    async let two = second.run()
    for summary in await [one, two] {
      XCTAssertEqual(summary.passed, 1)
      XCTAssertEqual(summary.unattributed.map(\.message), ["from somewhere"])
    }
  }

  @MainActor func testToATestThatHasEndedIfItComesFromItsTaskAtMostAHundredTimes() async {
    let gate = Gate()
    let runner = TestRunner(lists: [
      asyncTest("testFirst") {
        Task {
          await gate.opened()
          for number in 1...250 { reportFailure("late \(number)") }
          gate.leave()
        }
      },
      asyncTest("testSecond") {
        gate.open()
        await gate.left()
      },
    ])
    let events = runner.events()
    let summary = await runner.run()
    var failures: [TestFailure] = []
    for await case .failure(let failure) in events { failures.append(failure) }
    XCTAssertEqual(
      failures.map(\.failure.message),
      (1...100).map { "late \($0)" } + ["More failures after the end of the test are left out"])
    XCTAssertTrue(failures.allSatisfy { $0.isLate && $0.test?.name == "testFirst" })
    XCTAssertEqual(summary.failedTests.map(\.name), ["testFirst"])
  }

  @MainActor func testToTheTestIfATaskReportsItAfterTheExpectedFailureThatMadeTheTask() async {
    let (during, after) = (Gate(), Gate())
    let results = await runTests(
      asyncTest {
        await ExpectFailure("a bug") {
          Task {
            reportFailure("in time")
            during.open()
            await after.opened()
            reportFailure("too late")
            after.leave()
          }
          await during.opened()
        }
        after.open()
        await after.left()
      })
    XCTAssertEqual(results.map { $0.expectedFailures.map(\.message) }, [["in time - a bug"]])
    XCTAssertEqual(results.map(\.messages), [["too late"]])
    XCTAssertEqual(results.map(\.outcome), [.failed])
  }

  @MainActor func testToAScopedReporterFirst() async {
    let results = await runTests(
      test { XCTAssertEqual(FailureRecorder.record { reportFailure("kept") }.count, 1) })
    XCTAssertEqual(results.map(\.messages), [[]])
  }

  @MainActor func testOf100_000From8ThreadsAreAllCountedForTheRightTest() async {
    let results = await runTests(
      asyncTest("testFirst") {
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...8 {
            group.addTask { for _ in 1...12_500 { reportFailure("first") } }
          }
        }
      },
      asyncTest("testSecond") { reportFailure("second") })
    let messages = results[0].messages
    XCTAssertEqual(messages.count, 101)
    XCTAssertTrue(messages.dropLast().allSatisfy { $0 == "first" })
    XCTAssertEqual(messages.last?.hasPrefix("99,900 more failures are left out"), true)
    XCTAssertEqual(results[1].messages, ["second"])
  }
}
