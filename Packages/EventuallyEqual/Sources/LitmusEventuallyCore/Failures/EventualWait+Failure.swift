@_spi(Litmus) internal import LitmusReporting

extension EventualWait {
  /// Makes a watchdog that reports, in the caller's test, that the wait does not return in time.
  func watchdog<SomeClock: Clock<Duration>>(
    over progress: Progress,
    _ changes: ChangeWatch,
    clock: SomeClock,
    since start: SomeClock.Instant,
    isolation: isolated (any Actor)? = #isolation
  ) -> Watchdog? {
    guard var duration = limit.duration else { return nil }
    // A limit of zero means one try, not a quick one.
    if duration == .zero { duration = .seconds(1) }
    let reporter = reporter ?? currentFailureReporter()
    return Watchdog(
      over: progress, changes, limit: duration, awaitsEvent: !goal.lastsToTheEnd, clock: clock,
      since: start, isolation: isolation
    ) { [texts = goal.texts, limit = WaitLimit(duration), callSite] ending, seen, shortfall in
      // A wait whose actor was busy at the end has seen no wrong value.
      if case .timedOut = ending, texts.lastsToTheEnd { return progress.recordReport() }
      let failure = ReportedFailure(
        message: texts.message(ending, seen: seen, limit: limit.with(shortfall)),
        callSite: callSite,
        difference: seen.list
      )
      reporter.record(failure) { progress.recordReport() }
    }
  }

  /// Reports a failure.
  ///
  /// - Throws: `CancellationError` if the failure is a cancellation.
  func report(_ ending: FailureTexts.Ending, _ attempt: Try?, of progress: Progress) throws {
    var failure = ReportedFailure(callSite: callSite) {
      var seen = progress.seen
      if let attempt { seen.restateLatest(goal.seenResult(attempt)) }
      let limit = limit.with(progress.shortfall)
      return (
        goal.texts.message(ending, seen: seen, limit: limit),
        seen.list(above: attempt.flatMap(goal.difference))
      )
    }
    if case .failure(let error) = attempt { failure.error = error }
    if let reporter { reporter.report(failure) } else { reportFailure(failure) }
    if case .cancelled = ending { throw CancellationError() }
  }
}
