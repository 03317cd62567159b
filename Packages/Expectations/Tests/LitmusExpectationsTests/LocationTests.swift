import Foundation
import LitmusExpectations
import LitmusReporting
import Testing

@Suite struct `A location that a helper passes on` {
  @Test func `is that of the failure, unless one is set for a closure`() async {
    let checks: [(String, (StaticString, UInt) async -> Void)] = [
      ("all", { await waitForExpectations([never()], timeout: 0, file: $0, line: $1) }),
      ("any", { await waitForAnyExpectation([never()], timeout: 0, file: $0, line: $1) }),
      ("value", { _ = await waitForValue(of: noValue(), timeout: 0, file: $0, line: $1) }),
      ("values", { _ = await waitForValues(of: noValue(), timeout: 0, file: $0, line: $1) }),
      ("next", { await Emissions(of: one()).next(timeout: 0, file: $0, line: $1) { $0 == 2 } }),
      ("next value", { await Emissions(of: empty()).next(timeout: 0, file: $0, line: $1) }),
      ("next values", { await Emissions(of: empty()).next(2, timeout: 0, file: $0, line: $1) }),
      ("rest", { await Emissions(of: pending()).rest(timeout: 0, file: $0, line: $1) }),
      ("none", { await Emissions(of: one()).none(for: .infinity, file: $0, line: $1) }),
      ("task", { _ = try? await testTask(timeout: 0, file: $0, line: $1) { await ended() } }),
      ("sleepers", { await ManualClock().waitForSleepers(timeout: 0, file: $0, line: $1) }),
      (
        "advance",
        {
          await ManualClock().advance(by: .seconds(1), sleepers: 1, timeout: 0, file: $0, line: $1)
        }
      ),
      ("next", { await ManualClock().advanceToNextDeadline(timeout: 0, file: $0, line: $1) }),
      (
        "until",
        {
          let task = Task { await ended() }
          await ManualClock().advance(until: task, timeout: 0, file: $0, line: $1)
          task.cancel()
        }
      ),
      (
        "notification",
        { _ = asyncExpectation(forNotification: Notification.Name("n"), file: $0, line: $1) }
      ),
      (
        "notification with a value",
        {
          _ = asyncExpectation(forNotification: Notification.Name("n"), file: $0, line: $1) { _ in 1
          }
        }
      ),
      (
        "never awaited",
        { _ = asyncExpectation(description: "done", file: $0, line: $1) }
      ),
      ("fulfilled too often", { await fulfilled().fulfill(file: $0, line: $1) }),
      ("too many values", { await oneValue().fulfill(with: 2, file: $0, line: $1) }),
    ]
    let location = #_sourceLocation
    let callSite = CallSite(file: "/a/CartTests/Helper.swift", line: 42)
    let other = CallSite(file: "/a/Other.swift", line: 3)
    for (name, check) in checks {
      let failures = await FailureRecorder.record {
        await check("/a/CartTests/Helper.swift", 42)
        await withCallSite(location) { await check("/a/Helper.swift", 1) }
        await withCallSite(other) { await check("/a/Helper.swift", 1) }
      }
      #expect(failures.map(\.callSite) == [callSite, CallSite(location), other], "\(name)")
    }
  }
}

// MARK: - Fixtures

private func never() -> AsyncExpectation { asyncExpectation(description: "never") }

private func noValue() -> AsyncValueExpectation<Int> {
  asyncExpectation(description: "no value", of: Int.self)
}

private func fulfilled() async -> AsyncExpectation {
  let expectation = asyncExpectation(description: "done")
  expectation.fulfill()
  await waitForExpectations([expectation])
  return expectation
}

private func oneValue() async -> AsyncValueExpectation<Int> {
  let expectation = noValue()
  expectation.fulfill(with: 1)
  _ = await waitForValue(of: expectation)
  return expectation
}

private func one() -> AsyncStream<Int> {
  AsyncStream {
    $0.yield(1)
    $0.finish()
  }
}

private func empty() -> AsyncStream<Int> { AsyncStream { $0.finish() } }

private func pending() -> AsyncStream<Int> { AsyncStream { _ in } }

/// Returns when its task is cancelled.
private func ended() async { _ = await pending().first { _ in true } }
