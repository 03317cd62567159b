@_spi(Litmus) internal import LitmusReporting

/// The progress of a wait, for the wait itself and for the watchdog on another thread.
final class Progress: Sendable {
  /// The answer to whether a wait has exceeded its limit, from which the watchdog takes its next step.
  enum Overdue {
    /// The wait has ended.
    case no
    /// Check again after a duration.
    case notYet(Duration)
    /// The wait counts as ended, and its failure must be reported.
    case yes(FailureTexts.Ending, SeenResults)
  }

  private enum Phase {
    case running
    /// The watchdog reports the failure.
    case overdue
    case ended
  }

  private struct State: Sendable {
    var phase = Phase.running
    /// When the current try began; the first one begins with the wait itself.
    var tryBegan: Duration? = .zero
    /// How long the longest try so far took.
    var longestTry = Duration.zero
    /// When the time was over, if it is.
    var timeEnded: Duration?
    /// Why the time was over before the wait was served for all of it, if it was.
    var shortfall: ServiceShortfall?
    var seen = SeenResults()
  }

  /// How late after the end of the time the last try may begin.
  ///
  /// It is also the minimum that a try may last beyond the end of the time.
  ///
  /// The last try begins when the time is over, and a thread or an actor may need a moment to start it.
  static let grace = Duration.milliseconds(50)

  private let state = Locked(State())
  private let isReported = Wait()

  /// The results seen so far.
  var seen: SeenResults { state.withLock { $0.seen } }

  /// Why the time was over before the wait was served for all of it, if it was.
  var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// Records that the time is over: the try that begins next is the last.
  func recordTimeOver(at now: Duration, shortfall: ServiceShortfall?) {
    state.withLock { state in
      state.timeEnded = state.timeEnded ?? now
      state.shortfall = state.shortfall ?? shortfall
    }
  }

  /// Returns whether the time was over when a try began.
  func isTimeOver(at began: Duration) -> Bool {
    state.withLock { $0.timeEnded.map { $0 <= began } ?? false }
  }

  /// Records that a try begins, and returns whether it may.
  func beginTry(at now: Duration) -> Bool {
    state.withLock { state in
      state.tryBegan = now
      return state.phase == .running
    }
  }

  /// Records the result of a try.
  func endTry(_ seenResult: SeenResult, at now: Duration) {
    state.withLock { state in
      if let began = state.tryBegan { state.longestTry = max(state.longestTry, now - began) }
      state.tryBegan = nil
      state.seen.add(seenResult)
    }
  }

  /// Ends the wait, and returns whether its failure has yet to be reported.
  func finish(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    let isOwn = state.withLock { state in
      guard state.phase == .running else { return false }
      state.phase = .ended
      return true
    }
    if isOwn { return true }
    // The test must not continue, and end, before the watchdog has reported. In a separate task,
    // because the calling task may be cancelled and would not wait at all.
    await Task {
      _ = await isReported.waitForEnd()
    }.value
    return false
  }

  /// Decides, for the watchdog, whether the wait has exceeded its limit.
  ///
  /// The last try may take twice as long as the longest one so far.
  func overdue(at now: Duration, limit: Duration) -> Overdue {
    state.withLock { state in
      guard state.phase == .running else { return .no }
      let limit = max(limit, state.timeEnded ?? limit)
      let end = max(limit, (state.tryBegan ?? limit) + max(Self.grace, state.longestTry * 2))
      guard now >= end else { return .notYet(end - now) }
      state.phase = .overdue
      return .yes(state.tryBegan == nil ? .timedOut : .stillEvaluating, state.seen)
    }
  }

  /// Records that the watchdog has reported the failure.
  func recordReport() { isReported.end() }
}
