import Foundation
import LitmusExpectations
import Testing

struct DoneTests {
  @Test func passes() async {
    let done = asyncExpectation(description: "done")
    DispatchQueue.global().async(execute: done.fulfill)
    await waitForExpectations([done])
  }

  @Test func timesOut() async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: .zero)
  }

  @Test func isCancelled() async {
    let done = asyncExpectation(description: "done")
    let wait = Task {
      await waitForExpectations([done], timeout: .infinity)
    }
    wait.cancel()
    await wait.value
  }

  @Test func fulfillsTooOften() async {
    let done = asyncExpectation(description: "done")
    await withCheckedContinuation { continuation in
      Task.detached {
        done.fulfill()
        done.fulfill()
        continuation.resume()
      }
    }
    await waitForExpectations([done])
  }

  @Test func fulfillsAnInvertedOne() async {
    let notDone = asyncExpectation(description: "not done", isInverted: true)
    Task.detached { notDone.fulfill() }
    await waitForExpectations([notDone], timeout: .seconds(60))
  }

  @Test func doesNotAwait() {
    let done = asyncExpectation(description: "done")
    done.fulfill()
  }

  @Test func doesNotAwaitElsewhere() async {
    let done = asyncExpectation(description: "done")
    await Task.detached { done.fulfill() }.value
  }

  @Test func losesTheTask() async throws {
    try await testTask(timeout: .milliseconds(10)) { try await Task.sleep(for: .seconds(2)) }
  }

  @Test func seesNoValue() async {
    let emissions = Emissions(of: AsyncStream<Int> { $0.yield(1) })
    await emissions.next(2, timeout: .milliseconds(10))
  }
}

struct OtherWaitTests {
  @Test func notifies() async {
    let center = NotificationCenter()
    let saved = asyncExpectation(forNotification: Notification.Name("saved"), center: center) {
      $0.object as? Int
    }
    Task { center.post(name: Notification.Name("saved"), object: 7) }
    #expect(await waitForValue(of: saved) == 7)
  }

  @Test func notifiesNobody() async {
    let saved = asyncExpectation(
      forNotification: Notification.Name("saved"), center: NotificationCenter())
    await waitForExpectations([saved], timeout: .zero)
  }

  @Test func returnsTheValueOfATask() async throws {
    #expect(try await Task { 1 }.value(timeout: 10) == 1)
  }

  @Test func losesTheValueOfATask() async {
    let task = Task { try await Task.sleep(for: .seconds(60)) }
    _ = try? await task.value(timeout: .zero)
    task.cancel()
  }

  @Test func waitsInAGroup() async {
    let expectations = (1...3).map { asyncExpectation(description: "\($0)") }
    await withTaskGroup(of: Void.self) { group in
      for expectation in expectations {
        group.addTask { await waitForExpectations([expectation]) }
        expectation.fulfill()
      }
    }
  }

  @Test func advances() async throws {
    let clock = ManualClock()
    let reminder = Task { for _ in 1...3 { try await clock.sleep(for: .seconds(2)) } }
    await clock.advanceToNextDeadline()
    await clock.advance(until: reminder)
    #expect(clock.now.offset == .seconds(6))
  }

  @Test func hasNothingToAdvanceTo() async {
    let clock = ManualClock()
    let task = Task { try await Task.sleep(for: .seconds(60)) }
    await clock.advanceToNextDeadline(timeout: .zero)
    await clock.advance(until: task, timeout: .zero)
    task.cancel()
  }
}

@Suite(.checksExpectations) struct CheckedTests {
  @MainActor private static var leaked: AsyncExpectation?

  @Test @MainActor func leaks() {
    Self.leaked = asyncExpectation(description: "leaked")
  }
}
