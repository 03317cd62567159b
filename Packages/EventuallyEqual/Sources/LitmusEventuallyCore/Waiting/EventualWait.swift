@_spi(Litmus) internal import LitmusReporting

/// One wait for a goal, which evaluates a closure again and again, and reports a failure if there is
/// one.
struct EventualWait<Value: Equatable> {
  typealias Try = Goal<Value>.Try
  /// Runs the user's closure once, on the caller's actor.
  typealias Evaluation = nonisolated(nonsending) (ChangeWatch) async -> Try

  private enum End {
    case reached(Try)
    /// The last try is `nil` only if the wait ended in a pause.
    case failed(FailureTexts.Ending, Try?)
    case threw(any Error)
    /// The watchdog reports the failure.
    case overdue
  }

  let goal: Goal<Value>
  let limit: WaitLimit
  let clock: any Clock<Duration>
  let retryOnError: Bool
  let callSite: CallSite
  /// What receives the failure instead of the test.
  let reporter: (any FailureReporter)?

  init(
    for goal: Goal<Value>,
    limit: some TimeoutValue,
    clock: any Clock<Duration>,
    retryOnError: Bool = true,
    callSite: CallSite,
    reporter: (any FailureReporter)? = nil
  ) {
    self.goal = goal
    // A value that has to last is observed for as long as the test says.
    self.limit = goal.lastsToTheEnd ? WaitLimit(limit) : WaitLimit(limit, on: clock)
    self.clock = clock
    self.retryOnError = retryOnError
    self.callSite = callSite
    self.reporter = reporter
  }

