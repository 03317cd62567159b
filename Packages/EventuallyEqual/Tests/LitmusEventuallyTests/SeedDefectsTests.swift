import LitmusEventually
import LitmusExpectationsCore
import Testing

/// Each of these tests fails with the original ExpectToEventuallyEqual.
@Suite struct `The assertion` {
  @Test func `compares the last value`() async throws {
    // The original failed with "Expected 1, but was 1 after 1 tries".
    let clock = quickClock
    try await expectToEventuallyEqual(
      actual: { clock.now.offset < .seconds(1) ? 0 : 1 },
      expected: 1,
      clock: clock
    )
  }

  @Test func `counts all tries`() async throws {
    var evaluations = 0
    let texts = try await failureTexts {
      try await expectToEventuallyEqual(
        actual: {
          evaluations += 1
          return 1
        },
        expected: 2,
        timeout: .microseconds(100),
        clock: quickClock
      )
    }
    #expect(evaluations == 2)
    #expect(texts == ["Expected 2, but was 1 after 2 tries, timing out after 0.0001 seconds"])
  }

  @Test func `reports a closure that hangs`() async throws {
    let clock = quickClock
    let reporter = GateOpeningReporter()
    try await withFailureReporter(reporter) {
      try await expectToEventuallyEqual(
        actual: {
          clock.advance(by: .seconds(4))
          await reporter.gate.pass()
          return 2
        },
        expected: 2,
        timeout: 0.1,
        clock: clock
      )
    }
    #expect(
      reporter.recorder.failures.map(\.text) == [
        "Expected 2, but try 1 was still evaluating after 0.1 seconds"
      ]
    )
  }

  @Test func `tries again after an error`() async throws {
    var errors: [FetchError] = [.offline]
    try await expectToEventuallyEqual(
      actual: {
        if let error = errors.popLast() { throw error }
        return 2
      },
      expected: 2,
      clock: quickClock
    )
  }

  @Test func `does not need the main actor`() async throws {
    var count = 0
    try await expectToEventuallyEqual(
      actual: {
        count += 1
        return count
      },
      expected: 2,
      clock: quickClock
    )
  }
}
