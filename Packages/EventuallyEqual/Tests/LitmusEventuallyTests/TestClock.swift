@_spi(Litmus) import LitmusReporting

/// A clock on which time only passes in sleeps: each does what the test says, then it is later.
final class TestClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Locked(Duration.zero)
  private let onSleep: @Sendable () async throws -> Void

  init(onSleep: @escaping @Sendable () async throws -> Void = {}) {
    self.onSleep = onSleep
  }

  var now: Instant { Instant(offset: time.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await onSleep()
    time.withLock { $0 = max($0, deadline.offset) }
  }
}
