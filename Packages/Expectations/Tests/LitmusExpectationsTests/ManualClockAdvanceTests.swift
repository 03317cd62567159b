import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing

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

  @Test func `until a task ends wakes it as often as it sleeps`() async throws {
    let retries = Task {
      for attempt in 1...5 { try await clock.sleep(for: .seconds(1 << attempt)) }
      return "done"
    }
    await clock.advance(until: retries)
    #expect(clock.now.offset == .seconds(62))
    #expect(try await retries.value == "done")
    await clock.advance(until: retries, sleepers: 3)
    #expect(clock.now.offset == .seconds(62))
    await waitForExpectations([ticks])
  }

  @Test func `until a task ends waits for the others that sleep before each step`() async {
    let ticker = Task {
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(1))
        if !Task.isCancelled { ticks.fulfill() }
      }
    }
    let worker = Task { try await clock.sleep(for: .milliseconds(3_500)) }
    await clock.advance(until: worker, sleepers: 2)
    #expect(clock.now.offset == .milliseconds(3_500))
    #expect(ticks.fulfillmentCount == 3)
    ticker.cancel()
    await waitForExpectations([ticks])
  }

  @MainActor @Test func `waits again if a sleeper is cancelled before the test resumes`() async {
    #expect(await wakings { await $0.advance(until: $1) } == [.seconds(1), .seconds(2)])
    #expect(
      await wakings { clock, _ in await clock.advance(by: .milliseconds(1_500), sleepers: 1) } == [
        .seconds(1)
      ])
    #expect(await wakings { clock, _ in await clock.advanceToNextDeadline() } == [.seconds(1)])
    await waitForExpectations([ticks])
  }

  @Test func `until a task ends fails if it neither ends nor sleeps`() async {
    let (signals, signal) = AsyncStream<Void>.makeStream()
    let worker = Task(name: "worker") {
      try await clock.sleep(for: .seconds(3))
      for await _ in signals {}
    }
    let line = #line + 3
    let failures = await FailureRecorder.record {
      await clock.advanceToNextDeadline()
      await clock.advance(until: worker, timeout: .zero)
      await clock.advance(until: worker, sleepers: 0, timeout: .zero)
    }
    let message =
      "Timed out after 0.0 seconds: 0 tasks slept on the clock, but expected 1 or more, or the end of "
      + #"the task. Woken at 3.0 seconds: "worker""#
    #expect(failures.map(\.message) == [message, message])
    #expect(failures.map(\.callSite.line) == [line, line + 1])
    signal.finish()
    _ = await worker.result
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
      failures.map { $0.message.withoutShortfall }
        == [0.001, 0.0].map {
          "Timed out after \($0) seconds: 2 tasks slept on the clock, but expected 3 or more. "
            + #"Asleep: "poller" until 3.0 seconds, a task until 3.5 seconds"#
        })
    #expect(failures.map(\.callSite.line) == [line, line + 1])
    #expect(clock.now.offset == .zero)
    for task in [poller, other] { task.cancel() }
    await waitForExpectations([ticks])
  }

  @Test func `fails at the line of the call if no task sleeps`() async {
    let (signals, signal) = AsyncStream<Void>.makeStream()
    let worker = Task { for await _ in signals {} }
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await clock.advanceToNextDeadline(timeout: .zero)
      await clock.advanceToNextDeadline(sleepers: 0, timeout: .zero)
      await clock.advance(until: worker, timeout: .zero)
      await clock.advance(by: .seconds(-1), sleepers: 1, timeout: .zero)
    }
    let text = "Timed out after 0.0 seconds: 0 tasks slept on the clock, but expected 1 or more"
    #expect(failures.map(\.message) == [text, text, text + ", or the end of the task", text])
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 2, line + 3])
    #expect(clock.now.offset == .zero)
    signal.finish()
    await worker.value
    await waitForExpectations([ticks])
  }

  // MARK: - Fixtures

  /// Returns the times at which a task wakes that begins to sleep when another sleeper is gone: that one is
  /// cancelled while the test holds its actor, so that the clock, which waits for sleepers there, resumes later.
  @MainActor private func wakings(
    _ advance: @escaping @MainActor (ManualClock, Task<[Duration], Never>) async -> Void
  ) async -> [Duration] {
    let clock = ManualClock()
    let (starts, start) = AsyncStream<Void>.makeStream()
    let work = Task.detached {
      for await _ in starts {}
      var wakings: [Duration] = []
      while wakings.count < 2, (try? await clock.sleep(for: .seconds(1))) != nil {
        wakings.append(clock.now.offset)
      }
      return wakings
    }
    let (waits, wait) = AsyncStream<Void>.makeStream()
    let advancing = Task {
      wait.finish()
      await advance(clock, work)
    }
    for await _ in waits {}
    let sleeper = Task.detached { try await clock.sleep(for: .seconds(5)) }
    // Without a suspension, so that what the main actor is to run next waits.
    var looks = 0
    while clock.sleeperCount == 0, looks < 10_000_000 { looks += 1 }
    sleeper.cancel()
    while clock.sleeperCount > 0, looks < 10_000_000 { looks += 1 }
    await Task.yield()
    start.finish()
    await advancing.value
    work.cancel()
    return await work.value
  }
}
