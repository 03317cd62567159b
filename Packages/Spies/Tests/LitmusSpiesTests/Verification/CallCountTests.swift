import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A number of calls` {
  @Test(
    arguments: [
      (.exactly(1), "exactly 1 time"), (.exactly(2), "exactly 2 times"), (.once, "exactly 1 time"),
      (.never, "exactly 0 times"), (.atLeast(1), "at least 1 time"),
      (.atMost(3), "at most 3 times"),
      ((1...3).callCount, "1 to 3 times"), ((0..<2).callCount, "at most 1 time"),
      ((2...2).callCount, "exactly 2 times"), ((2...).callCount, "at least 2 times"),
      ((...2).callCount, "at most 2 times"), ((..<2).callCount, "at most 1 time"),
      (4.callCount, "exactly 4 times"),
    ] as [(CallCount, String)])
  func `is described in words`(count: CallCount, text: String) {
    #expect(count.description == text)
  }

  @Test(
    arguments: [
      (.exactly(2), [2]), (.atLeast(2), [2, 3, 4]), (.atMost(2), [0, 1, 2]),
      ((1...3).callCount, [1, 2, 3]), ((1..<3).callCount, [1, 2]), (.never, [0]),
      ((..<2).callCount, [0, 1]),
    ] as [(CallCount, [Int])])
  func `is met by some counts and not by others`(count: CallCount, met: [Int]) {
    let mail = FakeMail()
    let counts = (0...4).filter { number in
      if number > 0 { mail.open() }
      return FailureRecorder.record { expectReceived(mail.calls(.open), times: count) }.isEmpty
    }
    #expect(counts == met)
  }
}

@Suite struct `Expecting a number of calls to last` {
  private let mail = FakeMail()

  @Test(arguments: [.never, .atMost(2), (0...2).callCount] as [CallCount])
  func `passes at the end of the time`(count: CallCount) async throws {
    let clock = TestClock(sleepMovesIt: true)
    try await expectEventuallyReceived(mail.calls(.open), times: count, clock: clock)
    #expect(clock.now.offset == .seconds(1))
  }

  @Test @MainActor func `fails as soon as there are too many`() async {
    let clock = TestClock()
    let failures = await FailureRecorder.record {
      Task { [mail] in
        clock.advance(by: .milliseconds(250))
        mail.open()
      }
      try? await expectEventuallyReceived(
        mail.calls(.open), times: .never, timeout: 60, clock: clock)
      try? await expectEventuallyReceived(
        mail.calls(.open), times: .atMost(0), timeout: 60, clock: clock)
      mail.open()
      try? await expectEventuallyReceived(
        mail.calls(.open), times: 1, timeout: .infinity, clock: clock)
    }
    let first = "Recorded calls:\n  1. open"
    #expect(
      failures.map(\.text) == [
        "After 0.25 of 60.0 seconds: received open 1 time, but expected exactly 0 times\n\(first)",
        "After 0.0 of 60.0 seconds: received open 1 time, but expected exactly 0 times\n\(first)",
        "After 0.0 seconds: received open 2 times, but expected exactly 1 time\n\(first)\n  2. open",
      ])
  }

  @Test func `needs a limit`() async {
    let line = #line + 2
    let failures = await FailureRecorder.record {
      try? await expectEventuallyReceived(
        mail.calls(.send, "x", nil), times: .never, timeout: .infinity)
    }
    #expect(failures.map(\.callSite.line) == [line])
    #expect(
      failures.map(\.text) == [
        #"Expected send with "x", .nil exactly 0 times to the end of a wait with no time limit, "#
          + "but expected one. To fix this, pass a timeout"
      ])
  }

  @Test func `is no failure if the calls came before a cancellation`() async {
    let failures = await FailureRecorder.record {
      await Task { [mail] in
        withUnsafeCurrentTask { $0?.cancel() }
        mail.open()
        try? await expectEventuallyReceived(mail.calls(.open), timeout: 60)
        try? await expectEventuallyReceived(mail.calls(.open), times: 1...2, timeout: .infinity)
        await #expect(throws: CancellationError.self) {
          try await expectEventuallyReceived(mail.calls(.send), times: .never, timeout: 60)
        }
      }.value
    }
    #expect(
      failures.map(\.text) == [
        "Cancelled before the timeout of 60.0 seconds while expecting send exactly 0 times"
      ])
  }
}
