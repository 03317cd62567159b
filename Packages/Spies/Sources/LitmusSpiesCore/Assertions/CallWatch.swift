@_spi(Litmus) internal import LitmusReporting

/// Wakes a task when a fake is called, and when its time is over.
final class CallWatch: Sendable {
  /// What the task is woken for.
  enum Event {
    /// There were calls, one or more.
    case called
    case timedOut
    case cancelled
  }

  fileprivate struct State {
    var wasCalled = false
    /// The calls when the time was over; what came later is too late.
    var callsAtDeadline: RecordedCalls?
    var shortfall: ServiceShortfall?
    /// What waits now.
    var wait: Wait?
  }

  private let record: SpyRecord
  private let state: Locked<State>
  private let observer: SpyObserver
  private let deadline: ServedDeadline?

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - record: The calls.
  ///   - limit: How long.
  ///   - clock: The clock that measures it.
  ///   - isolation: The actor that the waiting task runs on.
  init(
    over record: SpyRecord,
    limit: WaitLimit,
    clock: any Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let state = Locked(State())
    self.record = record
    self.state = state
    observer = SpyObserver { state.change { $0.wasCalled = true } }
    record.addObserver(observer)
    @Sendable func endTime(_ shortfall: ServiceShortfall?) {
      let calls = record.calls
      state.change { ($0.callsAtDeadline, $0.shortfall) = (calls, shortfall) }
    }
    if limit.duration == .zero { endTime(nil) }
    deadline = limit.duration.flatMap { duration in
      duration == .zero
        ? nil
        : ServedDeadline(
          after: duration, clock: clock, executors: WaitExecutors(actor: isolation),
          action: endTime)
    }
  }

  /// Ends the watch.
  func stop() {
    record.removeObserver(observer)
    deadline?.cancel()
  }

  /// Why the time was over before the wait was served for all of it, if it was.
  var shortfall: ServiceShortfall? { state.withLock { $0.shortfall } }

  /// The calls that count: those up to now, or up to the end of the time.
  var calls: RecordedCalls { state.withLock { $0.callsAtDeadline } ?? record.calls }

  /// Waits for something that has not been told of; one task at a time.
  func next(isolation: isolated (any Actor)? = #isolation) async -> Event {
    if Task.isCancelled { return .cancelled }
    let wait = Wait()
    let event = state.withLock { $0.takeEvent(orWakeBy: wait) }
    if let event { return event }
    if case .cancelled = await wait.end(within: WaitLimit(.infinity), clock: ContinuousClock()) {
      return .cancelled
    }
    return state.withLock { $0.takeEvent(orWakeBy: wait) } ?? .called
  }
}

extension CallWatch.State {
  /// What there is to tell of; if nothing, whoever waits is to be woken.
  fileprivate mutating func takeEvent(orWakeBy wait: Wait) -> CallWatch.Event? {
    if callsAtDeadline != nil { return .timedOut }
    if wasCalled {
      wasCalled = false
      return .called
    }
    self.wait = wait
    return nil
  }
}

extension Locked<CallWatch.State> {
  /// Notes something, and wakes who waits for it.
  fileprivate func change(_ body: (inout CallWatch.State) -> Void) {
    let wait = withLock { state in
      body(&state)
      defer { state.wait = nil }
      return state.wait
    }
    wait?.end()
  }
}
