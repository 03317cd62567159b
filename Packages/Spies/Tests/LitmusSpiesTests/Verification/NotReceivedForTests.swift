import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Expecting no call for a time` {
  private let fake = FakeArchive()

  @Test func `passes when the time is over`() async throws {
    fake.when.find.andReturn([])
    _ = await fake.find("other", limit: 1)
    let clock = TestClock(sleepMovesIt: true)
    try await expectNotReceived(fake.calls.find("x", limit: .any), for: .seconds(3), clock: clock)
    #expect(clock.now.offset >= .seconds(3))
  }

  @Test func `fails at once, at its line, when the call is made`() async throws {
    fake.open()
    let line = #line + 2
    let failures = await FailureRecorder.record { [fake] in
      try? await expectNotReceived(fake.calls.open, for: .seconds(60), clock: TestClock())
    }
    #expect(failures.map(\.callSite.line) == [line])
    #expect(
      failures.map(\.message) == [
        """
        After 0.0 of 60.0 seconds: received open() 1 time, but expected exactly 0 times
        Recorded calls:
          1. open()
        """
      ])
  }
}
