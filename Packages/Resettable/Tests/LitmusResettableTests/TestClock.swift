@_spi(Litmus) import LitmusReporting

/// A clock whose time advances only in sleeps, each of which runs the test's closure before.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let sleeps = Locked<[Duration]>([])
  private let onSleep: @Sendable (Int) throws -> Void

  /// Makes a clock.
  ///
  /// - Parameter onSleep: What happens in a sleep, which is given its number, counted from 1.
  init(onSleep: @escaping @Sendable (_ number: Int) throws -> Void = { _ in }) {
    self.onSleep = onSleep
  }

  var now: Instant { Instant(offset: sleeps.withLock { $0.last ?? .zero }) }
  var minimumResolution: Duration { .zero }

  /// The times at which the sleeps so far ended.
  var wakeUps: [Duration] { sleeps.withLock { $0 } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try onSleep(sleeps.withLock { $0.count } + 1)
    sleeps.withLock { $0.append(deadline.offset) }
  }
}
