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
  ///   - deadline: The time. If it is not later than now, the sleep is over at once.
  ///   - tolerance: Of no account.
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if advancesBySleeping { return advance(to: deadline) }
    let wait = Wait()
    let sleeper = state.withLock { $0.addSleeper(wait, until: deadline) }
    guard let (id, watchers) = sleeper else { return }
    for watcher in watchers { watcher.end() }
    let end = await withTaskCancellationHandler {
      await wait.end(within: WaitLimit(.infinity), clock: ContinuousClock())
    } onCancel: {
      // At once, and not when the task goes on: whoever has cancelled it may count the sleepers next.
      state.withLock { $0.removeSleeper(id) }
    }
    if case .cancelled = end { throw CancellationError() }
  }
}

// MARK: - Moving it
extension ManualClock {
  /// Moves the clock on, and wakes those whose time has come, the earliest first.
  ///
  /// They go on in their own tasks, and may not have done so when this returns. Those that are to
  /// sleep several times within the duration need as many moves: wait for sleepers after each.
  ///
  /// - Parameter duration: How much later it will be; a negative one changes nothing.
  public func advance(by duration: Duration) { move { $0.advanced(by: duration) } }

  /// Moves the clock to a time, and wakes those whose time has come, the earliest first.
  ///
  /// - Parameter instant: The time; an earlier one than now changes nothing.
  public func advance(to instant: Instant) { move { _ in instant } }

  private func move(_ later: (Instant) -> Instant) {
    let due = state.withLock { $0.move(to: later($0.now)) }
    for wait in due { wait.end() }
  }
}

// MARK: - Looking at it
extension ManualClock {
  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleeperCount } }

  /// When the first of the sleeping tasks will be woken; `nil` if none sleeps.
  public var nextDeadline: Instant? { state.withLock { $0.nextDeadline } }

  /// Waits until tasks sleep on the clock, so that it can be moved; a failure if they never do.
  ///
  /// On a clock that `advancesBySleeping`, no task is ever seen to sleep.
  ///
  /// - Parameters:
  ///   - count: How many at least; 1 by default.
  ///   - timeout: How long at most in real time: a duration or a number of seconds; 10 seconds by
  ///     default.
  ///   - isolation: The caller's actor, on which the wait returns.
  ///   - fileID: The module and file of the failure; the caller's by default.
  ///   - filePath: The path of that file.
  ///   - line: The line in it.
  ///   - column: The column in the line.
  public func waitForSleepers(
    _ count: Int = 1,
    timeout: some TimeoutValue = Duration.seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    let wait = Wait()
    guard let id = state.withLock({ $0.addWatcher(wait, for: count) }) else { return }
    let limit = WaitLimit(timeout)
    let end = await wait.end(within: limit, clock: ContinuousClock())
    let sleepers = state.withLock { state in
      state.removeWatcher(id)
      return state.sleeperCount
    }
    let start: String
    switch end {
    case .ended: return
    case .timedOut: start = "Timed out after \(limit)"
    case .cancelled where limit.duration == nil: start = "Cancelled"
    case .cancelled: start = "Cancelled before the timeout of \(limit)"
    }
    let slept = sleepers == 1 ? "1 task slept" : "\(sleepers) tasks slept"
    reportFailure(
      "\(start): \(slept) on the clock, but expected \(count) or more",
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
