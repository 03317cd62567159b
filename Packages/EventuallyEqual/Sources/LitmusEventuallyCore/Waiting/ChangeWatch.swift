@_spi(Litmus) internal import LitmusReporting
internal import Observation

/// An observer that notices when observable state that a closure has read is about to change.
///
/// Each try registers again, because it may have read other objects than the previous one. A
/// registration stays in the object that it observes until that object changes, so a wait leaves behind
/// only the registrations and this small object. It also holds the wait's current pause and the start of
/// the running try.
final class ChangeWatch: Sendable {
  private struct State {
    var isObserving = false
    /// When the synchronous work of a try began, if it is running now.
    var workStart: ContinuousClock.Instant?
    /// Whether something has changed since the last pause.
    var hasChanged = false
    /// Whether there are no more pauses, because the time is over.
    var isOver = false
    var pause: Wait?
  }

  private let state = Locked(State())

  /// Whether a change of the state that was read will end a pause.
  var isObserving: Bool { state.withLock { $0.isObserving } }

  /// When the synchronous work of a try began, if it is running now, and so has a thread.
  var workStart: ContinuousClock.Instant? { state.withLock { $0.workStart } }

  /// Runs a closure, and observes the state that it reads.
  ///
  /// - Parameter body: The closure.
  /// - Returns: What it returned or threw.
  func read<Value>(_ body: () throws -> Value) -> Result<Value, any Error> {
    // Observation evaluates the handler's expression only if the closure has read something observable.
    work { withObservationTracking({ Result(catching: body) }, onChange: changeHandler()) }
  }

  /// Runs synchronous code of the test, such as the closure or the `==` of its value.
  ///
  /// It occupies its executor, which therefore does not answer, but the time counts.
  func work<Value>(_ body: () -> Value) -> Value {
    state.withLock { $0.workStart = .now }
    defer { state.withLock { $0.workStart = nil } }
    return body()
  }

  private func changeHandler() -> @Sendable () -> Void {
    state.withLock { $0.isObserving = true }
    return { self.recordChange() }
  }

  private func recordChange() {
    let pause = state.withLock { state in
      state.isObserving = false
      state.hasChanged = true
      return state.pause.take()
    }
    pause?.end()
  }
}

extension ChangeWatch {
  /// Sleeps until a change (if changes can be noticed), for a duration, or until the time is over.
  ///
  /// - Returns: How the pause ended; a change ends it.
  nonisolated(nonsending) func pause(
    for duration: Duration, clock: some Clock<Duration>
  ) async -> Wait.End {
    let wait = Wait()
    let (hasChanged, isObserving, isOver) = state.withLock { state in
      defer { state.hasChanged = false }
      state.pause = wait
      return (state.hasChanged, state.isObserving, state.isOver)
    }
    if hasChanged { return .ended }
    if isOver { return Task.isCancelled ? .cancelled : .timedOut }
    let end: Wait.End
    if clock.isOfTheSystem {
      end = await wait.pause(for: duration)
    } else if isObserving {
      end = await wait.waitForEnd(within: WaitLimit(duration), clock: clock)
    } else {
      return await clock.pause(for: duration) ? .timedOut : .cancelled
    }
    return state.withLock { state in
      state.pause = nil
      switch end {
      case .ended where state.hasChanged:
        state.hasChanged = false
        return .ended
      // A change that came after the end of the pause counts for the next one.
      case .ended, .timedOut: return .timedOut
      case .cancelled: return .cancelled
      }
    }
  }

  /// Ends the current pause and all later ones, because the time is over.
  func endPauses() {
    let pause = state.withLock { state in
      state.isOver = true
      return state.pause
    }
    pause?.end()
  }
}

extension Clock<Duration> {
  /// Suspends for a duration, so that others can use the actor, and returns whether it was not
  /// cancelled.
  nonisolated(nonsending) func pause(for duration: Duration) async -> Bool {
    guard duration > .zero else {
      await Task.yield()
      return !Task.isCancelled
    }
    do {
      try await sleep(for: duration)
      return true
    } catch {
      // A clock may end a sleep for other reasons, too.
      return !Task.isCancelled
    }
  }
}
