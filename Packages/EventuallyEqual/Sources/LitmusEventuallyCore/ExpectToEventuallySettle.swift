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
final class Rest {
  let duration: Duration
  private let clock: any Clock<Duration>
  private let actor: (any Actor)?
  /// Counts since the last change; `nil` if no value has been fetched yet.
  private var countdown: Countdown?

  /// Makes the rest of a value that has not been fetched yet.
  ///
  /// - Returns: The rest; `nil` if the time does not suffice, which is reported.
  init?(
    for duration: some TimeoutValue, within timeout: some TimeoutValue,
    _ clock: any Clock<Duration>, _ actor: (any Actor)?, _ callSite: CallSite
  ) {
    self.duration = duration.timeoutDuration.asTimeout
    self.clock = clock
    self.actor = actor
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
  func restart() {
    stop()
    countdown = Countdown(
      WaitLimit(duration), on: clock, awaitsEvent: false, sleepsOnClock: false)
    countdown?.start(on: actor)
  }

  /// Whether the value has stayed the same for long enough.
  var isOver: Bool { countdown?.isOver ?? false }

  func stop() { countdown?.stop() }
}

extension Goal {
  /// Returns the goal of a value that eventually stays the same.
  static func settled(_ rest: Rest) -> Goal {
    var latest: Value?
    return Goal(
      expected: { "a value that stays the same for \(rest.duration.inSeconds) seconds" },
      status: { attempt in
        guard case .success(let value) = attempt else {
          latest = nil
          return .open
        }
        if let latest, latest == value { return rest.isOver ? .reached : .open }
        latest = value
        rest.restart()
        return .open
      }
    )
  }
}
