import LitmusExpectations
import Testing

@Suite struct `Emissions that do not come` {
  private let source = AsyncThrowingStream<Int, any Error>.makeStream()
  private let emissions: Emissions<Int>

  init() {
    emissions = Emissions(of: source.stream)
  }

  @Test func `are reported at the timeout`() async {
    let clock = ManualClock(advancesBySleeping: true)
    let line = #line + 2
    let failures = await FailureRecorder.record {
      #expect(await emissions.next(clock: clock) == nil)
      #expect(await emissions.next(2, timeout: .seconds(3), clock: clock) == [])
      #expect(await emissions.next(timeout: 0.5, clock: clock) { $0 > 1 } == nil)
      #expect(await emissions.rest(timeout: 2, clock: clock) == [])
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 1.0 seconds: 0 values were emitted, but expected 1",
        "Timed out after 3.0 seconds: 0 values were emitted, but expected 2",
        "Timed out after 0.5 seconds: 0 values were emitted, but expected one that matches",
        "Timed out after 2.0 seconds: 0 values were emitted, but expected the end",
      ]
    )
    #expect(failures.map(\.callSite.line) == Array(line...line + 3))
    #expect(failures.map(\.callSite.fileID) == Array(repeating: #fileID, count: 4))
    #expect(clock.now.offset == .milliseconds(6_500))
  }

  @Test func `are reported with the values that were emitted`() async {
    await emit(1...3)
    let failures = await FailureRecorder.record {
      #expect(await emissions.next(2, timeout: .zero) == [1, 2])
      #expect(await emissions.next(2, timeout: .zero) == [3])
      await emit(4...5)
      #expect(await emissions.next(timeout: .zero) { $0 > 9 } == nil)
      await emit(6...17)
      #expect(await emissions.rest(timeout: .zero) == Array(6...17))
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds: 1 value was emitted, but expected 2. Emitted: 3",
        "Timed out after 0.0 seconds: 2 values were emitted, but expected one that matches. "
          + "Emitted: 4, 5",
        "Timed out after 0.0 seconds: 12 values were emitted, but expected the end. "
          + "Emitted: 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, … and 2 more",
      ]
    )
  }

  @Test func `are reported with the whole values in the text for an attachment`() async {
    let long = String(repeating: "a", count: 5_000)
    let emissions = Emissions(of: AsyncStream<String> { $0.yield(long) })
    let failures = await FailureRecorder.record { await emissions.none(for: .infinity) }
    #expect(
      failures.map(\.wholeText) == [#"1 value was emitted, but expected none. Emitted: "\#(long)""#]
    )
  }

  @Test func `are reported at once when the sequence ends`() async {
    await emit(1...1)
    source.continuation.finish()
    let failures = await FailureRecorder.record {
      #expect(await emissions.next(2, clock: ManualClock()) == [1])
      #expect(await emissions.next(timeout: .infinity) { _ in true } == nil)
    }
    #expect(
      failures.map(\.message) == [
        "Sequence ended: 1 value was emitted, but expected 2. Emitted: 1",
        "Sequence ended: 0 values were emitted, but expected one that matches",
      ]
    )
  }

  @Test func `are reported with the error that the sequence throws`() async {
    await emit(1...2)
    source.continuation.finish(throwing: Boom())
    let failures = await FailureRecorder.record {
      #expect(await emissions.next(3, clock: ManualClock()) == [1, 2])
      #expect(await emissions.rest(clock: ManualClock()) == [])
    }
    #expect(
      failures.map(\.message) == [
        "Sequence threw boom: 2 values were emitted, but expected 3. Emitted: 1, 2",
        "Sequence threw boom: 0 values were emitted, but expected the end",
      ]
    )
    #expect(failures.map { $0.error as? Boom } == [Boom(), Boom()])
  }

  @Test func `are reported when the task is cancelled`() async {
    await emit(1...2)
    let line = #line + 3
    let failures = await FailureRecorder.record {
      await cancelledWhileAsleep {
        #expect(await emissions.next(3, timeout: .seconds(2), clock: $0) == [1, 2])
      }
      await cancelled { #expect(await emissions.next(timeout: .infinity) == nil) }
    }
    #expect(
      failures.map(\.message) == [
        "Cancelled before the timeout of 2.0 seconds: 2 values were emitted, but expected 3. "
          + "Emitted: 1, 2",
        "Cancelled: 0 values were emitted, but expected 1",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 2])
  }

  @Test func `are not reported in a cancelled task that does not wait for them`() async {
    await emit(1...3)
    let failures = await FailureRecorder.record {
      await cancelled { #expect(await emissions.next(2) == [1, 2]) }
      source.continuation.finish()
      #expect(await emissions.rest(timeout: 10) == [3])
      await cancelled {
        #expect(await emissions.rest() == [])
        await emissions.none(for: 1)
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `share their timeout with the values before them`() async {
    await emit(1...1)
    let clock = ManualClock()
    let failures = await FailureRecorder.record {
      async let value = emissions.next(timeout: .seconds(3), clock: clock) { _ in
        clock.advance(by: .seconds(2))
        return false
      }
      await clock.waitForSleepers()
      #expect(clock.nextDeadline?.offset == .seconds(3))
      clock.advance(by: .seconds(1))
      #expect(await value == nil)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 3.0 seconds: 1 value was emitted, but expected one that matches. "
          + "Emitted: 1"
      ]
    )
  }

  /// Emits values, and returns when they have been recorded.
  private func emit(_ values: ClosedRange<Int>) async {
    let count = emissions.values.count + values.count
    for value in values { source.continuation.yield(value) }
    while emissions.values.count < count { await Task.yield() }
  }
}

// MARK: - Fixtures

private struct Boom: Error, Equatable, CustomStringConvertible {
  var description: String { "boom" }
}
