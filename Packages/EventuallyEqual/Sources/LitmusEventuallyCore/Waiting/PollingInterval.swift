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

/// A limit on the rate of tries, so that state that changes all the time does not keep a processor
/// busy.
///
/// The more quickly the changes follow each other, the longer is the rest before each try. The rest
/// saves processor time, and is therefore not measured by an injected clock.
struct TryRateLimit {
  private static let longest = Duration.milliseconds(20)

  private var rest = PollingInterval.shortest

  /// Rests if the last try was too recent.
  ///
  /// - Parameter lastTry: When it ended.
  /// - Returns: `false` if the task was cancelled during the rest.
  nonisolated(nonsending) mutating func apply(since lastTry: ContinuousClock.Instant) async -> Bool
  {
    let pause = lastTry.duration(to: .now)
    let remainder = rest - pause
    rest = pause > rest * 4 ? PollingInterval.shortest : min(rest * 2, Self.longest)
    guard remainder > .zero else { return true }
    return await ContinuousClock().pause(for: remainder)
  }
}
