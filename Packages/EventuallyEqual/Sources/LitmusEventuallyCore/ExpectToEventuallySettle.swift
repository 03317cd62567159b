@_spi(Litmus) public import LitmusReporting

/// Fetches a value again and again until it has stayed the same for some time, and reports a failure if
/// that takes too long.
///
/// ```swift
/// var lines = 0
/// let count = try await expectToEventuallySettle(
///   actual: {
///     lines = min(lines + 1, 3)
///     return lines
///   },
///   for: .milliseconds(20))
/// assert(count == 3)
/// ```
///
/// It waits as `expectToEventuallyEqual` does. Only time in which the wait is served counts, so a value that
/// nothing can change because the machine is busy does not settle. A value that differs for a shorter time than
/// between two tries may be missed. The failure reads `Expected a value that stays the same for 0.5 seconds, but
/// was 7 after 52 tries, timing out after 1.0 seconds`.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. If it throws, the value has not settled.
///   - duration: How long the value must stay the same, as a `Duration` or in seconds; less than the timeout.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. `.infinity` sets
///     no limit.
///   - clock: The clock that measures both; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The value; `nil` if it has not settled in time.
/// - Throws: `CancellationError` if the task is cancelled before the value has settled, after reporting a
///   failure, so that the test does not continue.
@discardableResult
public nonisolated(nonsending) func expectToEventuallySettle<Value: Equatable>(
  actual: () throws -> Value,
  for duration: some TimeoutValue,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws -> Value? {
  guard let rest = Rest(for: duration, within: timeout, clock, #isolation, .current(file, line))
  else { return nil }
  defer { rest.stop() }
  return try await EventualWait(
    for: .settled(rest), limit: timeout, clock: clock, callSite: .current(file, line)
  ).run(reading: actual)?.get()
}

/// Fetches a value asynchronously, again and again, until it has stayed the same for some time.
///
/// - Parameters:
///   - actual: Fetches the value. It runs on the caller's actor. If it throws, the value has not settled.
///   - duration: How long the value must stay the same, as a `Duration` or in seconds; less than the timeout.
///   - timeout: How long to keep trying, as a `Duration` or in seconds; 1 second by default. `.infinity` sets
///     no limit.
///   - clock: The clock that measures both; the system's continuous clock by default.
///   - file: The path of the file of the failure.
///   - line: The line in it.
/// - Returns: The value; `nil` if it has not settled in time.
/// - Throws: `CancellationError` if the task is cancelled before the value has settled, after reporting a
///   failure, so that the test does not continue.
@discardableResult
public nonisolated(nonsending) func expectToEventuallySettle<Value: Equatable>(
  actual: nonisolated(nonsending) () async throws -> Value,
  for duration: some TimeoutValue,
  timeout: some TimeoutValue = DefaultTimeout(),
  clock: any Clock<Duration> = ContinuousClock(),
  file: StaticString = #filePath,
  line: UInt = #line
) async throws -> Value? {
  guard let rest = Rest(for: duration, within: timeout, clock, #isolation, .current(file, line))
  else { return nil }
  defer { rest.stop() }
  return try await EventualWait(
    for: .settled(rest), limit: timeout, clock: clock, callSite: .current(file, line)
  ).run(fetching: actual)?.get()
}

/// The time in which a value has stayed the same.
final class Rest: Sendable {
  private struct State {
    /// The number of changes: a deadline that was set before the last one ends nothing.
    var changeCount = 0
    /// When the value changed last, as the wait's clock tells.
    var start = Duration.zero
    /// Ends the rest, with a clock of the system.
    var deadline: ServedDeadline?
    var isOver = false
  }

  let duration: Duration
  private let executors: WaitExecutors?
  private let state = Locked(State())

  /// Makes the rest of a value that has not been fetched yet.
  ///
  /// - Returns: The rest; `nil` if the time does not suffice, which is reported.
  init?(
    for duration: some TimeoutValue, within timeout: some TimeoutValue,
    _ clock: any Clock<Duration>, _ actor: (any Actor)?, _ callSite: CallSite
  ) {
    self.duration = duration.timeoutDuration.asTimeout
    executors = clock.isOfTheSystem ? WaitExecutors(actor: actor) : nil
    let limit = WaitLimit(timeout)
    guard let longest = limit.duration, longest <= self.duration else { return }
    reportFailure(
      ReportedFailure(
        message: "A value cannot stay the same for \(self.duration.inSeconds) seconds within "
          + "\(limit). To fix this, pass a longer timeout",
        callSite: callSite))
    return nil
  }

  /// Starts the rest again, because the value has changed.
  func restart(at elapsed: Duration) {
    stop()
    let change = state.withLock { state in
      state = State(changeCount: state.changeCount + 1, start: elapsed)
      return state.changeCount
    }
    guard let executors else { return }
    let deadline = ServedDeadline(
      after: duration, clock: ContinuousClock(), executors: executors, awaitsEvent: false
    ) { [weak self] _ in self?.end(after: change) }
    state.withLock { $0.deadline = deadline }
  }

  private func end(after change: Int) {
    state.withLock { state in
      if state.changeCount == change { state.isOver = true }
    }
  }

  /// Returns whether the value has stayed the same for long enough.
  func isOver(at elapsed: Duration) -> Bool {
    state.withLock { state in
      executors == nil ? elapsed - state.start >= duration : state.isOver
    }
  }

  func stop() { state.withLock { $0.deadline }?.cancel() }
}

extension Goal {
  /// Returns the goal of a value that eventually stays the same.
  static func settled(_ rest: Rest) -> Goal {
    var latest: Value?
    return Goal(
      expected: { "a value that stays the same for \(rest.duration.inSeconds) seconds" },
      status: { attempt, elapsed in
        guard case .success(let value) = attempt else {
          latest = nil
          return .open
        }
        if let latest, latest == value { return rest.isOver(at: elapsed) ? .reached : .open }
        latest = value
        rest.restart(at: elapsed)
        return .open
      }
    )
  }
}
