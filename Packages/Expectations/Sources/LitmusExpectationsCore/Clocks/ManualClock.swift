@_spi(Litmus) internal import LitmusReporting

/// A clock that stands still until a test moves it.
///
/// Code that takes a clock is tested with it without real time:
///
/// ```swift
/// let clock = ManualClock()
/// let reminder = Task { try await clock.sleep(for: .seconds(3_600)) }
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(3_600))
/// try await reminder.value
/// ```
///
/// One that `advancesBySleeping` needs no one to move it: whatever sleeps is woken at once, and it is
/// later by then.
public final class ManualClock: Clock, Sendable {
  /// A time on a manual clock.
  public struct Instant: InstantProtocol {
    /// How much later than the clock's beginning.
    public var offset: Duration

    /// Makes the time that is so much later than a clock's beginning; by default, the beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later another time is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one time is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleepers: [ObjectIdentifier: Sleeper] = [:]
    var watchers: [(count: Int, wait: Wait<Void>)] = []

    mutating func removeSleepers(until instant: Instant) -> [Sleeper] {
      let due = sleepers.values.filter { $0.deadline <= instant }
      for sleeper in due { sleepers[ObjectIdentifier(sleeper)] = nil }
      return due.sorted { $0.deadline < $1.deadline }
    }

    /// Those who wait for as many sleepers as there are now.
    mutating func removeWatchers() -> [Wait<Void>] {
      defer { watchers.removeAll { $0.count <= sleepers.count } }
      return watchers.filter { $0.count <= sleepers.count }.map(\.wait)
    }
  }

  private let state = Locked(State())
  private let advancesBySleeping: Bool

  /// Makes a clock at its beginning.
  ///
  /// - Parameter advancesBySleeping: Whether each sleep moves the clock to its own end and is over at
  ///   once; `false` by default.
  public init(advancesBySleeping: Bool = false) {
    self.advancesBySleeping = advancesBySleeping
  }

  /// The time that it is.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been moved to a time or past it.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - tolerance: Of no account.
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if advancesBySleeping { return advance(to: deadline) }
    let sleeper = Sleeper(until: deadline)
    let watchers = state.withLock { state -> [Wait<Void>]? in
      guard deadline > state.now else { return nil }
      state.sleepers[ObjectIdentifier(sleeper)] = sleeper
      return state.removeWatchers()
    }
    guard let watchers else { return }
    for watcher in watchers { watcher.end(with: ()) }
    let end = await sleeper.wait.end(within: WaitLimit(.infinity), clock: ContinuousClock())
    state.withLock { $0.sleepers[ObjectIdentifier(sleeper)] = nil }
    if case .cancelled = end { throw CancellationError() }
  }
}

// MARK: - Moving it
extension ManualClock {
  /// Moves the clock on, and wakes those whose time has come, the earliest first.
  ///
  /// They go on in their own tasks, and may not have done so when this returns.
  ///
  /// - Parameter duration: How much later it will be; a negative one changes nothing.
  public func advance(by duration: Duration) { move { $0.advanced(by: duration) } }

  /// Moves the clock to a time, and wakes those whose time has come, the earliest first.
  ///
  /// - Parameter instant: The time; an earlier one than now changes nothing.
  public func advance(to instant: Instant) { move { _ in instant } }

  private func move(_ later: (Instant) -> Instant) {
    let due = state.withLock { state in
      state.now = max(state.now, later(state.now))
      return state.removeSleepers(until: state.now)
    }
    for sleeper in due { sleeper.wait.end(with: ()) }
  }
}

// MARK: - Looking at it
extension ManualClock {
  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// When the first of the sleeping tasks will be woken; `nil` if none sleeps.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.values.map(\.deadline).min() } }

  /// Waits until tasks sleep on the clock, so that it can be moved.
  ///
  /// It returns without any, if its task is cancelled.
  ///
  /// - Parameters:
  ///   - count: How many at least; 1 by default.
  ///   - isolation: The caller's actor.
  public func waitForSleepers(
    _ count: Int = 1,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let wait = Wait<Void>()
    let areThere = state.withLock { state in
      let areThere = state.sleepers.count >= count
      if !areThere { state.watchers.append((count, wait)) }
      return areThere
    }
    guard !areThere else { return }
    _ = await wait.end(within: WaitLimit(.infinity), clock: ContinuousClock())
  }
}

/// One sleep on a manual clock.
private final class Sleeper: Sendable {
  let deadline: ManualClock.Instant
  let wait = Wait<Void>()

  init(until deadline: ManualClock.Instant) {
    self.deadline = deadline
  }
}
