import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A call that does not come` {
  private let mail = FakeMail()

  @Test func `is reported with the time waited and all calls`() async throws {
    mail.send("a", to: nil)
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectEventuallyReceived(
        mail, .send, with: "b", nil, clock: TestClock(sleepMovesIt: true))
      try await expectEventuallyReceived(mail, .open, times: .atLeast(2), timeout: .zero)
      try await expectEventuallyReceived(mail, .send, with: "a", timeout: -1)
    }
    let calls = """
      Recorded calls:
        1. send("a", to: nil)
      """
    #expect(failures.map(\.callSite.line) == [line, line + 2, line + 3])
    #expect(
      failures.map(\.text) == [
        """
        Timed out after 1.0 seconds: received send("b", to: nil) 0 times, but expected at least 1 time
        Nearest call: send("a", to: nil)
          argument 1: "a", but expected "b"
        \(calls)
        """,
        """
        Timed out after 0.0 seconds: received open() 0 times, but expected at least 2 times
        \(calls)
        """,
        """
        Timed out after 0.0 seconds: received send("a") 0 times, but expected at least 1 time
        None of its calls has 1 argument
        Nearest call: send("a", to: nil)
          argument 2: nil, but expected no argument
        \(calls)
        """,
      ])
  }

  @Test func `is reported if the task is cancelled, and the test goes no further`() async {
    let failures = await FailureRecorder.record {
      await Task { [mail] in
        withUnsafeCurrentTask { $0?.cancel() }
        await #expect(throws: CancellationError.self) {
          try await expectEventuallyReceived(mail, .open, timeout: 60)
        }
        await #expect(throws: CancellationError.self) {
          try await expectEventuallyReceived(mail, .open, timeout: .infinity)
        }
        await #expect(throws: CancellationError.self) {
          try await expectEventuallyReceived(mail, .open, times: .never, timeout: 60)
        }
      }.value
    }
    let calls = "Recorded calls: none"
    #expect(
      failures.map(\.text) == [
        "Cancelled before the timeout of 60.0 seconds: received open() 0 times, but expected at "
          + "least 1 time\n\(calls)",
        "Cancelled: received open() 0 times, but expected at least 1 time\n\(calls)",
        "Cancelled before the timeout of 60.0 seconds while expecting open() exactly 0 times",
      ])
  }

  @Test func `is no failure if it came before the cancellation`() async {
    let failures = await FailureRecorder.record {
      await Task { [mail] in
        withUnsafeCurrentTask { $0?.cancel() }
        mail.open()
        try? await expectEventuallyReceived(mail, .open, timeout: 60)
      }.value
    }
    #expect(failures.map(\.text) == [])
  }

  @Test func `ends the wait of a task that is cancelled meanwhile`() async {
    let failures = await FailureRecorder.record {
      let task = Task { [mail] in
        try await expectEventuallyReceived(mail, .open, timeout: .infinity)
      }
      await Task.yield()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(failures.count == 1)
  }
}

@Suite struct `Expecting a number of calls to last` {
  private let mail = FakeMail()

  @Test(arguments: [.never, .exactly(0), .atMost(2), .between(0...2)] as [CountSpecifier])
  func `passes at the end of the time`(specifier: CountSpecifier) async throws {
    let clock = TestClock(sleepMovesIt: true)
    try await expectEventuallyReceived(mail, .open, times: specifier, clock: clock)
    #expect(clock.now.offset == .seconds(1))
    try await expectEventuallyReceived(mail, .open, times: specifier, timeout: .zero)
  }

  @Test @MainActor func `fails as soon as there are too many`() async throws {
    let clock = TestClock()
    let failures = try await FailureRecorder.record {
      Task { [mail] in
        clock.advance(by: .milliseconds(250))
        mail.open()
      }
      try await expectEventuallyReceived(
        mail, .open, times: .never, timeout: 60, clock: clock)
      try await expectEventuallyReceived(
        mail, .open, times: .atMost(0), timeout: 60, clock: clock)
      mail.open()
      try await expectEventuallyReceived(
        mail, .open, times: 1, timeout: .infinity, clock: clock)
    }
    let first = "Recorded calls:\n  1. open()"
    #expect(
      failures.map(\.text) == [
        "After 0.25 of 60.0 seconds: received open() 1 time, but expected exactly 0 times\n\(first)",
        "After 0.0 of 60.0 seconds: received open() 1 time, but expected at most 0 times\n\(first)",
        "After 0.0 seconds: received open() 2 times, but expected exactly 1 time\n\(first)"
          + "\n  2. open()",
      ])
  }

  @Test func `needs a limit`() async throws {
    let line = #line + 2
    let failures = try await FailureRecorder.record {
      try await expectEventuallyReceived(
        mail, .send, with: "x", nil, times: .never, timeout: .infinity)
    }
    #expect(failures.map(\.callSite.line) == [line])
    #expect(
      failures.map(\.text) == [
        #"Expected send("x", to: nil) exactly 0 times to the end of a wait with no time limit, "#
          + "but expected one. To fix this, pass a timeout"
      ])
  }
}
