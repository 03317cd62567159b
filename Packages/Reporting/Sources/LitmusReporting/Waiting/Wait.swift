/// A wait by one task, which ends only once.
///
/// The awaited event, the deadline and the cancellation of the waiting task can each end it; the first
/// one wins.
@_spi(Litmus)
public final class Wait: Sendable {
  /// How a wait ended.
  public enum End: Sendable {
    /// The awaited event ended the wait.
    case ended
    case timedOut
    case cancelled
  }

  private struct State {
    var end: End?
    var shortfall: ServiceShortfall?
    var continuation: CheckedContinuation<End, Never>?
    var deadline: ServedDeadline?
  }

  private let state = Locked(State())
  private let atDeadline: (@Sendable () -> Void)?

  /// Makes a wait that has not ended.
  ///
  /// - Parameter atDeadline: An action that runs at the deadline, however long the waiting task then
  ///   takes to resume. The wait may end in another way meanwhile.
  public init(atDeadline: (@Sendable () -> Void)? = nil) {
    self.atDeadline = atDeadline
  }

  /// Why the wait timed out before it was served for its timeout; `nil` if it was served or did not
  /// time out.
  public var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// Ends the wait, from any thread.
  ///
  /// - Returns: Whether this call ended it; `false` if something else had ended it before.
  @discardableResult
  public func end() -> Bool { end(with: .ended) }

  /// Suspends the caller until the wait ends; must be called only once.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most; only time in which the wait is served counts.
  ///   - clock: The clock that measures it.
  ///   - isolation: The caller's actor, on which the wait returns.
  /// - Returns: How it ended.
  public func end(
    within limit: WaitLimit,
    clock: any Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> End {
    if let end = endAtOnce(limit) { return end }
    if let duration = limit.duration {
      let deadline = ServedDeadline(
        after: duration, clock: clock, executors: WaitExecutors(actor: isolation)
      ) { shortfall in
        self.state.withLock { $0.shortfall = shortfall }
        self.atDeadline?()
        self.end(with: .timedOut)
      }
      let isOver = state.withLock { state in
        state.deadline = deadline
        return state.end != nil
      }
      if isOver { deadline.cancel() }
    }
    return await endOrCancellation()
  }

  /// Suspends the caller until the wait ends or a duration has passed; must be called only once.
  ///
  /// The continuous clock measures the duration, whether or not the task was served in it.
  ///
  /// - Parameters:
  ///   - duration: How long to pause at most.
  ///   - isolation: The caller's actor, on which the pause returns.
  /// - Returns: How it ended.
  public func pause(
    for duration: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> End {
    if let end = endAtOnce(WaitLimit(duration)) { return end }
    let deadline = Deadline(after: duration, clock: ContinuousClock()) {
      self.end(with: .timedOut)
    }
    defer { deadline.cancel() }
    return await endOrCancellation()
  }

  /// Returns how the wait ends if it does not have to suspend; `nil` otherwise.
  private func endAtOnce(_ limit: WaitLimit) -> End? {
    if let end = state.withLock({ $0.end }) { return end }
    if Task.isCancelled { return .cancelled }
    return limit.duration == .zero ? .timedOut : nil
  }

  private func endOrCancellation(isolation: isolated (any Actor)? = #isolation) async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { resumeAtEnd($0) }
    } onCancel: {
      end(with: .cancelled)
    }
  }

  @discardableResult
  private func end(with end: End) -> Bool {
    let ended = state.withLock { state -> State? in
      guard state.end == nil else { return nil }
      state.end = end
      defer { (state.continuation, state.deadline) = (nil, nil) }
      return state
    }
    ended?.continuation?.resume(returning: end)
    // The waiting task resumes meanwhile.
    ended?.deadline?.cancel()
    return ended != nil
  }

  private func resumeAtEnd(_ continuation: CheckedContinuation<End, Never>) {
    let end = state.withLock { state in
      if state.end == nil { state.continuation = continuation }
      return state.end
    }
    if let end { continuation.resume(returning: end) }
  }
}
