#if LITMUS_FAKES
@_spi(Litmus) public import LitmusFakesReporting

/// Waits until a fake has received a call as often as expected; reports a failure if it does not in time.
///
/// ```swift
/// try await expectEventuallyReceived(fake.calls.save("x"))
/// ```
///
/// If zero calls are expected too, as with `.never` or `.atMost(2)`, the wait lasts for the whole timeout.
///
/// - Parameters:
///   - calls: The calls.
///   - times: How often the call is expected: a number, a range, or a word such as `.once`.
///   - timeout: How long to wait at most.
///   - clock: The clock that measures the time.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Throws: `CancellationError` if the task was cancelled.
public nonisolated(nonsending) func expectEventuallyReceived(
  _ calls: some VerifiableCalls, times: some CallCountValue = CallCount.atLeast(1),
  timeout: some TimeoutValue = DefaultTimeout(), clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath, line: UInt = #line
) async throws {
  _ = try await EventualVerification(
    of: calls.expected, times.callCount, within: timeout, on: clock, at: .current(file, line)
  ).run(clock: clock)
}

/// Waits until a fake has received a call as often as expected, and returns the arguments of the first one.
///
/// - Parameters:
///   - calls: The calls.
///   - times: How often the call is expected: a number, a range, or a word such as `.once`.
///   - timeout: How long to wait at most.
///   - clock: The clock that measures the time.
///   - file: The file of a failure; the caller's by default.
///   - line: The line in it.
/// - Returns: The arguments of the first call.
/// - Throws: ``UnreceivedCallError`` after a failure, or `CancellationError` if the task was cancelled.
@discardableResult
public nonisolated(nonsending) func requireEventuallyReceived<Calls: VerifiableCalls>(
  _ calls: Calls, times: some CallCountValue = CallCount.atLeast(1),
  timeout: some TimeoutValue = DefaultTimeout(), clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath, line: UInt = #line
) async throws -> Calls.Arguments {
  let expected = calls.expected
  let callSite = CallSite.current(file, line)
  let found = try await EventualVerification(
    of: expected, times.callCount, within: timeout, on: clock, at: callSite
  ).run(clock: clock)
  guard let first = found?.first else {
    if found != nil {
      report(at: callSite) {
        "Received \(expected.title) 0 times, but expected at least 1 time, because its arguments are required"
      }
    }
    throw UnreceivedCallError(reason: "required \(expected.title) at \(callSite)")
  }
  return first
}

/// The error of a call that was required and not received.
public struct UnreceivedCallError: Error, CustomStringConvertible {
  let reason: String

  /// The call and the assertion.
  public var description: String { following(reason) }
}

@_spi(Litmus) extension UnreceivedCallError: ReportedError {}

/// A verification that waits for calls of a fake.
struct EventualVerification<Arguments> {
  private enum Ending {
    case timedOut(ServiceShortfall?)
    case cancelled
    /// There were as many calls as expected or too many, this long after the start.
    case decided(after: Duration)
  }

  private let verification: Verification<Arguments>
  private let limit: WaitLimit
  private let callSite: CallSite
  /// Whether the expectation must stay met for the whole timeout, because zero calls already meet it.
  private let lastsToTheEnd: Bool

  init(
    of expected: ExpectedCalls<Arguments>, _ count: CallCount, within timeout: some TimeoutValue,
    on clock: any Clock<Duration>, at callSite: CallSite
  ) {
    verification = Verification(expected, count)
    lastsToTheEnd = count.isMet(by: 0)
    // A wait for nothing lasts as long as the test says, on a slow machine, too.
    limit = lastsToTheEnd ? WaitLimit(timeout) : WaitLimit(timeout, on: clock)
    self.callSite = callSite
  }

