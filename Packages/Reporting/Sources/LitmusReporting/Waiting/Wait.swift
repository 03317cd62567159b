/// Something that one task waits for, and that ends once.
///
/// Whoever has an outcome, the deadline and the cancellation of the waiting task each try to end it;
/// the first one wins.
@_spi(Litmus)
public final class Wait<Outcome: Sendable>: Sendable {
  /// How the wait ended.
  public enum End: Sendable {
    case outcome(Outcome)
    case timedOut
    case cancelled
  }

  private struct State {
    var end: End?
    var continuation: CheckedContinuation<End, Never>?
  }

  private let state = Locked(State())
  private let atDeadline: @Sendable () -> Void

  /// Makes something that has not ended.
  ///
  /// - Parameter atDeadline: What is done when the deadline comes, however long the waiting task takes to
  ///   go on after it. The wait may end in another way meanwhile.
  public init(atDeadline: @escaping @Sendable () -> Void = {}) {
    self.atDeadline = atDeadline
  }

  /// Ends the wait with an outcome, from any thread.
  ///
  /// - Parameter outcome: What the waiting task gets.
  /// - Returns: Whether this has ended it; `false` if something else did before.
  @discardableResult
  public func end(with outcome: Outcome) -> Bool { end(.outcome(outcome)) }

  /// Waits for the end; to be called once.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - clock: The clock that measures it.
  ///   - isolation: The caller's actor, on which the wait returns.
  /// - Returns: How it ended.
  public func end(
    within limit: WaitLimit,
    clock: any Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> End {
    if let end = state.withLock({ $0.end }) { return end }
    if Task.isCancelled { return .cancelled }
    if limit.duration == .zero { return .timedOut }

    let deadline = limit.duration.map { duration in
      Deadline(after: duration, clock: clock) {
        self.atDeadline()
        self.end(.timedOut)
      }
    }
    defer { deadline?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { resumeAtEnd($0) }
    } onCancel: {
      end(.cancelled)
    }
  }

  @discardableResult
  private func end(_ end: End) -> Bool {
    let (isFirst, continuation) = state.withLock { state in
      guard state.end == nil else { return (false, nil as CheckedContinuation<End, Never>?) }
      state.end = end
      defer { state.continuation = nil }
      return (true, state.continuation)
    }
    continuation?.resume(returning: end)
    return isFirst
  }

  private func resumeAtEnd(_ continuation: CheckedContinuation<End, Never>) {
    let end = state.withLock { state in
      if state.end == nil { state.continuation = continuation }
      return state.end
    }
    if let end { continuation.resume(returning: end) }
  }
}
