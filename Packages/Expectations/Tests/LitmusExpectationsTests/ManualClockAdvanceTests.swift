import LitmusExpectations
import Testing
import XCTest

@Suite struct `Advancing a manual clock` {
  private let clock = ManualClock()
  private let ticks = asyncExpectation(
    description: "ticks", expectedFulfillmentCount: 0, assertForOverFulfill: false)

  @Test func `by a duration wakes tasks that sleep several times in it`() async {
    let tickers = [1, 2].map { seconds in
      Task {
        while !Task.isCancelled {
          try? await clock.sleep(for: .seconds(seconds))
          if !Task.isCancelled { ticks.fulfill() }
        }
      }
    }
    await clock.advance(by: .seconds(6), sleepers: 2)
    #expect(ticks.fulfillmentCount == 9)
    #expect(clock.now.offset == .seconds(6))
    await clock.advance(by: .milliseconds(500), sleepers: 2)
    #expect(ticks.fulfillmentCount == 9)
    #expect(clock.now.offset == .milliseconds(6_500))
    for ticker in tickers { ticker.cancel() }
    await waitForExpectations([ticks])
  }

  @Test func `to the next deadline wakes the task that sleeps until then`() async throws {
    let first = Task { try await clock.sleep(for: .seconds(3)) }
    let second = Task { try await clock.sleep(for: .seconds(5)) }
    await clock.advanceToNextDeadline(sleepers: 2)
    #expect(clock.now.offset == .seconds(3))
    try await first.value
    await clock.advanceToNextDeadline()
    #expect(clock.now.offset == .seconds(5))
    try await second.value
    await waitForExpectations([ticks])
  }

  @Test func `names the tasks that sleep if others do not`() async {
    let poller = Task(name: "poller") { try await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers()
    let other = Task { try await clock.sleep(for: .milliseconds(3_500)) }
    await clock.waitForSleepers(2)
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await clock.advance(by: .seconds(10), sleepers: 3, timeout: 0.001)
      await clock.advanceToNextDeadline(sleepers: 3, timeout: 0)
    }
    #expect(
      failures.map { withoutDelay($0.message) }
        == [0.001, 0.0].map {
          "Timed out after \($0) seconds: 2 tasks slept on the clock, but expected 3 or more. "
            + #"Asleep: "poller" until 3.0 seconds, a task until 3.5 seconds"#
        })
    #expect(failures.map(\.callSite.line) == [line, line + 1])
    #expect(clock.now.offset == .zero)
    for task in [poller, other] { task.cancel() }
    await waitForExpectations([ticks])
  }
}

final class ManualClockAdvanceXCTests: XCTestCase {
  func testAdvancesToTheNextDeadline() async throws {
    let clock = ManualClock()
    let reminder = Task { try await clock.sleep(for: .seconds(3_600)) }
    await clock.advanceToNextDeadline()
    try await reminder.value
  }
}

/// Returns a message without what it says of a machine so busy that a short wait took long.
private func withoutDelay(_ message: String) -> String {
  let delayed = #/[0-9.]+ seconds \(served for [0-9.]+ of (?<limit>[0-9.]+) seconds: [^)]*\)/#
  return message.replacing(delayed) { "\($0.limit) seconds" }
}
