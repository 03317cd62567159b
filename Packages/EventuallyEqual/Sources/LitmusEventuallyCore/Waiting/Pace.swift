/// How long a wait pauses between two tries.
///
/// A pause is a share of the time that has passed, so that what changes soon is seen soon, and what
/// takes long costs little: about 50 tries in the first second, and 10 in each that follows.
struct Pace {
  /// A try costs some 0.1 ms of the processor's time, most of it for the pause.
  static let shortest = Duration.microseconds(100)
  static let longest = Duration.milliseconds(100)
  /// What a test waits for mostly happens within this time, which is therefore looked at closely.
  private static let early = Duration.milliseconds(25)

  /// When the wait began, or was last woken.
  private var beginning = Duration.zero

  /// The next pause.
  ///
  /// - Parameters:
  ///   - now: How long the wait has lasted.
  ///   - isObserving: Whether a change will end the pause: then it may be as long as all before it.
  func pause(at now: Duration, isObserving: Bool) -> Duration {
    let passed = now - beginning
    let share =
      if isObserving { passed } else if passed < Self.early { passed * 3 / 20 } else { passed / 4 }
    return min(max(share, Self.shortest), Self.longest)
  }

  /// Notes that a change has ended a pause: what follows is looked at closely again.
  ///
  /// - Parameter now: How long the wait has lasted.
  mutating func restart(at now: Duration) { beginning = now }
}
