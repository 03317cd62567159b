@_spi(Litmus) public import LitmusReporting

/// A clock whose time only changes when a test advances it.
///
/// Use it to test code that has a clock parameter without waiting in real time:
///
/// ```swift
/// let clock = ManualClock()
/// let reminder = Task { try await clock.sleep(for: .seconds(3_600)) }
/// await clock.waitForSleepers()
/// clock.advance(by: .seconds(3_600))
/// try await reminder.value
/// ```
///
/// A clock that `advancesBySleeping` needs no test to advance it: each sleep ends at once, and advances
/// the clock to the sleep's deadline.
public final class ManualClock: Clock, Sendable {
  private let state: Locked<State>
  private let advancesBySleeping: Bool
  /// Names the tasks that sleep in the failures of waits that time out meanwhile.
  private let hint: TimeoutHint

  /// Makes a clock at its beginning.
  ///
  /// - Parameter advancesBySleeping: Whether each sleep advances the clock to its own deadline and ends
  ///   at once; `false` by default.
  public init(advancesBySleeping: Bool = false) {
    self.advancesBySleeping = advancesBySleeping
    let state = Locked(State())
    self.state = state
    hint = TimeoutHint { state.withLock { $0.hint } }
  }

  /// The current time.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been advanced to a time or past it.
  ///
  /// - Parameters:
  ///   - deadline: The time. If it is not later than now, the sleep is over at once.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is cancelled before that time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    if advancesBySleeping {
      advance(to: deadline)
      // A loop that sleeps would otherwise keep a thread of the pool.
      return await Task.yield()
    }
    let wait = Wait()
    let sleeper = state.withLock { $0.addSleeper(wait, until: deadline) }
    guard let (id, watchers) = sleeper else { return }
    for watcher in watchers { watcher.end() }
    let end = await withTaskCancellationHandler {
      await wait.waitForEnd()
    } onCancel: {
      // At once, and not when the task resumes: the code that has cancelled it may count the sleepers
      // next.
      state.withLock { $0.removeSleeper(id) }
    }
    if case .cancelled = end { throw CancellationError() }
  }
}

extension ManualClock {
  /// A time on a manual clock.
  public struct Instant: InstantProtocol {
    /// The duration since the clock's beginning.
    public var offset: Duration

    /// Makes the time at a duration after a clock's beginning; by default, the beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// Returns the time that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns how much later another time is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether one time is earlier than another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }
}

// MARK: - Advancing
extension ManualClock {
  /// Advances the clock by a duration, and wakes the tasks whose time has come, the earliest first.
  ///
  /// The tasks may not have resumed when this returns. ``advance(by:sleepers:timeout:file:line:)`` wakes tasks
  /// that sleep several times within the duration.
  ///
  /// - Parameter duration: How far to advance the clock; a negative duration changes nothing.
  public func advance(by duration: Duration) { move { $0.advanced(by: duration) } }

  /// Advances the clock to a time, and wakes the tasks whose time has come, the earliest first.
  ///
  /// - Parameter instant: The time; one earlier than now changes nothing.
  public func advance(to instant: Instant) { move { _ in instant } }

  /// Advances the clock by a duration, from one deadline of a sleeping task to the next.
  ///
  /// ```swift
  /// let clock = ManualClock()
  /// let ticks = asyncExpectation(description: "ticks", expectedFulfillmentCount: 3)
  /// let ticker = Task {
  ///   while !Task.isCancelled {
  ///     try await clock.sleep(for: .seconds(1))
  ///     ticks.fulfill()
  ///   }
  /// }
  /// await clock.advance(by: .seconds(3), sleepers: 1)
  /// assert(ticks.fulfillmentCount == 3)
  /// ticker.cancel()
  /// await waitForExpectations([ticks])
  /// ```
  ///
  /// Before each step, and at the end, it waits until all of the tasks sleep, and reports a failure if they do
  /// not.
  ///
  /// - Parameters:
  ///   - duration: How far to advance the clock.
  ///   - count: How many tasks sleep on the clock, again and again.
  ///   - timeout: How long each of these waits may take in real time, as a duration or a number of
  ///     seconds; 10 seconds by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) func advance(
    by duration: Duration,
    sleepers count: Int,
    timeout: some TimeoutValue = Duration.seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let end = now.advanced(by: duration)
    while await areAsleep(count, timeout, .current(file, line)) {
      let next = nextDeadline(of: count)
      if next == nil, count > 0 { continue }
      guard let next, next <= end else { return advance(to: end) }
      advance(to: next)
    }
  }