  /// Waits for the result of a closure, and reports a failure if the goal is not reached.
  ///
  /// A change of the state that the closure reads wakes the wait.
  ///
  /// - Parameter read: The closure, which is called on the caller's actor.
  /// - Returns: The try that reached the goal; `nil` if none did.
  /// - Throws: `CancellationError` if the wait was cancelled, and the error of a try if errors are not
  ///   retried.
  @discardableResult
  nonisolated(nonsending) func run(reading read: () throws -> Value) async throws -> Try? {
    try await run(clock: clock, on: #isolation) { changes in changes.read(read) }
  }

  /// Waits for the result of an asynchronous closure, and reports a failure if the goal is not reached.
  @discardableResult
  nonisolated(nonsending) func run(
    fetching fetch: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Try? {
    try await run(clock: clock, on: #isolation) { _ in
      do { return .success(try await fetch()) } catch { return .failure(error) }
    }
  }

  // The actor is a parameter of what follows: the scope of a task-local value does not run a closure on
  // its caller's actor, unless the closure captures that as an isolated parameter.
  private func run<SomeClock: Clock<Duration>>(
    clock: SomeClock, on actor: isolated (any Actor)?, evaluate: Evaluation
  ) async throws -> Try? {
    let progress = Progress()
    let start = clock.now
    let changes = ChangeWatch()
    let watchdog = watchdog(over: progress, changes, clock: clock, since: start, actor: actor)
    watchdog?.start()
    let end = await reportingEachFailureOnce {
      await poll(
        clock: clock, since: start, progress: progress, changes: changes, on: actor,
        evaluate: evaluate)
    }
    watchdog?.stop()
    guard await progress.finish() else {
      if Task.isCancelled { throw CancellationError() }
      return nil
    }

    switch end {
    case .reached(let attempt): return attempt
    case .failed(let ending, let attempt): try report(ending, attempt, of: progress)
    case .threw(let error): throw error
    case .overdue: break
    }
    return nil
  }

  private func poll<SomeClock: Clock<Duration>>(
    clock: SomeClock,
    since start: SomeClock.Instant,
    progress: Progress,
    changes: ChangeWatch,
    on actor: isolated (any Actor)?,
    evaluate: Evaluation
  ) async -> End {
    var interval = PollingInterval()
    var rateLimit = TryRateLimit()
    while true {
      let began = start.duration(to: clock.now)
      guard progress.beginTry(at: began) else { return .overdue }
      let elapsed = { start.duration(to: clock.now) }
      let isLast =
        limit.duration == .zero
        || (clock.isOfTheSystem ? progress.isTimeOver(at: began) : isOver(began))
      if let end = await tryOnce(isLast: isLast, changes, progress, elapsed, evaluate) {
        return end
      }

      let lastTry = ContinuousClock.now
      let now = start.duration(to: clock.now)
      var pause = interval.nextPause(after: now - began, isObserving: changes.isObserving)
      if let duration = limit.duration, !clock.isOfTheSystem {
        pause = min(pause, max(duration - now, .zero))
      }
      switch await changes.pause(for: pause, clock: clock) {
      case .timedOut: break
      case .cancelled: return .failed(.cancelled, nil)
      case .ended:
        guard await rateLimit.apply(since: lastTry) else { return .failed(.cancelled, nil) }
        interval.restart()
      }
    }
  }

  /// Makes one try, and returns how the wait ends if the try ends it.
  ///
  /// The value is released when this returns: a wait for an object to be released must not retain it
  /// between tries.
  private nonisolated(nonsending) func tryOnce(
    isLast: Bool,
    _ changes: ChangeWatch,
    _ progress: Progress,
    _ elapsed: () -> Duration,
    _ evaluate: Evaluation
  ) async -> End? {
    let attempt = await evaluate(changes)
    // Describing a value and comparing it may take as long as evaluating it.
    let (seenResult, status) = changes.work {
      (goal.seenResult(attempt), goal.status(attempt))
    }
    progress.endTry(seenResult, at: elapsed())
    switch status {
    case .reached: return .reached(attempt)
    case .missed: return .failed(.missed(after: elapsed()), attempt)
    case .open: break
    }
    if Task.isCancelled { return .failed(.cancelled, attempt) }
    if case .failure(let error) = attempt, !retryOnError { return .threw(error) }
    guard isLast else { return nil }
    return goal.lastsToTheEnd ? .reached(attempt) : .failed(.timedOut, attempt)
  }

  /// Returns whether the time was over when a try began, by a clock that is not the system's.
  private func isOver(_ began: Duration) -> Bool { limit.duration.map { began >= $0 } ?? false }
}

extension EventualWait {
  /// Makes a watchdog that reports, in the caller's test, that the wait does not return in time.
  private func watchdog<SomeClock: Clock<Duration>>(
    over progress: Progress,
    _ changes: ChangeWatch,
    clock: SomeClock,
    since start: SomeClock.Instant,
    actor: (any Actor)?
  ) -> Watchdog? {
    guard var duration = limit.duration else { return nil }
    // A limit of zero means one try, not a quick one.
    if duration == .zero { duration = .seconds(1) }
    let context = TestContext()
    let reporter = reporter ?? context.reporter
    return Watchdog(
      over: progress, changes, limit: duration, awaitsEvent: !goal.lastsToTheEnd, clock: clock,
      since: start, actor: actor
    ) { [texts = goal.texts, limit = WaitLimit(duration), callSite] ending, seen, shortfall in
      // A wait whose actor was busy at the end has seen no wrong value.
      if case .timedOut = ending, texts.adverb != nil { return progress.recordReport() }
      let failure = ReportedFailure(
        message: texts.message(ending, seen: seen, limit: limit.with(shortfall))
          + TimeoutHint.texts(in: context),
        callSite: callSite,
        difference: seen.list
      )
      reporter.record(failure) { progress.recordReport() }
    }
  }

  /// Reports a failure.
  ///
  /// - Throws: `CancellationError` if the failure is a cancellation.
  private func report(_ ending: FailureTexts.Ending, _ attempt: Try?, of progress: Progress) throws
  {
    let hint = if case .timedOut = ending { TimeoutHint.texts() } else { "" }
    var failure = ReportedFailure(callSite: callSite) {
      var seen = progress.seen
      if let attempt { seen.restateLatest(goal.seenResult(attempt)) }
      let limit = limit.with(progress.shortfall)
      return (
        goal.texts.message(ending, seen: seen, limit: limit) + hint,
        seen.list(above: attempt.flatMap(goal.difference))
      )
    }
    if case .failure(let error) = attempt { failure.error = error }
    if let reporter { reporter.report(failure) } else { reportFailure(failure) }
    if case .cancelled = ending { throw CancellationError() }
  }
}
