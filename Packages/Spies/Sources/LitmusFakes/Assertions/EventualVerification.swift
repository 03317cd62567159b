@_spi(Litmus) internal import LitmusReporting

/// A verification that waits for calls of a fake.
struct EventualVerification {
  private enum Ending {
    case timedOut(ServiceShortfall?)
    case cancelled
    /// There were as many calls as expected or too many, this long after the start.
    case decided(after: Duration)
  }

  private let expected: ExpectedCall
  private let counts: ExpectedCounts
  private let limit: WaitLimit
  private let reportsCancellation: Bool
  private let callSite: CallSite
  /// Whether the expectation must stay met for the whole timeout, because zero calls already meet it.
  private let lastsToTheEnd: Bool

  init(
    of expected: ExpectedCall,
    counts: [CountSpecifier?],
    limit: WaitLimit,
    reportsCancellation: Bool = true,
    callSite: CallSite
  ) {
    self.expected = expected
    self.counts = ExpectedCounts(counts)
    self.limit = limit
    self.reportsCancellation = reportsCancellation
    self.callSite = callSite
    lastsToTheEnd = self.counts.isMet(by: 0)
  }

  /// Waits for the expected calls; reports a failure if they are not received, and otherwise records that
  /// they are verified.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time.
  ///   - isolation: The caller's actor, on which arguments are compared.
  /// - Throws: `CancellationError` if the wait was cancelled.
  func run<SomeClock: Clock<Duration>>(
    clock: SomeClock,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let limit = possibleLimit
    let start = clock.now
    let watch = CallWatch(over: expected.source.record, limit: limit, clock: clock)
    defer { watch.stop() }
    guard watch.calls.problem == nil else {
      return try conclude(watch.calls, .timedOut(watch.shortfall))
    }
    var tally = CallTally(of: expected.pattern)
    while true {
      let calls = watch.calls
      tally.update(with: calls)
      if isDecided(tally.count) {
        // Arguments may have changed since they were compared, so the result compares all of them again.
        let result = expected.result(in: calls, counts: counts)
        let elapsed = start.duration(to: clock.now)
        if isDecided(result.count) { return try conclude(result, .decided(after: elapsed)) }
      }
      switch await watch.next() {
      case .called: continue
      case .timedOut: return try conclude(watch.calls, .timedOut(watch.shortfall))
      case .cancelled: return try conclude(watch.calls, .cancelled)
      }
    }
  }

  /// Returns whether the outcome is known without waiting for more calls.
  private func isDecided(_ count: Int) -> Bool {
    !counts.canBeMet(after: count) || !lastsToTheEnd && counts.isMet(by: count)
  }

  private func conclude(_ calls: RecordedCalls, _ ending: Ending) throws {
    try conclude(expected.result(in: calls, counts: counts), ending)
  }

  /// Reports the result if it is a failure.
  private func conclude(_ result: DidCallResult, _ ending: Ending) throws {
    let isCancelled = if case .cancelled = ending { !isDecided(result.count) } else { false }
    if isCancelled, !reportsCancellation { throw CancellationError() }
    if !result.success {
      report(result.failureMessage(circumstances(ending)), at: callSite)
    } else if isCancelled {
      report("\(circumstances(ending)) while expecting \(expected) \(counts)", at: callSite)
    } else {
      expected.capture(from: result.calls)
      expected.markVerified(result.matches.orders)
    }
    if isCancelled { throw CancellationError() }
  }

  /// Returns how the wait ended, as the beginning of a message.
  private func circumstances(_ ending: Ending) -> String {
    switch ending {
    case .timedOut(let shortfall): "Timed out after \(limit.with(shortfall))"
    case .cancelled where limit.duration == nil: "Cancelled"
    case .cancelled: "Cancelled before the timeout of \(limit)"
    case .decided(let elapsed):
      "After \(elapsed.inThousandths)"
        + (limit.duration == nil ? " seconds" : " of \(limit)")
    }
  }

  /// The limit, or zero for a wait that would never end.
  private var possibleLimit: WaitLimit {
    guard lastsToTheEnd, limit.duration == nil else { return limit }
    report(
      "Expected \(expected) \(counts) to the end of a wait with no time limit, "
        + "but expected one. To fix this, pass a timeout",
      at: callSite)
    return WaitLimit(.zero)
  }
}

/// A count of the calls that meet conditions, which counts each call once however often it is updated.
private struct CallTally {
  private let pattern: CallPattern
  private(set) var count = 0
  /// The positions, among all calls, of the fake's first and last call at the last update.
  private var counted: ClosedRange<UInt64>?

  init(of pattern: CallPattern) { self.pattern = pattern }

  /// Counts the new calls; if the fake's earlier calls have been removed, the count starts again.
  mutating func update(with calls: RecordedCalls) {
    let orders = calls.orders
    if orders?.lowerBound != counted?.lowerBound { (count, counted) = (0, nil) }
    calls.forEachMatch(of: pattern, after: counted?.upperBound ?? 0) { _, _ in
      count += 1
      return true
    }
    counted = orders
  }
}

extension RecordedCalls {
  /// The positions, among all calls, of the first and the last call.
  fileprivate var orders: ClosedRange<UInt64>? {
    guard let first = chunks.first(where: { $0.count > 0 }),
      let last = chunks.last(where: { $0.count > 0 })
    else { return nil }
    return first.chunk[0].order...last.chunk[last.count - 1].order
  }
}
