@_spi(Litmus) internal import LitmusReporting
internal import Observation

/// Notices when observable state that a closure has read is about to change.
///
/// Each try registers anew, since it may have read other objects than the one before. A registration
/// stays with what it observes until that changes, so a wait leaves nothing behind but those and this
/// small object.
final class ChangeWatch: Sendable {
  /// How a pause ended.
  enum PauseEnd {
    case over
    case changed
    case cancelled
  }

  private struct State {
    var isObserving = false
    /// Whether a closure runs right now.
    var isReading = false
    /// Whether something has changed since the last pause.
    var hasChanged = false
    var pause: Wait?
  }

  private let state = Locked(State())

  /// Whether a change of what was read will end a pause.
  var isObserving: Bool { state.withLock { $0.isObserving } }

  /// Whether a synchronous closure runs right now, on a thread that it has.
  var isReading: Bool { state.withLock { $0.isReading } }

  /// Runs a closure, and observes what it reads.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which it runs; a closure that hands on its own stays there itself.
  ///   - body: The closure.
  /// - Returns: What it returned or threw.
  func read<Value>(
    on isolation: isolated (any Actor)?,
    _ body: () throws -> Value
  ) async -> Result<Value, any Error> {
    state.withLock { $0.isReading = true }
    defer { state.withLock { $0.isReading = false } }
    // Observation asks for the handler only if the closure has read something observable.
    return withObservationTracking({ Result(catching: body) }, onChange: changeHandler())
  }

  private func changeHandler() -> @Sendable () -> Void {
    state.withLock { $0.isObserving = true }
    return { self.noteChange() }
  }

  private func noteChange() {
    let pause = state.withLock { state in
      state.isObserving = false
      state.hasChanged = true
      defer { state.pause = nil }
      return state.pause
    }
    pause?.end()
  }
}

extension ChangeWatch {
  /// Sleeps until a change, if any can be noticed, or for a while.
  func pause(
    for duration: Duration,
    clock: some Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation
  ) async -> PauseEnd {
    let wait = Wait()
    let (hasChanged, isObserving) = state.withLock { state in
      defer { state.hasChanged = false }
      if state.isObserving { state.pause = wait }
      return (state.hasChanged, state.isObserving)
    }
    if hasChanged { return .changed }
    guard isObserving else { return await clock.pause(for: duration) ? .over : .cancelled }
    let end = await wait.end(within: WaitLimit(duration), clock: clock)
    state.withLock { state in
      state.pause = nil
      // A change that has come after the end of the pause counts for the next one.
      if case .ended = end { state.hasChanged = false }
    }
    return switch end {
    case .ended: .changed
    case .timedOut: .over
    case .cancelled: .cancelled
    }
  }
}

extension Clock<Duration> {
  /// Leaves the actor to others for a while, and says whether it was not cancelled.
  func pause(
    for duration: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    guard duration > .zero else {
      await Task.yield()
      return !Task.isCancelled
    }
    do {
      try await sleep(for: duration)
      return true
    } catch {
      return false
    }
  }
}
