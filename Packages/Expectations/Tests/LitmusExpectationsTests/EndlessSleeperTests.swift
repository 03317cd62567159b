import LitmusExpectations
@_spi(Litmus) import LitmusReporting
import Testing

@Suite struct `Advancing a clock until a task ends` {
  @Test func `fails if the task sleeps again and again`() async {
    let clock = ManualClock()
    let poller = Task {
      while !Task.isCancelled { try? await clock.sleep(for: .seconds(1)) }
    }
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await clock.advance(until: poller, timeout: 0.1)
    }
    #expect(
      failures.map { $0.message.withoutShortfall } == [
        "Timed out after 0.1 seconds: the clock advanced by \(clock.now.offset.inSeconds) seconds, but "
          + "expected the end of the task before. To fix this, advance by a duration if the task sleeps in a loop"
      ])
    #expect(failures.map(\.callSite.line) == [line])
    poller.cancel()
    await poller.value
  }
}
