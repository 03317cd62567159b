import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `Expecting a value to stay` {
  @Test func `passes at the end of the time, at which it is looked at`() async throws {
    let clock = quickClock
    var lastLook = Duration.zero
    try await expectToAlwaysEqual(
      actual: {
        lastLook = clock.now.offset
        return 1
      },
      expected: 1,
      for: .seconds(2),
      clock: clock
    )
    #expect(clock.now.offset == .seconds(2))
    #expect(lastLook == .seconds(2))
  }

  @Test func `fails at once when it differs, with the time and the try`() async throws {
    let clock = quickClock
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToAlwaysEqual(
        actual: { clock.now.offset < .milliseconds(250) ? [1] : [1, 2] },
        expected: [1],
        for: 1,
        clock: clock
      )
    }
    #expect(
      failures.map(\.message) == [
        "Expected always [1], but was [1, 2] on try 45, after 0.308 of 1.0 seconds"
      ]
    )
    let difference = try #require(failureDifference(expected: [1], actual: [1, 2]))
    #expect(
      failures.map(\.difference) == [
        "Values seen: [1] (44 tries), [1, 2] (1 try)\n\(difference)"
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
    #expect(clock.now.offset < .milliseconds(350))
  }

  @Test func `fails at the end, if it only differs there`() async throws {
    let clock = quickClock
    let texts = try await failureTexts {
      try await expectToAlwaysEqual(
        actual: { await Task { clock.now.offset < .seconds(1) }.value },
        expected: true,
        for: .seconds(1),
        clock: clock
      )
    }
    #expect(
      texts == [
        """
        Expected always true, but was false on try 53, after 1.0 of 1.0 seconds
        Values seen: true (52 tries), false (1 try)
        """
      ]
    )
  }

  @Test(arguments: [0, -1, .nan]) func `looks once if there is no time`(seconds: Double)
    async throws
  {
    try await expectToAlwaysEqual(actual: { 1 }, expected: 1, for: seconds)
    let texts = try await failureTexts {
      try await expectToAlwaysEqual(actual: { 2 }, expected: 1, for: seconds, clock: quickClock)
    }
    #expect(texts == ["Expected always 1, but was 2 on try 1, after 0.0 of 0.0 seconds"])
  }

  @Test func `fails if fetching it throws`() async throws {
    let texts = try await failureTexts {
      try await expectToAlwaysEqual(
        actual: { throw FetchError.offline },
        expected: 1,
        for: .infinity,
        clock: quickClock
      )
    }
    #expect(
      texts == ["Expected always 1, but caught FetchError.offline on try 1, after 0.0 seconds"])
  }
}

@Suite struct `Expecting a value never to be` {
  @Test func `passes at the end of the time`() async throws {
    let clock = quickClock
    try await expectToNeverEqual(actual: { 1 }, expected: 2, for: .seconds(2), clock: clock)
    #expect(clock.now.offset == .seconds(2))
    try await expectToNeverEqual(
      actual: { await Task { 1 }.value },
      expected: 2,
      for: .zero
    )
  }

  @Test func `fails at once when it is`() async throws {
    var count = 0
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectToNeverEqual(
        actual: {
          count += 1
          return count
        },
        expected: 3,
        for: .seconds(1),
        clock: quickClock
      )
    }
    #expect(
      failures.map(\.text) == [
        """
        Expected never 3, but was 3 on try 3, after 0.0 of 1.0 seconds
        Values seen: 1 (1 try), 2 (1 try), 3 (1 try)
        """
      ]
    )
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails if fetching it throws, as that tells nothing of the value`() async throws {
    let texts = try await failureTexts {
      try await expectToNeverEqual(
        actual: { throw FetchError.offline },
        expected: 1,
        for: .seconds(1),
        clock: quickClock
      )
    }
    #expect(
      texts == [
        "Expected never 1, but caught FetchError.offline on try 1, after 0.0 of 1.0 seconds"
      ]
    )
  }
}
