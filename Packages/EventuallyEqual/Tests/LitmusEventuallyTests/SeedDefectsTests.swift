import LitmusEventually
import LitmusExpectationsCore
import Testing

/// What the first ExpectToEventuallyEqual did was measured; each of these fails against it.
@Suite struct `Unlike its forerunner, the assertion` {
  @Test func `compares the value that it fetched last`() async throws {
    // It said: Expected 1, but was 1 after 1 tries.
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

  @Test func `does not wait silently for a closure that hangs`() async throws {
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

  @Test func `survives a transient error`() async throws {
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

  @Test func `needs no main actor`() async throws {
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
