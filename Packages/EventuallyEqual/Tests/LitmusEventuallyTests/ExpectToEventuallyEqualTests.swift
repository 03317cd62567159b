import LitmusEventually
import LitmusReporting
import Testing

@Suite struct `Expecting a value to eventually equal another` {
  @Test func `passes at once if it does`() async throws {
    let clock = TestClock()
    try await expectToEventuallyEqual(actual: { 2 }, expected: 2, clock: clock)
    #expect(clock.now.offset == .zero)
  }

  @Test func `passes as soon as it does`() async throws {
    var tries = 0
    let fetch = {
      tries += 1
      return tries
    }
    try await expectToEventuallyEqual(actual: fetch, expected: 4, clock: TestClock())
    #expect(tries == 4)
  }

  @Test @MainActor func `fetches on the caller's actor and leaves it between the tries`()
    async throws
  {
    let model = Model()
    Task { model.rows = ["a", "b"] }
    try await expectToEventuallyEqual(actual: { model.rows }, expected: ["a", "b"], timeout: 60)
    MainActor.assertIsolated()
  }

  @Test func `goes on after an error`() async throws {
    var tries = 0
    let fetch = {
      tries += 1
      if tries < 3 { throw FetchError() }
      return "there"
    }
    try await expectToEventuallyEqual(actual: fetch, expected: "there", clock: TestClock())
    #expect(tries == 3)
  }

  @Test func `compares what was fetched when the time was over`() async throws {
    let clock = TestClock()
    let fetch = { clock.now.offset }
    try await expectToEventuallyEqual(actual: fetch, expected: .seconds(1), clock: clock)
    try await expectToEventuallyEqual(
      actual: { true },
      expected: true,
      timeout: .zero,
      clock: TestClock()
    )
  }

  @Test func `tries often at first, then less often`() async throws {
    let clock = TestClock()
    var times: [Duration] = []
    _ = try await FailureRecorder.record {
      try await expectToEventuallyEqual(
        actual: {
          times.append(clock.now.offset)
          return false
        },
        expected: true,
        clock: clock
      )
    }
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    #expect(pauses.first == .milliseconds(1))
    #expect(pauses.dropLast() == pauses.dropLast().sorted()[...])
    #expect(pauses.max() == .milliseconds(20))
    #expect(times.last == .seconds(1))
  }
}

// MARK: - Fixtures

@MainActor private final class Model {
  var rows: [String] = []
}

private struct FetchError: Error {}
