import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `Expecting a value to eventually equal another` {
  @Test func `passes at once if the values are equal`() async throws {
    let clock = quickClock
    try await expectToEventuallyEqual(actual: { 2 }, expected: 2, clock: clock)
    #expect(clock.now.offset == .zero)
  }

  @Test func `passes as soon as the values are equal`() async throws {
    var tries = 0
    let fetch = {
      tries += 1
      return tries
    }
    try await expectToEventuallyEqual(actual: fetch, expected: 4, clock: quickClock)
    #expect(tries == 4)
  }

  @Test func `accepts an asynchronous closure`() async throws {
    let counter = Counter()
    try await expectToEventuallyEqual(
      actual: { await counter.next() },
      expected: 4,
      clock: quickClock
    )
    #expect(await counter.count == 4)
  }

  @Test @MainActor func `leaves the actor between two tries even if there is no time for a pause`()
    async throws
  {
    let clock = ManualClock()
    let model = Model()
    Task { model.rows = ["a"] }
    try await expectToEventuallyEqual(
      actual: {
        // The first try takes longer than the timeout; the last one follows at once.
        clock.advance(by: .seconds(1))
        return model.rows
      },
      expected: ["a"],
      clock: clock
    )
  }

  @Test func `tries again after an error`() async throws {
    var tries = 0
    let fetch = {
      tries += 1
      if tries < 3 { throw FetchError.offline }
      return "there"
    }
    try await expectToEventuallyEqual(actual: fetch, expected: "there", clock: quickClock)
    #expect(tries == 3)
  }

  @Test func `throws the first error if retryOnError is false`() async {
    var tries = 0
    let failures = await failureTexts {
      await #expect(throws: FetchError.offline) {
        try await expectToEventuallyEqual(
          actual: {
            tries += 1
            throw FetchError.offline
          },
          expected: 2,
          retryOnError: false,
          clock: quickClock
        )
      }
    }
    #expect(failures == [])
    #expect(tries == 1)
  }

  @Test func `compares the value once more at the timeout`() async throws {
    let clock = quickClock
    let fetch = { clock.now.offset }
    try await expectToEventuallyEqual(actual: fetch, expected: .seconds(1), clock: clock)
    try await expectToEventuallyEqual(
      actual: { true },
      expected: true,
      timeout: .zero,
      clock: quickClock
    )
  }

  @Test func `tries a last time even if the clock jumps far beyond the timeout`() async throws {
    try await LateReader().read(by: ManualClock())
  }

  @Test func `tries until the values are equal if there is no limit`() async throws {
    let clock = quickClock
    let year = Duration.seconds(365 * 24 * 3_600)
    try await expectToEventuallyEqual(
      actual: {
        clock.advance(by: .seconds(24 * 3_600))
        return clock.now.offset > year
      },
      expected: true,
      timeout: .infinity,
      clock: clock
    )
  }
}

// MARK: - Fixtures

@MainActor private final class Model {
  var rows: [String] = []
}

private actor Counter {
  var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// An actor of its own, because other tests may block the main actor when the clock jumps.
private actor LateReader {
  private var rows: [String] = []

  func read(by clock: ManualClock) async throws {
    Task {
      await clock.waitForSleepers()
      rows = ["a"]
      clock.advance(by: .seconds(3_600))
    }
    try await expectToEventuallyEqual(actual: { rows }, expected: ["a"], clock: clock)
  }
}
