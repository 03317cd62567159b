#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A watch over a fake that resumes a task when the fake is called or the time limit is reached.
final class CallWatch: Sendable {
  private struct State {
    var wasCalled = false
    /// The position after which calls do not count: that of the deadline, if it has passed.
    var lastOrder = UInt64.max
    /// The current wait of the task.
    var wait: Wait?
  }

  private let record: SpyRecord
  private let state: Locked<State>
  private let countdown: Countdown

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - record: The record of the calls.
  ///   - limit: How long to watch.
  ///   - awaitsEvent: Whether it watches for a call that should come, which may be late on a busy machine.
  ///   - clock: The clock that measures the time.
  ///   - actor: The actor that the waiting task runs on.
  init(
    over record: SpyRecord, limit: WaitLimit, awaitsEvent: Bool, clock: some Clock<Duration>,
    on actor: (any Actor)?
  ) {
    let state = Locked(State())
    self.record = record
    self.state = state
    countdown = Countdown(limit, on: clock, awaitsEvent: awaitsEvent) {
      let now = SharedCounters.nextInOrder()
      state.withLock { $0.lastOrder = now }
    }
    record.state.withLock { $0.watches.append(self) }
    countdown.start(on: actor)
  }

  /// Stops watching; a call that is being recorded may still be reported.
  func stop() {
    record.state.withLock { $0.watches.removeAll { $0 === self } }
    countdown.stop()
  }

  /// Resumes the waiting task, because the fake has been called.
  func recordCall() {
    let wait = state.withLock { state in
      state.wasCalled = true
      return state.wait.take()
    }
    wait?.end()
  }

  /// Why the wait reached its upper bound before it was served for its whole timeout, if it did.
  var shortfall: ServiceShortfall? { countdown.limit.shortfall }

  /// The position after which calls do not count, if the deadline has passed.
  var lastOrder: UInt64 { state.withLock { $0.lastOrder } }

  /// Waits until the fake has been called since the last time; only one task at a time may wait.
  nonisolated(nonsending) func next() async -> Wait.End {
    let wait = Wait()
    let end = await countdown.waitForEnd(of: wait) {
      state.withLock { state in
        state.wait = wait
        return state.wasCalled
      }
    }
    if case .ended = end { state.withLock { $0.wasCalled = false } }
    return end
  }
}
#endif
