import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `The pauses between the tries` {
  @Test func `are short at first, and then a fraction of the elapsed time`() async throws {
    let times = try await timesOfTries(timeout: .seconds(1))
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(pauses.first == .microseconds(100))
    #expect(pauses.dropLast() == pauses.dropLast().sorted()[...])
    #expect(pauses.max() == .milliseconds(100))
    for (time, pause) in zip(times, pauses) where time > .milliseconds(1) {
      #expect(pause <= time / 4, "after \(time)")
    }
    #expect(times.last == .seconds(1))
  }

  @Test(arguments: [(1, 53), (2, 63), (10, 143)])
  func `result in a fixed number of tries`(seconds: Int, tries: Int) async throws {
    let times = try await timesOfTries(timeout: .seconds(seconds))
    #expect(times.count == tries)
  }

  @Test func `are not longer on a machine where each takes 10 milliseconds more`() async throws {
    let times = try await timesOfTries(
      timeout: .milliseconds(400), on: LateClock(delay: .milliseconds(10)))
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(times.count == 37)
    #expect(pauses.prefix(16).allSatisfy { $0 < .milliseconds(11) })
  }

  @Test func `are a quarter as long as a slow try`() async throws {
    let times = try await timesOfTries(timeout: .milliseconds(500), lasting: .milliseconds(40))
    #expect(times.prefix(6) == (0...5).map { .milliseconds($0 * 50) }[...])
  }

  /// The times of the tries of a wait whose value remains wrong.
  private func timesOfTries(
    timeout: Duration, on late: LateClock = LateClock(), lasting attempt: Duration = .zero
  ) async throws -> [Duration] {
    let clock = late.clock
    var times: [Duration] = []
    _ = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: {
          times.append(clock.now.offset)
          clock.advance(by: attempt)
          return false
        },
        expected: true,
        timeout: timeout,
        clock: late
      )
    }
    return times
  }
}

// MARK: - Fixtures

/// A clock on which each pause lasts longer than it should, as on a busy machine.
private struct LateClock: Clock {
  let clock = ManualClock(advancesBySleeping: true)
  var delay = Duration.zero

  var now: ManualClock.Instant { clock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline.advanced(by: delay), tolerance: tolerance)
  }
}
