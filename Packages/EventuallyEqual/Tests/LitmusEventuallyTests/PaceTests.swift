import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `The pauses between the tries` {
  @Test func `are short at first, then a share of the time that has passed`() async throws {
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
  func `allow so many tries`(seconds: Int, tries: Int) async throws {
    let times = try await timesOfTries(timeout: .seconds(seconds))
    #expect(times.count == tries)
  }

  /// The times at which a value is fetched that stays wrong.
  private func timesOfTries(timeout: Duration) async throws -> [Duration] {
    let clock = quickClock
    var times: [Duration] = []
    _ = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: {
          times.append(clock.now.offset)
          return false
        },
        expected: true,
        timeout: timeout,
        clock: clock
      )
    }
    return times
  }
}
