import Dispatch
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import Testing
import XCTest

@testable import LitmusRunnerCore

/// Waits on the main thread, outside of tasks, as a synchronous test of the runner does.
final class BlockingExpectationTests: XCTestCase {
  @MainActor func testIsFulfilledByTheMainQueueByAnotherThreadAndOffTheMainThread() {
    let results = runBlocking(
      // An asynchronous set-up comes before a test on the main thread itself.
      list(make: SlowSetUp.init) { list in
        list.add("testMainQueue") { _ in
          let expectation = asyncExpectation(description: "main queue")
          DispatchQueue.main.async { expectation.fulfill() }
          AssertExpectations([expectation], timeout: 60)
          XCTAssertTrue(Thread.isMainThread)
        }
      },
      test("testOtherThread") {
        let expectation = asyncExpectation(description: "work", expectedFulfillmentCount: 3)
        for _ in 1...3 { DispatchQueue.global().async { expectation.fulfill() } }
        AssertExpectations([expectation], timeout: 60)
      },
      test("testOffTheMainThread") {
        let done = asyncExpectation(description: "done")
        Thread.detachNewThread {
          let inner = asyncExpectation(description: "inner")
          DispatchQueue.global().async { inner.fulfill() }
          AssertExpectations([inner], timeout: 60)
          done.fulfill()
        }
        AssertExpectations([done], timeout: 60)
      })
    XCTAssertEqual(results.map(\.messages), [[], [], []])
  }

  @MainActor func testAsynchronousTestsEndBesideSynchronousOnes() {
    let results = runBlocking(
      list(make: NotesEnd.init) { list in list.add("testAsync") { _ async in await Task.yield() } },
      list(make: { Plain() }) { list in
        // They hold the main thread until the other test has ended, for a minute at most.
        list.add("testSync", arguments: 1...1_000) { _, _ in
          if !NotesEnd.hasEnded { Thread.sleep(forTimeInterval: 0.06) }
        }
      }, options: TestRunOptions { $0.runsInParallel = true })
    XCTAssertEqual(results.count, 1_001)
    XCTAssertEqual(results.last?.test.id.name, "testSync(1000)")
  }

  @MainActor func testSynchronousWaitInATaskSaysWhatToDo() async {
    let results = await runTests(
      test {
        AssertExpectations([asyncExpectation(description: "never")], timeout: 0)
      })
    #if os(Linux)
    XCTAssertEqual(
      results.map(\.messages),
      [
        [
          #"Timed out after 0.0 seconds waiting for 1 of 1 expectation: "never" was fulfilled "#
            + "0 times, but expected 1 time. The wait was inside a job of the main queue, which "
            + "did not continue meanwhile: make the test async and await waitForExpectations"
        ]
      ])
    #endif
  }

  @MainActor private func runBlocking(
    _ lists: AnyTestList..., options: TestRunOptions = TestRunOptions()
  ) -> [TestResult] {
    let runner = TestRunner(lists: lists, options: options)
    let events = runner.events()
    let summary = runner.runBlocking()
    let read = Locked<[TestResult]>([])
    let isRead = expectation(description: "all events are read")
    Task.detached {
      let all = await results(events)
      read.withLock { $0 = all }
      isRead.fulfill()
    }
    wait(for: [isRead], timeout: 60)
    let finished = read.withLock { $0 }
    XCTAssertEqual(summary.finished, finished.count)
    return finished
  }
}

// MARK: - Fixtures

private final class SlowSetUp: TestCase {
  override func setUp() async throws { try await Task.sleep(for: .milliseconds(1)) }
}

/// Notes that its only test has ended.
private final class NotesEnd: TestCase {
  static var hasEnded = false

  override func tearDown() { Self.hasEnded = true }
}
