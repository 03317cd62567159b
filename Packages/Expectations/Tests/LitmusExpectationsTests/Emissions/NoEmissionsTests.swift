import LitmusExpectations
import Testing

@Suite struct `Expecting no emissions` {
  private let source = AsyncThrowingStream<String, any Error>.makeStream()
  private let emissions: Emissions<String>

  init() {
    emissions = Emissions(of: source.stream)
  }

  @Test func `passes if there are none until the timeout`() async {
    let clock = ManualClock(advancesBySleeping: true)
    let failures = await FailureRecorder.record {
      await emissions.none(for: 2, clock: clock)
      await emissions.none(for: .zero, clock: clock)
    }
    #expect(failures.isEmpty)
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `passes at once if the sequence has ended`() async {
    source.continuation.yield("one")
    source.continuation.finish()
    let failures = await FailureRecorder.record {
      #expect(await emissions.next() == "one")
      await emissions.none(for: 2, clock: ManualClock())
      await emissions.none(for: .infinity)
    }
    #expect(failures.isEmpty)
  }

  @Test func `fails with all values that were emitted before and not waited for`() async {
    await emit("one", "two", "three")
    let line = #line + 3
    let failures = await FailureRecorder.record {
      #expect(await emissions.next() == "one")
      await emissions.none(for: .milliseconds(500), clock: ManualClock())
      await emit("four")
      #expect(await emissions.next() == "four")
    }
    #expect(
      failures.map(\.message) == [
        #"2 values were emitted, but expected none within 0.5 seconds. Emitted: "two", "three""#
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails at once when a value is emitted`() async {
    let clock = ManualClock()
    let failures = await FailureRecorder.record {
      async let wait: Void = emissions.none(for: 1, clock: clock)
      await clock.waitForSleepers()
      await emit("late")
      await wait
      await emit("later")
      await emissions.none(for: .infinity)
    }
    #expect(
      failures.map(\.message) == [
        #"1 value was emitted, but expected none within 1.0 seconds. Emitted: "late""#,
        #"1 value was emitted, but expected none. Emitted: "later""#,
      ]
    )
  }

  @Test func `fails at once when the sequence throws`() async {
    source.continuation.finish(throwing: Boom())
    let failures = await FailureRecorder.record {
      await emissions.none(for: 1, clock: ManualClock())
      await emissions.none(for: .infinity)
    }
    #expect(
      failures.map(\.message) == [
        "Sequence threw boom, but expected neither value nor error within 1.0 seconds",
        "Sequence threw boom, but expected neither value nor error",
      ]
    )
    #expect(failures.map { $0.error as? Boom } == [Boom(), Boom()])
  }

  @Test func `fails when the task is cancelled`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await cancelledWhileAsleep { await emissions.none(for: 2, clock: $0) }
      await cancelled { await emissions.none(for: .infinity) }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 2.0 seconds while expecting no value",
        "Cancelled while expecting no value",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 1])
  }

  /// Emits values, and returns when they have been recorded.
  private func emit(_ values: String...) async {
    let count = emissions.values.count + values.count
    for value in values { source.continuation.yield(value) }
    while emissions.values.count < count { await Task.yield() }
  }
}

// MARK: - Fixtures

private struct Boom: Error, Equatable, CustomStringConvertible {
  var description: String { "boom" }
}
