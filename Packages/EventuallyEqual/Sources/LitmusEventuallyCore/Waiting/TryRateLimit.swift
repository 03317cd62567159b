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
  /// - Parameters:
  ///   - lastTry: When it ended.
  ///   - isolation: The caller's actor.
  /// - Returns: `false` if the task was cancelled during the rest.
  mutating func apply(
    since lastTry: ContinuousClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let pause = lastTry.duration(to: .now)
    let remainder = rest - pause
    rest = pause > rest * 4 ? PollingInterval.shortest : min(rest * 2, Self.longest)
    guard remainder > .zero else { return true }
    return await ContinuousClock().pause(for: remainder)
  }
}
