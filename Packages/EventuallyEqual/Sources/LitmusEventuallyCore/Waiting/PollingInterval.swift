/// The length of the pauses between the tries of a wait.
///
/// A pause is a fraction of the time that the pauses before it should have taken, so that an early change
/// is seen early, and a long wait costs little: about 50 tries in the first second, and 10 in each second
/// after it. The elapsed time is not used: on a busy machine pauses last longer than they should, and it
/// would leave hardly a dozen tries to a wait of half a second.
struct PollingInterval {
  /// A try costs about 0.1 ms of processor time, most of it for the pause.
  static let shortest = Duration.microseconds(100)
  static let longest = Duration.milliseconds(100)
  /// Most of what tests wait for happens within this time, so tries are more frequent in it.
  private static let early = Duration.milliseconds(25)

  /// The sum of the pauses since the wait began or was last woken.
  private var planned = Duration.zero

  /// Returns the next pause.
  ///
  /// - Parameters:
  ///   - attempt: How long the last try took. A pause is at least a quarter of it, so that slow tries do
  ///     not keep a processor busy.
  ///   - isObserving: Whether a change will end the pause, which may then be as long as all pauses
  ///     before it.
  mutating func nextPause(after attempt: Duration, isObserving: Bool) -> Duration {
    let share =
      if isObserving { planned } else if planned < Self.early { planned * 3 / 20 } else {
        planned / 4
      }
    let pause = min(max(share, attempt / 4, Self.shortest), Self.longest)
    planned += pause
    return pause
  }

  /// Records that a change has ended a pause: tries are frequent again.
  mutating func restart() { planned = .zero }
}
