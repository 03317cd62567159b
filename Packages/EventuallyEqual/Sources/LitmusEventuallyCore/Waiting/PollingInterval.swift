/// The length of the pauses between the tries of a wait.
///
/// A pause is a fraction of the elapsed time, so that an early change is seen early, and a long wait
/// costs little: about 50 tries in the first second, and 10 in each second after it.
struct PollingInterval {
  /// A try costs about 0.1 ms of processor time, most of it for the pause.
  static let shortest = Duration.microseconds(100)
  static let longest = Duration.milliseconds(100)
  /// Most of what tests wait for happens within this time, so tries are more frequent in it.
  private static let early = Duration.milliseconds(25)

  /// When the wait began, or was last woken.
  private var beginning = Duration.zero

  /// Returns the next pause.
  ///
  /// - Parameters:
  ///   - now: How long the wait has lasted.
  ///   - isObserving: Whether a change will end the pause, which may then be as long as the elapsed
  ///     time.
  func pause(at now: Duration, isObserving: Bool) -> Duration {
    let passed = now - beginning
    let share =
      if isObserving { passed } else if passed < Self.early { passed * 3 / 20 } else { passed / 4 }
    return min(max(share, Self.shortest), Self.longest)
  }

  /// Records that a change has ended a pause: tries are frequent again.
  ///
  /// - Parameter now: How long the wait has lasted.
  mutating func restart(at now: Duration) { beginning = now }
}
