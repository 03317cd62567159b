import LitmusEventually
import LitmusExpectationsCore
import Observation
import Testing

@Suite struct `A cancelled wait` {
  @Test func `reports a failure that says so, and does not try again`() async {
    let texts = await textsOfCancelledWait { clock in
      try await expectToEventuallyEqual(actual: { 1 }, expected: 2, clock: clock)
    }
    #expect(
      texts == ["Expected 2, but was 1 after 1 try, cancelled before the timeout of 1.0 seconds"]
    )
  }

  @Test func `says that it had no limit`() async {
    let texts = await textsOfCancelledWait { clock in
      try await expectToEventuallyEqual(
        actual: { 1 },
        expected: 2,
        timeout: .infinity,
        clock: clock
      )
    }
    #expect(
      texts == [
        "Expected 2, but was 1 after 1 try, cancelled while waiting with no time limit"
      ]
    )
  }

  @Test func `returns at once while it observes a value`() async {
    let counter = Counter()
    let texts = await textsOfCancelledWait { clock in
      try await expectToEventuallyEqual(actual: { counter.count }, expected: 2, clock: clock)
    }
    #expect(
      texts == ["Expected 2, but was 0 after 1 try, cancelled before the timeout of 1.0 seconds"]
    )
  }

  @Test func `fails for a value that must not change`() async {
    let texts = await textsOfCancelledWait { clock in
      try await expectToAlwaysEqual(actual: { 1 }, expected: 1, for: .seconds(1), clock: clock)
    }
    #expect(
      texts == [
        "Expected always 1, but was cancelled before the timeout of 1.0 seconds, after 1 try"
      ]
    )
  }

  @Test func `tries once if it was cancelled before`() async {
    let failures = await FailureRecorder.record {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try? await expectToEventuallyEqual(actual: { 2 }, expected: 2, clock: ManualClock())
        await #expect(throws: CancellationError.self) {
          try await expectToEventuallyEqual(actual: { 1 }, expected: 2, clock: ManualClock())
        }
      }.value
    }
    #expect(
      failures.map(\.text) == [
        "Expected 2, but was 1 after 1 try, cancelled before the timeout of 1.0 seconds"
      ]
    )
  }

  @Test func `passes if its value is right at that moment`() async {
    let failures = await FailureRecorder.record {
      await Task {
        try? await expectToEventuallyEqual(
          actual: {
            withUnsafeCurrentTask { $0?.cancel() }
            return 2
          },
          expected: 2,
          clock: ManualClock()
        )
      }.value
    }
    #expect(failures.map(\.text) == [])
  }

  /// The failures of a wait that is cancelled while it sleeps on a clock that is not advanced.
  private func textsOfCancelledWait(
    _ wait: @escaping @Sendable (ManualClock) async throws -> Void
  ) async -> [String] {
    await failureTexts {
      let clock = ManualClock()
      let task = Task {
        _ = await #expect(throws: CancellationError.self) { try await wait(clock) }
      }
      await clock.waitForSleepers()
      task.cancel()
      await task.value
    }
  }
}

// MARK: - Fixtures

private final class Counter: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return 0
  }
}
