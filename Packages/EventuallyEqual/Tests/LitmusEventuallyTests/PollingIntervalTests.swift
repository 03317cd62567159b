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

  /// The times of the tries of a wait whose value remains wrong.
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
