@_spi(Litmus) internal import LitmusReporting

/// One wait for a list of expectations.
///
/// The expectations, the timer and the cancellation of the task each try to end it; the first wins.
final class ExpectationWait: Sendable {
  enum Outcome: Sendable {
    case fulfilled
    case fulfilledInverted(AsyncExpectation)
    case timedOut
    case cancelled
  }

  private struct State {
    /// How many expectations keep the wait going; inverted ones do so to the timeout.
    var undecidedCount: Int
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?

    /// Takes one expectation off the count and says whether it was the last.
    mutating func decideOne() -> Bool {
      undecidedCount -= 1
      return undecidedCount == 0
    }
  }

  private let expectations: [AsyncExpectation]
  private let state: Locked<State>

  init(for expectations: [AsyncExpectation]) {
    self.expectations = expectations
    state = Locked(State(undecidedCount: expectations.count))
  }

  /// Waits until the expectations are fulfilled, the timeout passes or the task is cancelled.
  func outcome(
    timeout: Duration,
    clock: any Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Outcome {
    addToExpectations()
    defer { for expectation in expectations { expectation.remove(self) } }
    if let outcome = state.withLock({ $0.outcome }) { return outcome }

    let timer = startTimer(timeout: timeout, clock: clock)
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { resumeWhenEnded($0) }
    } onCancel: {
      end(with: .cancelled)
    }
  }

  /// Notes that an expectation has been fulfilled.
  func decide(by expectation: AsyncExpectation) {
    if expectation.isInverted {
      end(with: .fulfilledInverted(expectation))
    } else if state.withLock({ $0.decideOne() }) {
      end(with: .fulfilled)
    }
  }
}

extension ExpectationWait {
  private func addToExpectations() {
    if expectations.isEmpty { end(with: .fulfilled) }
    for expectation in expectations where !expectation.add(self) {
      decide(by: expectation)
    }
  }

  /// Starts the timer, which runs on no actor, so that a busy main actor does not hold it up.
  private func startTimer(timeout: Duration, clock: any Clock<Duration>) -> Task<Void, Never> {
    Task {
      // It throws when the timer is cancelled: then the wait is over, and this ends nothing.
      try? await clock.sleep(for: timeout)
      end(with: .timedOut)
    }
  }

  private func resumeWhenEnded(_ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  private func end(with outcome: Outcome) {
    let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: outcome)
  }
}
