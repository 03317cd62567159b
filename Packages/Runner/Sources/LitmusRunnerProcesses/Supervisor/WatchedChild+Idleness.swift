#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

// MARK: - Hangs outside of tests
extension WatchedChild {
  /// How long a child may do nothing between tests, in addition to the time limit of tests.
  static let idleGrace = Duration.seconds(10)

  /// Returns whether a process other than the parent has ended the child.
  func isKilledFromOutside(_ ending: ProcessEnd) -> Bool {
    idleLimit == nil && [.killed(signal: SIGKILL), .killed(signal: SIGTERM)].contains(ending)
  }

  /// Returns how long a child has been doing something other than running a test.
  private func idleTime(at now: ContinuousClock.Instant) -> Duration? {
    isIdle && ended == nil ? now - lastRecord : nil
  }

  /// Kills the child if it makes no progress while no test is running.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - timeLimit: How long a test may take that has no limit of its own; without one, nothing is
  ///     killed.
  mutating func killIfIdle(at now: ContinuousClock.Instant, timeLimit: Duration?) {
    guard let timeLimit, idleLimit == nil, let time = idleTime(at: now) else { return }
    let limit = timeLimit + Self.idleGrace
    guard time > limit else { return }
    idleLimit = limit
    process.terminate()
  }

  /// Returns a warning, once, if the child makes no progress while no test is running.
  ///
  /// - Parameter now: The time.
  mutating func idleness(at now: ContinuousClock.Instant) -> String? {
    guard !isIdlenessReported, let time = idleTime(at: now), time >= Self.idleGrace else {
      return nil
    }
    isIdlenessReported = true
    return "Process \(process.pid) has done nothing for \(Self.idleGrace.components.seconds) s "
      + whereabouts
  }
}
#endif
