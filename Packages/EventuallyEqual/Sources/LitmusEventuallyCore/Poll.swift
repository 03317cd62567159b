@_spi(Litmus) internal import LitmusReporting

/// Fetches a value until it equals the expected one, the time is over or the task is cancelled.
func poll<Value: Equatable, PollClock: Clock>(
  _ fetch: () async throws -> Value,
  until expected: Value,
  timeout: Duration,
  clock: PollClock,
  isolation: isolated (any Actor)? = #isolation
) async -> PollOutcome<Value> where PollClock.Duration == Duration {
  let deadline = clock.now.advanced(by: timeout.asTimeout)
  var pauses = Pauses()
  var tries = 0
  while true {
    let isLastTry = clock.now >= deadline
    let value: Result<Value, any Error>
    do { value = .success(try await fetch()) } catch { value = .failure(error) }
    tries += 1
    if case .success(expected) = value {
      return PollOutcome(last: value, tries: tries, end: .equal)
    }
    if isLastTry { return PollOutcome(last: value, tries: tries, end: .timedOut) }

    let pause = min(pauses.next(), max(clock.now.duration(to: deadline), .zero))
    do {
      try await clock.sleep(for: pause)
    } catch {
      return PollOutcome(last: value, tries: tries, end: .cancelled)
    }
  }
}

/// The pauses between tries: short at first, for values that are nearly there, then longer, to
/// leave the machine to others.
private struct Pauses {
  private var pause = Duration.milliseconds(1)

  mutating func next() -> Duration {
    defer { pause = min(pause * 5 / 4, .milliseconds(20)) }
    return pause
  }
}