  /// Waits for the expected calls, and records that they are verified, or reports a failure.
  ///
  /// - Parameter clock: The clock that measures the time.
  /// - Returns: The arguments of the calls that were found; `nil` after a failure.
  /// - Throws: `CancellationError` if the wait was cancelled.
  nonisolated(nonsending) func run(clock: some Clock<Duration>) async throws -> [Arguments]? {
    let expected = verification.expected
    let limit = possibleLimit
    let start = clock.now
    let record = expected.source.record(isUse: true)
    let watch = CallWatch(
      over: record, limit: limit, awaitsEvent: !lastsToTheEnd, clock: clock, on: #isolation)
    defer { watch.stop() }
    func calls() -> CallList<Arguments> {
      let calls = expected.snapshot(record)
      let last = watch.lastOrder
      return last == .max ? calls : CallList(calls.prefix { $0.order <= last })
    }
    guard record.problem == nil else {
      return try conclude(calls(), record, .timedOut(watch.shortfall))
    }
    var tally = Tally()
    while true {
      tally.update(with: expected, in: record, upTo: watch.lastOrder)
      if isDecided(tally.count) {
        // Arguments may have changed since they were compared, so the result compares all of them again.
        let calls = calls()
        if isDecided(expected.matches(in: calls).count) {
          return try conclude(calls, record, .decided(after: start.duration(to: clock.now)))
        }
      }
      switch await watch.next() {
      case .ended: continue
      case .timedOut: return try conclude(calls(), record, .timedOut(watch.shortfall))
      case .cancelled: return try conclude(calls(), record, .cancelled)
      }
    }
  }

  /// A count of the calls that meet the conditions, which compares each call once.
  private struct Tally {
    private(set) var count = 0
    private var counted = 0
    /// The position of the first call; another one means that the calls have been removed meanwhile.
    private var first: UInt64?

    mutating func update(
      with expected: ExpectedCalls<Arguments>, in record: SpyRecord, upTo last: UInt64
    ) {
      if counted > 0, expected.snapshot(record).first?.order != first {
        count = 0
        counted = 0
      }
      let new = expected.snapshot(record, from: counted)
      if counted == 0 { first = new.first?.order }
      counted += new.count
      count += new.lazy.filter { $0.order <= last && expected.isMatch($0) }.count
    }
  }

  /// Returns whether the outcome is known without waiting for more calls.
  private func isDecided(_ count: Int) -> Bool {
    !verification.count.canBeMet(after: count)
      || !lastsToTheEnd && verification.count.isMet(by: count)
  }

  /// Reports the result if it is a failure.
  private func conclude(
    _ calls: CallList<Arguments>, _ record: SpyRecord, _ ending: Ending
  ) throws -> [Arguments]? {
    let expected = verification.expected
    let count = verification.count
    let matches = expected.matches(in: calls)
    let isCancelled = if case .cancelled = ending { !isDecided(matches.count) } else { false }
    guard record.problem == nil, count.isMet(by: matches.count) else {
      let hint = if case .timedOut = ending { TimeoutHint.texts() } else { "" }
      report(at: callSite) {
        verification.failureText(
          matches.count, in: calls, of: record, circumstances(ending), hint: hint)
      }
      if isCancelled { throw CancellationError() }
      return nil
    }
    guard !isCancelled else {
      report(at: callSite) { "\(circumstances(ending)) while expecting \(expected.title) \(count)" }
      throw CancellationError()
    }
    expected.verify(matches, of: calls, in: record)
    return matches.map { calls[$0].arguments }
  }

  /// Returns how the wait ended, as the beginning of a message.
  private func circumstances(_ ending: Ending) -> String {
    switch ending {
    case .timedOut(let shortfall): "Timed out after \(limit.with(shortfall))"
    case .cancelled: limit.cancellationText
    case .decided(let elapsed):
      "After \(elapsed.inThousandths)"
        + (limit.duration == nil ? " seconds" : " of \(limit)")
    }
  }

  /// The limit, or zero for a wait that would never end.
  private var possibleLimit: WaitLimit {
    guard lastsToTheEnd, limit.duration == nil else { return limit }
    report(at: callSite) {
      "Expected \(verification.expected.title) \(verification.count) to the end of a wait with no "
        + "time limit, but expected one. To fix this, pass a timeout"
    }
    return WaitLimit(.zero)
  }
}
#endif
