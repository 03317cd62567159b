import LitmusAsyncTesting
import LitmusExpectations
import Testing

@Suite struct `An asynchronous runner` {
  @Test func `returns early without an error when it is cancelled`() async {
    let clock = ManualClock()
    let task = Task {
      await AsyncRunner(clock: clock).run()
      return Task.isCancelled
    }
    await clock.waitForSleepers()
    #expect(clock.nextDeadline?.offset == .seconds(2))
    task.cancel()
    #expect(await task.value)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `returns after its duration`() async {
    let clock = ManualClock(advancesBySleeping: true)
    await AsyncRunner(for: .milliseconds(1_500), clock: clock).run()
    #expect(clock.now.offset == .milliseconds(1_500))
    await AsyncRunner(for: 3, clock: clock).run()
    #expect(clock.now.offset == .milliseconds(4_500))
  }

  @Test(arguments: [0, -1]) func `returns at once if its duration is not positive`(seconds: Double)
    async
  {
    await AsyncRunner(for: seconds, clock: ManualClock()).run()
  }

  @Test func `returns at once in a task that was cancelled before`() async {
    await cancelled { await AsyncRunner(for: .infinity).run() }
  }

  @Test @MainActor func `returns to the caller's actor`() async {
    await AsyncRunner(clock: ManualClock(advancesBySleeping: true)).run()
    MainActor.assertIsolated()
  }
}

@Suite struct `Sleeping for seconds` {
  @Test(arguments: [0, -1, -Double.infinity, Double.nan])
  func `returns at once if the number is not positive`(
    seconds: Double
  ) async throws {
    try await Task.sleep(seconds: seconds)
  }

  @Test func `lasts until it is cancelled if the number is infinite`() async {
    let task = Task { try await Task.sleep(seconds: .infinity) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `throws in a task that was cancelled before`() async {
    await cancelled {
      await #expect(throws: CancellationError.self) { try await Task.sleep(seconds: 0) }
    }
  }
}

// MARK: - Fixtures

/// Runs an operation in a task that is already cancelled.
private func cancelled(_ operation: @escaping @Sendable () async -> Void) async {
  await Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await operation()
  }.value
}
