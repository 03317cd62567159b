#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusFakesReporting

/// A watch over a fake that resumes a task when the fake is called or the time limit is reached.
final class CallWatch: Sendable {
  /// The reason for which the task is resumed.
  enum Event {
    /// The fake received one or more calls.
    case called
    case timedOut
    case cancelled
  }

  fileprivate struct State {
    var wasCalled = false
    /// The position of the deadline in the order of all calls; later calls do not count.
    var deadline: UInt64?
    var shortfall: ServiceShortfall?
    /// The current wait of the task.
    var wait: Wait?
  }

  private let record: SpyRecord
  private let state: Locked<State>
  private let observer: SpyObserver
  private let deadline: ServedDeadline?

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - record: The record of the calls.
  ///   - limit: How long to watch.
  ///   - awaitsEvent: Whether it watches for a call that should come, which may be late on a busy machine.
  ///   - clock: The clock that measures the time.
  ///   - actor: The actor that the waiting task runs on.
  init(
    over record: SpyRecord, limit: WaitLimit, awaitsEvent: Bool, clock: any Clock<Duration>,
    on actor: (any Actor)?
  ) {
    let state = Locked(State())
    self.record = record
    self.state = state
    observer = SpyObserver { state.change { $0.wasCalled = true } }
    record.addObserver(observer)
    @Sendable func endTime(_ shortfall: ServiceShortfall?) {
      let now = SharedCounters.nextInOrder()
      state.change { ($0.deadline, $0.shortfall) = (now, shortfall) }
    }
    if limit.duration == .zero { endTime(nil) }
    deadline = limit.duration.flatMap { duration in
      duration == .zero
        ? nil
        : ServedDeadline(
          after: duration, clock: clock, executors: WaitExecutors(actor: actor),
          awaitsEvent: awaitsEvent, action: endTime)
    }
  }

  /// Stops watching.
  func stop() {
    record.removeObserver(observer)
    deadline?.cancel()
  }

  /// Why the wait reached its upper bound before it was served for its whole timeout, if it did.
  var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// The position after which calls do not count, if the deadline has passed.
  var lastOrder: UInt64 { state.withLock { $0.deadline } ?? .max }

  /// Waits for the next event that has not been returned yet; only one task at a time may wait.
  nonisolated(nonsending) func next() async -> Event {
    if Task.isCancelled { return .cancelled }
    let wait = Wait()
    let event = state.withLock { $0.takeEvent(orWakeBy: wait) }
    if let event { return event }
    if case .cancelled = await wait.waitForEnd() {
      return .cancelled
    }
    return state.withLock { $0.takeEvent(orWakeBy: wait) } ?? .called
  }
}

extension CallWatch.State {
  /// Returns the pending event; if there is none, stores the wait that the next event ends.
  fileprivate mutating func takeEvent(orWakeBy wait: Wait) -> CallWatch.Event? {
    if deadline != nil { return .timedOut }
    if wasCalled {
      wasCalled = false
      return .called
    }
    self.wait = wait
    return nil
  }
}

extension Locked<CallWatch.State> {
  /// Changes the state and resumes the waiting task.
  fileprivate func change(_ body: (inout CallWatch.State) -> Void) {
    let wait = withLock { state in
      body(&state)
      return state.wait.take()
    }
    wait?.end()
  }
}
#endif
