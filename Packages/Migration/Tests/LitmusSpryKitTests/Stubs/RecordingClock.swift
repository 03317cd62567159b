@_spi(Litmus) import LitmusReporting

/// A clock whose time passes at once, and which keeps for how long it was asked to wait.
struct RecordingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let state = Locked<(now: Instant, sleeps: [Duration])>((ContinuousClock().now, []))

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .nanoseconds(1) }
  var sleeps: [Duration] { state.withLock(\.sleeps) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      state.now = deadline
    }
  }
}
