@_spi(Litmus) internal import LitmusReporting

/// How far a wait has come, for itself and for the watchdog on another thread.
final class Progress: Sendable {
  /// What the watchdog is to do.
  enum Overdue {
    /// The wait has ended.
    case no
    /// Look again after a while.
    case notYet(Duration)
    /// The wait is taken as ended, and its failure is to be reported.
    case yes(Wording.Ending, Sightings)
  }

  private enum Phase {
    case running
    /// The watchdog reports the failure.
    case overdue
    case ended
  }

  private struct State: Sendable {
    var phase = Phase.running
    /// When the try that is under way began; the first one begins with the wait itself.
    var tryBegan: Duration? = .zero
    /// When the time was over, if it is.
    var timeEnded: Duration?
    /// Why it was over before the wait was served for all of it, if it was.
    var shortfall: ServiceShortfall?
    var seen = Sightings()
  }

  /// How long a try may last beyond the end of the time, and how late the last one may begin.
  ///
  /// The last try begins when the time is over, and a thread or an actor may need a moment for it.
  static let grace = Duration.milliseconds(50)

  private let state = Locked(State())
  private let isReported = Wait()

  /// What has been seen so far.
  var seen: Sightings { state.withLock { $0.seen } }

  /// Why the time was over before the wait was served for all of it, if it was.
  var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// Notes that the time is over: the try that begins next is the last.
  func endTime(at now: Duration, _ shortfall: ServiceShortfall?) {
    state.withLock { state in
      state.timeEnded = state.timeEnded ?? now
      state.shortfall = state.shortfall ?? shortfall
    }
  }

  /// Whether the time was over when a try began.
  func isTimeOver(at began: Duration) -> Bool {
    state.withLock { $0.timeEnded.map { $0 <= began } ?? false }
  }

  /// Notes that a try begins, and says whether it may.
  func beginTry(at now: Duration) -> Bool {
    state.withLock { state in
      state.tryBegan = now
      return state.phase == .running
    }
  }

  /// Notes what a try has seen.
  func endTry(_ sighting: Sighting) {
    state.withLock { state in
      state.tryBegan = nil
      state.seen.add(sighting)
    }
  }

  /// Ends the wait, and says whether its failure is left to report.
  func end(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    let isOwn = state.withLock { state in
      guard state.phase == .running else { return false }
      state.phase = .ended
      return true
    }
    if isOwn { return true }
    // The test must not go on, and end, before the watchdog has spoken. In a task of its own, because
    // the calling one may be cancelled and would not wait at all.
    await Task {
      _ = await isReported.end(within: WaitLimit(.infinity), clock: ContinuousClock())
    }.value
    return false
  }

  /// Decides, for the watchdog, whether the wait has outlasted its limit.
  func overdue(at now: Duration, limit: Duration) -> Overdue {
    state.withLock { state in
      guard state.phase == .running else { return .no }
      let limit = max(limit, state.timeEnded ?? limit)
      let end = max(limit, (state.tryBegan ?? limit) + Self.grace)
      guard now >= end else { return .notYet(end - now) }
      state.phase = .overdue
      return .yes(state.tryBegan == nil ? .timedOut : .stillEvaluating, state.seen)
    }
  }

  /// Notes that the watchdog has reported the failure.
  func noteReported() { isReported.end() }
}
