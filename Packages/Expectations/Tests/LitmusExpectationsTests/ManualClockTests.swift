import Dispatch
import Foundation
import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `A manual clock` {
  private let clock = ManualClock()

  @Test func `keeps its time until it is advanced, and never goes back`() {
    #expect(clock.now == ManualClock.Instant())
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))
    clock.advance(to: ManualClock.Instant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
    clock.advance(to: ManualClock.Instant(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(3))
    #expect(clock.minimumResolution == .zero)
  }

  @Test(arguments: [0, -1]) func `does not sleep until a deadline that is now or in the past`(
    seconds: Int
  ) async throws {
    clock.advance(by: .seconds(2))
    try await clock.sleep(for: .seconds(seconds))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `wakes a sleeper at its deadline, not before`() async throws {
    let sleep = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 0)
    try await sleep.value
  }

  @Test func `wakes all sleepers whose deadlines it has passed`() async throws {
    let short = Task { try await clock.sleep(for: .seconds(1)) }
    let long = Task { try await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(2))
    try await short.value
    #expect(clock.sleeperCount == 1)
    #expect(clock.nextDeadline?.offset == .seconds(3))
    clock.advance(by: .seconds(7))
    try await long.value
    #expect(clock.nextDeadline == nil)
  }

  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `wakes by deadline, and sleepers of one deadline in the order of the calls`()
    async throws
  {
    // A task that is woken resumes at the end of this queue.
    let queue = SerialQueue()
    let woken = asyncExpectation(description: "woken", of: Int.self, expectedFulfillmentCount: 6)
    for (number, seconds) in [3, 1, 2, 1, 3, 2].enumerated() {
      Task(executorPreference: queue) {
        try await clock.sleep(for: .seconds(seconds))
        woken.fulfill(with: number)
      }
      await clock.waitForSleepers(number + 1)
      // The task is counted as a sleeper just before it suspends; after this job it has suspended.
      await Task(executorPreference: queue) {}.value
    }
    clock.advance(by: .seconds(3))
    #expect(await waitForValues(of: woken, timeout: 10) == [1, 3, 2, 5, 0, 4])
  }

  @Test func `removes a sleeper whose task is cancelled`() async throws {
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    sleep.cancel()
    #expect(clock.sleeperCount == 0)
    #expect(clock.nextDeadline == nil)
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }

  @Test(arguments: [false, true]) func `throws at once in a task that was cancelled before`(
    advancesBySleeping: Bool
  ) async {
    let clock = ManualClock(advancesBySleeping: advancesBySleeping)
    await cancelled {
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .zero) }
    }
    #expect(clock.now.offset == .zero)
  }

  @Test func `can be advanced and slept on by many tasks at once`() async throws {
    try await withThrowingTaskGroup { group in
      for number in 1...500 {
        let deadline = ManualClock.Instant(offset: .milliseconds(number))
        group.addTask { [clock] in try await clock.sleep(until: deadline) }
        group.addTask { [clock] in clock.advance(by: .milliseconds(1)) }
      }
      try await group.waitForAll()
    }
    #expect(clock.now.offset == .milliseconds(500))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `ends each sleep that is woken and cancelled at the same time`() async {
    for _ in 1...200 {
      let sleep = Task { try await clock.sleep(for: .seconds(1)) }
      async let move: Void = clock.advance(by: .seconds(1))
      sleep.cancel()
      _ = await sleep.result
      await move
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `advances to each deadline if it advances by sleeping`() async throws {
    let clock = ManualClock(advancesBySleeping: true)
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(for: .seconds(1))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(3))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `lets other tasks run in each sleep if it advances by sleeping`() async throws {
    let clock = ManualClock(advancesBySleeping: true)
    let hasRun = Locked(false)
    // More than the pool has threads.
    let pollers = (0..<ProcessInfo.processInfo.activeProcessorCount * 4).map { _ in
      Task {
        for _ in 0..<10_000 where !hasRun.withLock({ $0 }) {
          try await clock.sleep(for: .seconds(1))
        }
        return hasRun.withLock { $0 }
      }
    }
    Task { hasRun.withLock { $0 = true } }
    for poller in pollers { #expect(try await poller.value) }
  }
}

@Suite struct `Waiting for sleepers` {
  private let clock = ManualClock()

  @Test func `returns at once if there are enough`() async {
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    await clock.waitForSleepers(1, timeout: .zero)
    await clock.waitForSleepers(0, timeout: .zero)
    await clock.waitForSleepers(-1, timeout: .zero)
    sleep.cancel()
  }

  @Test func `can be done by several tasks at once`() async throws {
    try await withThrowingTaskGroup { group in
      for count in [3, 1, 2, 3, 1] {
        group.addTask { [clock] in await clock.waitForSleepers(count) }
      }
      let sleeps = (1...3).map { seconds in
        Task { try await clock.sleep(for: .seconds(seconds)) }
      }
      try await group.waitForAll()
      #expect(clock.sleeperCount == 3)
      clock.advance(by: .seconds(3))
      for sleep in sleeps { try await sleep.value }
    }
  }

  @Test func `fails if there are too few at the timeout`() async {
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await clock.waitForSleepers(2, timeout: .zero)
      await ManualClock(advancesBySleeping: true).waitForSleepers(timeout: 0)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds: 1 task slept on the clock, but expected 2 or more. "
          + "Asleep: a task until 1.0 seconds",
        "Timed out after 0.0 seconds: 0 tasks slept on the clock, but expected 1 or more",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 1])
    sleep.cancel()
  }

  @Test func `fails in a task that is cancelled`() async {
    let failures = await FailureRecorder.record {
      await cancelled {
        await clock.waitForSleepers()
        await clock.waitForSleepers(2, timeout: .infinity)
      }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 10.0 seconds: 0 tasks slept on the clock, "
          + "but expected 1 or more",
        "Cancelled: 0 tasks slept on the clock, but expected 2 or more",
      ]
    )
  }
}

// MARK: - Fixtures

@available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class SerialQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "ManualClockTests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
