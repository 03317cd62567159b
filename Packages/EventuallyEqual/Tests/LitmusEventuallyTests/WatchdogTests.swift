import Foundation
import LitmusEventually
import LitmusExpectationsCore
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A try that does not return` {
  @Test func `is reported at the deadline, with the last value`() async throws {
    let clock = quickClock
    let reporter = GateOpeningReporter()
    var tries = 0
    let line = #line + 2
    try await withFailureReporter(reporter) {
      try await expectToEventuallyEqual(
        actual: {
          tries += 1
          guard tries > 3 else { return 1 }
          clock.advance(by: .seconds(1))
          await reporter.gate.pass()
          return 2
        },
        expected: 2,
        clock: clock
      )
    }
    #expect(
      reporter.recorder.failures.map(\.text) == [
        "Expected 2, but was 1 after 3 tries, still evaluating after 1.0 seconds"
      ]
    )
    #expect(reporter.recorder.failures.map(\.callSite.line) == [line])
    #expect(tries == 4)
  }

  @Test func `is reported even if it is the first one`() async throws {
    let texts = try await textsOfHang { clock, hang in
      try await expectToEventuallyEqual(actual: hang, expected: 2, clock: clock)
    }
    #expect(texts == ["Expected 2, but try 1 was still evaluating after 1.0 seconds"])
  }

  @Test func `is reported after a second if the timeout is zero`() async throws {
    let texts = try await textsOfHang { clock, hang in
      try await expectToEventuallyEqual(actual: hang, expected: 2, timeout: .zero, clock: clock)
    }
    #expect(texts == ["Expected 2, but try 1 was still evaluating after 1.0 seconds"])
  }

  @Test func `is reported for a value that must not change`() async throws {
    let texts = try await textsOfHang { clock, hang in
      try await expectToAlwaysEqual(actual: hang, expected: 2, for: 1, clock: clock)
    }
    #expect(texts == ["Expected always 2, but try 1 was still evaluating after 1.0 seconds"])
  }

  // This test blocks the main thread, because other tests need the threads of the pool.
  @Test @MainActor
  func `is reported on the system's clock, even if it blocks its thread`() async throws {
    let reporter = SemaphoreReporter()
    try await withFailureReporter(reporter) {
      try await expectToEventuallyEqual(
        actual: { reporter.waitForFailure() },
        expected: true,
        timeout: .milliseconds(1)
      )
    }
    #expect(
      reporter.recorder.failures.map(\.text) == [
        "Expected true, but try 1 was still evaluating after 0.001 seconds"
      ]
    )
  }

  @Test @MainActor
  func `is reported on the system's clock, even if comparing the value blocks its thread`()
    async throws
  {
    let reporter = SemaphoreReporter()
    try await withFailureReporter(reporter) {
      try await expectToEventuallyEqual(
        actual: { BlockingValue(reporter: reporter) },
        expected: BlockingValue(reporter: reporter),
        timeout: .milliseconds(1)
      )
    }
    #expect(
      reporter.recorder.failures.map(\.text) == [
        "Expected value, but try 1 was still evaluating after 0.001 seconds"
      ]
    )
  }

  @Test func `is reported to the test of the wait`() async throws {
    let gate = Gate()
    let comments = Locked<[Comment]>([])
    // The gate opens while the issue is matched, but the wait does not end before it has been recorded.
    try await withKnownIssue {
      let clock = quickClock
      try await expectToEventuallyEqual(
        actual: {
          clock.advance(by: .seconds(1))
          await gate.pass()
          return 1
        },
        expected: 2,
        clock: clock
      )
    } matching: { issue in
      comments.withLock { $0 += issue.comments }
      gate.open()
      return true
    }
    #expect(
      comments.withLock { $0 } == [
        "Expected 2, but try 1 was still evaluating after 1.0 seconds"
      ]
    )
  }

  /// The failures of a wait whose closure returns when a failure has been reported.
  private func textsOfHang(
    _ wait: (ManualClock, @escaping () async -> Int) async throws -> Void
  ) async throws -> [String] {
    let clock = quickClock
    let reporter = GateOpeningReporter()
    try await withFailureReporter(reporter) {
      try await wait(clock) {
        clock.advance(by: .seconds(1))
        await reporter.gate.pass()
        return 2
      }
    }
    return reporter.recorder.failures.map(\.text)
  }
}

@MainActor @Suite struct `A busy main actor` {
  @Test func `does not use up the time of a wait`() async throws {
    let timeout = Duration.milliseconds(1)
    let isOverdue = DispatchSemaphore(value: 0)
    var tries = 0
    let failures = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: {
          tries += 1
          // Runs in the pause after the first try, and blocks the main actor until the wait would be overdue.
          if tries == 1 {
            DispatchQueue.main.async {
              let deadline = Deadline(after: timeout * 100) {
                isOverdue.signal()
              }
              isOverdue.wait()
              deadline.cancel()
            }
          }
          return tries
        }, expected: 2, timeout: timeout)
    }
    #expect(failures.map(\.message) == [])
  }
}

// MARK: - Fixtures

/// Records failures, and lets a thread wait for the first one.
private struct SemaphoreReporter: FailureReporter {
  let recorder = FailureRecorder()
  private let semaphore = DispatchSemaphore(value: 0)

  func report(_ failure: ReportedFailure) {
    recorder.report(failure)
    semaphore.signal()
  }

  @discardableResult
  func waitForFailure() -> Bool {
    semaphore.wait()
    return true
  }
}

/// A value that is compared until a failure has been reported.
private struct BlockingValue: Equatable, CustomStringConvertible {
  let reporter: SemaphoreReporter
  let description = "value"

  static func == (left: Self, right: Self) -> Bool { left.reporter.waitForFailure() }
}