  /// Advances the clock to the next deadline of a sleeping task, and wakes that task.
  ///
  /// It waits until tasks sleep on the clock, and reports a failure if they do not.
  ///
  /// - Parameters:
  ///   - count: How many tasks must be asleep; 1 by default.
  ///   - timeout: How long to wait for them in real time, as a duration or a number of seconds; 10 seconds
  ///     by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) func advanceToNextDeadline(
    sleepers count: Int = 1,
    timeout: some TimeoutValue = Duration.seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let count = max(count, 1)
    while await areAsleep(count, timeout, .current(file, line)) {
      if let next = nextDeadline(of: count) { return advance(to: next) }
    }
  }

  /// Advances the clock from one deadline of a sleeping task to the next, until another task has ended.
  ///
  /// ```swift
  /// let clock = ManualClock()
  /// let retries = Task {
  ///   for attempt in 1...5 { try await clock.sleep(for: .seconds(1 << attempt)) }
  /// }
  /// await clock.advance(until: retries)
  /// assert(clock.now.offset == .seconds(62))
  /// ```
  ///
  /// Before each step, it waits until enough tasks sleep or the task has ended, and reports a failure if
  /// neither happens, or if the time is over and the task still sleeps.
  ///
  /// - Parameters:
  ///   - task: The task that must end.
  ///   - count: How many tasks sleep on the clock, again and again; 1 by default.
  ///   - timeout: How long all of the steps may take in real time, and again the last wait, as a duration or
  ///     a number of seconds; 10 seconds by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) func advance(
    until task: some WatchableTask,
    sleepers count: Int = 1,
    timeout: some TimeoutValue = Duration.seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let callSite = CallSite.current(file, line)
    let start = now
    let taskEnd = Wait()
    task.whenEnded { taskEnd.end() }
    let clock = ContinuousClock()
    let countdown = Countdown(WaitLimit(timeout, on: clock), on: clock, awaitsEvent: true)
    countdown.start(on: #isolation)
    defer { countdown.stop() }
    let count = max(count, 1)
    while await areAsleep(count, orAfter: taskEnd, timeout, callSite) {
      guard !taskEnd.isOver else { return }
      guard !countdown.isOver || now == start else {
        let advance = start.duration(to: now).inSeconds
        return reportFailure(
          ReportedFailure(
            message:
              "Timed out after \(countdown.limit): the clock advanced by \(advance) seconds, but "
              + "expected the end of the task before. To fix this, advance by a duration if the task "
              + "sleeps in a loop",
            callSite: callSite))
      }
      if let next = nextDeadline(of: count) { advance(to: next) }
    }
  }

  /// Returns the first deadline; `nil` if fewer tasks sleep, because one was cancelled after it was waited for.
  private func nextDeadline(of count: Int) -> Instant? {
    state.withLock { $0.sleeperCount < count ? nil : $0.nextDeadline }
  }

  private func move(_ later: (Instant) -> Instant) {
    let due = state.withLock { $0.move(to: later($0.now)) }
    for wait in due { wait.end() }
  }
}

// MARK: - Sleeping tasks
extension ManualClock {
  /// How many tasks are sleeping on the clock.
  public var sleeperCount: Int { state.withLock { $0.sleeperCount } }

  /// When the first of the sleeping tasks will be woken; `nil` if none is sleeping.
  public var nextDeadline: Instant? { state.withLock { $0.nextDeadline } }

  /// Waits until tasks are sleeping on the clock, so that it can be advanced, and reports a failure if
  /// they never are.
  ///
  /// On a clock that `advancesBySleeping`, no task is ever counted as sleeping.
  ///
  /// - Parameters:
  ///   - count: How many tasks at least; 1 by default.
  ///   - timeout: How long to wait at most in real time, as a duration or a number of seconds; 10
  ///     seconds by default.
  ///   - file: The path of the file of the failure.
  ///   - line: The line in it.
  public nonisolated(nonsending) func waitForSleepers(
    _ count: Int = 1,
    timeout: some TimeoutValue = Duration.seconds(10),
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    _ = await areAsleep(count, timeout, .current(file, line))
  }

  /// Waits until tasks are asleep or something has ended, and reports a failure if neither happens; returns
  /// whether it did.
  private nonisolated(nonsending) func areAsleep(
    _ count: Int, orAfter taskEnd: Wait? = nil, _ timeout: some TimeoutValue, _ callSite: CallSite
  ) async -> Bool {
    let wait = Wait()
    taskEnd?.whenOver { wait.end() }
    guard let id = state.withLock({ $0.addWatcher(wait, for: count) }) else { return true }
    let limit = WaitLimit(timeout, on: ContinuousClock())
    let end = await wait.waitForEnd(within: limit)
    let (sleeperCount, details) = state.withLock { state in
      state.removeWatcher(id)
      return (state.sleeperCount, state.details)
    }
    let start: String
    switch end {
    case .ended: return true
    case .timedOut: start = "Timed out after \(limit.with(wait.shortfall))"
    case .cancelled: start = limit.cancellationText
    }
    let expected = "\(count) or more\(taskEnd == nil ? "" : ", or the end of the task")"
    reportFailure(
      ReportedFailure(
        message: "\(start): \(counted(sleeperCount, "task")) slept on the clock, "
          + "but expected \(expected)\(details)",
        callSite: callSite))
    return false
  }
}
