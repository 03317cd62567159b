import LitmusEventually
import LitmusExpectationsCore
import Testing

@Suite struct `An eventual assertion that times out while tasks sleep on a manual clock` {
  private let clock = ManualClock()
  private let hint = #". Asleep on a ManualClock at 0.0 seconds: "poller" until 3.0 seconds"#

  @Test func `names them`() async throws {
    let poller = Task(name: "poller") { try? await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers()
    let texts = try await failureTexts {
      try await expectToEventuallyEqual(actual: { 1 }, expected: 2, timeout: .zero)
      try await expectToAlwaysEqual(actual: { 1 }, expected: 2, for: .zero, clock: quickClock)
    }
    #expect(
      texts == [
        "Expected 2, but was 1 after 1 try, timing out after 0.0 seconds" + hint,
        "Expected always 2, but was 1 on try 1, after 0.0 of 0.0 seconds",
      ])
    poller.cancel()
  }

  @Test func `names them while its closure does not return`() async throws {
    let poller = Task(name: "poller") { try? await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers()
    let reporter = GateOpeningReporter()
    let quickClock = quickClock
    try await withFailureReporter(reporter) {
      try await expectToEventuallyEqual(
        actual: {
          quickClock.advance(by: .seconds(1))
          await reporter.gate.pass()
          return 1
        }, expected: 2, clock: quickClock)
    }
    #expect(
      reporter.recorder.failures.map(\.message) == [
        "Expected 2, but try 1 was still evaluating after 1.0 seconds" + hint
      ])
    poller.cancel()
  }
}
