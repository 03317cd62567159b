#if LITMUS_REPORTING && !LITMUS_FAKES
/// A wait by one task or thread, which ends only once.
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
    /// Resumes the waiting task, or wakes the waiting thread.
    var onEnd: (@Sendable (End) -> Void)?
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

  /// Why the wait timed out much later than its timeout; `nil` if it did not.
  public var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// Ends the wait, from any thread.
  ///
  /// - Returns: Whether this call ended it; `false` if something else had ended it before.
  @discardableResult
  public func end() -> Bool { end(with: .ended) }

  /// Suspends the caller until the wait ends, and returns on the caller's actor; must be called only once.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most; only time in which the wait is served counts. No limit by default.
  ///   - clock: The clock that measures it; the continuous clock by default.
  ///   - upperBound: How long the wait lasts at most, if it is delayed; by default that of
  ///     ``ServedDeadline``.
  ///   - awaitsEvent: Whether the wait is for an event, as it is by default, and not for the absence of one.
  /// - Returns: How it ended.
  public nonisolated(nonsending) func waitForEnd(
    within limit: WaitLimit = WaitLimit(.infinity),
    clock: any Clock<Duration> = ContinuousClock(),
    upperBound: Duration? = nil,
    awaitsEvent: Bool = true
  ) async -> End {
    if let end = endAtOnce(limit) { return end }
    setDeadline(
      limit, clock: clock, upperBound: upperBound, awaitsEvent: awaitsEvent,
      executors: WaitExecutors(actor: #isolation))
    return await endOrCancellation()
  }

  /// Blocks the caller's thread until the wait ends; must be called only once.
  ///
  /// - Parameters:
  ///   - limit: How long to block at most; only time in which the wait is served counts.
  ///   - awaitsEvent: Whether the wait is for an event, as it is by default, and not for the absence of one.
  ///   - executors: The executors that the wait depends on.
  ///   - block: Blocks the thread until the wait is over, of which ``whenOver(_:)`` informs it.
  /// - Returns: How it ended.
  public func waitForEnd(
    within limit: WaitLimit, awaitsEvent: Bool = true, executors: WaitExecutors,
    blockedBy block: (Wait) -> Void
  ) -> End {
    if let end = endAtOnce(limit) { return end }
    setDeadline(limit, clock: ContinuousClock(), awaitsEvent: awaitsEvent, executors: executors)
    block(self)
    return state.withLock { $0.end } ?? .cancelled
  }

  /// Whether the wait has ended.
  public var isOver: Bool { state.withLock { $0.end != nil } }

  /// Calls an action when the wait has ended, immediately if it has; only one action at a time.
  ///
  /// - Parameter action: The action, which any thread may call.
  public func whenOver(_ action: @escaping @Sendable () -> Void) { onEnd { _ in action() } }

  private func setDeadline(
    _ limit: WaitLimit, clock: any Clock<Duration>, upperBound: Duration? = nil,
    awaitsEvent: Bool, executors: WaitExecutors
  ) {
    guard let duration = limit.duration else { return }
    let deadline = ServedDeadline(
      after: duration, clock: clock, executors: executors, upperBound: upperBound,
      awaitsEvent: awaitsEvent
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

  /// Suspends the caller until the wait ends or a duration has passed; must be called only once.
  ///
  /// The continuous clock measures the duration, whether or not the task was served in it.
  ///
  /// - Parameter duration: How long to pause at most.
  /// - Returns: How it ended.
  public nonisolated(nonsending) func pause(for duration: Duration) async -> End {
    if let end = endAtOnce(WaitLimit(duration)) { return end }
    let deadline = Deadline(after: duration) {
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

  private nonisolated(nonsending) func endOrCancellation() async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onEnd { continuation.resume(returning: $0) }
      }
    } onCancel: {
      end(with: .cancelled)
    }
  }

  @discardableResult
  private func end(with end: End) -> Bool {
    let ended = state.withLock { state -> State? in
      guard state.end == nil else { return nil }
      state.end = end
      defer {
        state.onEnd = nil
        state.deadline = nil
      }
      return state
    }
    ended?.onEnd?(end)
    // The waiting task resumes meanwhile.
    ended?.deadline?.cancel()
    return ended != nil
  }

  private func onEnd(_ action: @escaping @Sendable (End) -> Void) {
    let end = state.withLock { state in
      if state.end == nil { state.onEnd = action }
      return state.end
    }
    if let end { action(end) }
  }
}

/// The maximum duration of a wait.
@_spi(Litmus)
public struct WaitLimit: Sendable, Equatable, CustomStringConvertible {
  /// The duration, which is never negative; `nil` if there is no limit.
  public var duration: Duration?
  /// The reason why a wait with this limit ended much later, if it did.
  public var shortfall: ServiceShortfall?

  /// Makes a limit from a timeout.
  public init(_ timeout: some TimeoutValue) {
    let duration = timeout.timeoutDuration
    // Clocks trap on durations much longer than a billion seconds, which is 31 years.
    self.duration = duration < .seconds(Duration.secondsWithoutLimit) ? max(duration, .zero) : nil
  }

  /// Makes a limit from a timeout, multiplied by `LITMUS_TIMEOUT_SCALE` if the system measures the time.
  public init(_ timeout: some TimeoutValue, on clock: any Clock<Duration>) {
    self = WaitLimit(timeout).scaled(on: clock)
  }

  /// Returns the limit multiplied by `LITMUS_TIMEOUT_SCALE`, if the system measures the time.
  public func scaled(on clock: any Clock<Duration>) -> WaitLimit {
    guard TimeoutScale.current != 1, let duration, clock.isOfTheSystem else { return self }
    return WaitLimit(TimeoutScale.scaled(duration))
  }

  /// The limit as failures show it, as in `1.0 seconds`; with the reason if the wait took much longer.
  public var description: String {
    shortfall?.description ?? duration.map { "\($0.inSeconds) seconds" } ?? "no time limit"
  }

  /// The beginning of the failure of a cancelled wait, as in `Cancelled before the timeout of 1.0 seconds`.
  public var cancellationText: String {
    duration == nil ? "Cancelled" : "Cancelled before the timeout of \(self)"
  }

  /// Returns the limit with the reason why a wait ended much later.
  ///
  /// - Parameter shortfall: The reason, if there is one.
  public func with(_ shortfall: ServiceShortfall?) -> WaitLimit {
    var limit = self
    limit.shortfall = shortfall
    return limit
  }
}

extension Duration {
  /// The number of seconds from which a timeout means no limit.
  static let secondsWithoutLimit: Double = 1_000_000_000

  /// The duration as clocks can sleep for it: neither negative nor infinite.
  @_spi(Litmus)
  public var asTimeout: Duration { min(max(self, .zero), .seconds(Self.secondsWithoutLimit)) }

  /// The seconds, rounded to nanoseconds, so that 1.1 is shown as 1.1.
  @_spi(Litmus)
  public var inSeconds: Double { (self / .nanoseconds(1)).rounded() / 1_000_000_000 }

  /// The seconds, rounded down to tenths, for measured durations.
  @_spi(Litmus)
  public var inTenths: Double { (self / .milliseconds(100)).rounded(.down) / 10 }

  /// The seconds, rounded to thousandths, for measured durations that may be short.
  @_spi(Litmus)
  public var inThousandths: Double { (self / .milliseconds(1)).rounded() / 1_000 }
}
#endif
