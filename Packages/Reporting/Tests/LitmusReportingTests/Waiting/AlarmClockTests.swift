@_spi(Litmus) @testable import LitmusFakesReporting
import Testing

@Suite struct `An alarm` {
  @Test func `rings before those that are set to later times`() async {
    let (rung, log) = AsyncStream<Int>.makeStream()
    // This runs on the clock's own thread, so nothing can ring before all are set.
    let deadline = Deadline(after: .zero) {
      let start = ContinuousClock.now
      for number in [3, 0, 2, 1] {
        AlarmClock.shared.set(Numbered(number, in: log), to: start + .milliseconds(number))
      }
    }
    #expect(await rung.prefix(4).reduce(into: []) { $0.append($1) } == [0, 1, 2, 3])
    deadline.cancel()
  }

  @Test func `that is set again rings only at the last of its times`() async {
    let (alarm, later) = (Repeating(1), Repeating(1))
    // This runs on the clock's own thread, so nothing can ring in between.
    let deadline = Deadline(after: .zero) {
      AlarmClock.shared.set(alarm, to: .now)
      AlarmClock.shared.set(alarm, to: .now)
      AlarmClock.shared.set(later, to: .now)
    }
    await later.waitForLast()
    deadline.cancel()
    #expect(alarm.ringCount.withLock { $0 } == 1)
  }

  @Test func `may set itself again when it rings`() async {
    let alarms = (0..<100).map { _ in Repeating(20) }
    for alarm in alarms { AlarmClock.shared.set(alarm, to: .now) }
    for alarm in alarms { await alarm.waitForLast() }
    #expect(alarms.allSatisfy { $0.ringCount.withLock { $0 } == 20 })
  }

  @Test func `that is cancelled does not ring`() async {
    let (cancelled, later) = (Repeating(1), Repeating(1))
    // This runs on the clock's own thread, so nothing can ring in between.
    let deadline = Deadline(after: .zero) {
      AlarmClock.shared.set(cancelled, to: .now)
      AlarmClock.shared.cancel(cancelled)
      AlarmClock.shared.set(later, to: .now)
    }
    await later.waitForLast()
    deadline.cancel()
    #expect(cancelled.ringCount.withLock { $0 } == 0)
  }
}

// MARK: - Fixtures

/// Sets itself again until it has rung a number of times.
private final class Repeating: Alarm, @unchecked Sendable {
  let ringCount = Locked(0)
  private let last = Wait()
  private let count: Int

  init(_ count: Int) { self.count = count }

  override func ring() {
    let isLast = ringCount.withLock { ringCount in
      ringCount += 1
      return ringCount == count
    }
    if isLast { last.end() } else { AlarmClock.shared.set(self, to: .now) }
  }

  func waitForLast() async {
    _ = await last.waitForEnd()
  }
}

private final class Numbered: Alarm, @unchecked Sendable {
  private let number: Int
  private let log: AsyncStream<Int>.Continuation

  init(_ number: Int, in log: AsyncStream<Int>.Continuation) {
    self.number = number
    self.log = log
  }

  override func ring() { log.yield(number) }
}
