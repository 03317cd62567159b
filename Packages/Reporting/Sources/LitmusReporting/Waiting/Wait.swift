/// Something that one task waits for, and that ends once.
///
/// What is waited for, the deadline and the cancellation of the waiting task each try to end it; the
/// first one wins.
@_spi(Litmus)
public final class Wait: Sendable {
  /// How a wait ended.
  public enum End: Sendable {
    /// By what was waited for.
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

  /// Makes something that has not ended.
  ///
  /// - Parameter atDeadline: What is done when the deadline comes, however long the waiting task takes
  ///   to resume after it. The wait may end in another way meanwhile.
  public init(atDeadline: (@Sendable () -> Void)? = nil) {
    self.atDeadline = atDeadline
  }

  /// Why the wait timed out before it was served for its timeout; `nil` if it was served or did not
  /// time out.
  public var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// Ends the wait, from any thread.
  ///
  /// - Returns: Whether this has ended it; `false` if something else did before.
  @discardableResult
  public func end() -> Bool { end(with: .ended) }

  /// Waits for the end; to be called once.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most: the time in which the wait is served counts.
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

  /// Pauses until the end, or until some time has passed by the continuous clock, whether the task was
  /// served in it or not; to be called once.
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

  /// How the wait ends before it begins, if it does.
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
    // What waits goes on meanwhile.
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
