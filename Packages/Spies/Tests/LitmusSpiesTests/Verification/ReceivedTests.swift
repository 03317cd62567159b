@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `Expecting calls` {
  private let fake = FakeArchive()

  @Test func `takes numbers, ranges and words`() throws {
    fake.when.load.andReturn("x")
    for id in ["a", "b", "b"] { _ = try fake.load(id: id) }
    let three = 3
    expectReceived(fake.calls.load)
    expectReceived(fake.calls.load, times: three)
    expectReceived(fake.calls.load, times: 1...3)
    expectReceived(fake.calls.load, times: 2...)
    expectReceived(fake.calls.load, times: ...3)
    expectReceived(fake.calls.load(id: "a"), times: .once)
    expectReceived(fake.calls.load(id: "c"), times: .never)
    expectReceived(fake.calls.load(id: "b"), times: .atLeast(2))
    expectReceived(fake.calls.load(id: "b"), times: .atMost(2))
    expectNotReceived(fake.calls.load(id: "c"))
  }

  @Test func `shows the nearest call and all calls, at its line`() throws {
    fake.when.load.andReturn("x")
    _ = try fake.load(id: "pear")
    fake.open()
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectReceived(fake.calls.load(id: "apple"), times: 2)
      expectReceived(fake.calls.load, times: 2...4)
      expectNotReceived(fake.calls.open)
      expectNotReceived(fake.calls.load(id: .any))
      withCallSite(CallSite(file: "Other.swift", line: 7)) { expectReceived(fake.calls.title) }
    }
    let calls = """
      Recorded calls:
        1. load(id: "pear")
        2. open()
      """
    #expect(lines == [line, line + 1, line + 2, line + 3, 7])
    #expect(
      texts == [
        """
        Received load(id: "apple") 0 times, but expected exactly 2 times
        Nearest call: load(id: "pear")
          argument 1: "pear", but expected "apple"
        \(calls)
        """,
        "Received load(id:) 1 time, but expected 2 to 4 times\n\(calls)",
        "Received open() 1 time, but expected none\n\(calls)",
        "Received load(id: .any) 1 time, but expected none\n\(calls)",
        "Received title 0 times, but expected at least 1 time\n\(calls)",
      ])
  }
}

@Suite struct `Nearest calls` {
  @Test func `are the first three that are equally near`() {
    let log = FakeLog()
    for text in ["a", "b", "c", "d"] { log.write(text) }
    let (texts, _) = FailureRecorder.texts { expectReceived(log.calls(.write, "y")) }
    let nearest = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("Nearest") }
    #expect(nearest == ["a", "b", "c"].map { #"Nearest call: write with "\#($0)""# })
  }
}

@Suite struct `Expecting calls eventually` {
  private let fake = FakeArchive()

  @Test func `returns the arguments of the first call`() async throws {
    fake.when.load.andReturn("x")
    Task { [fake] in _ = try fake.load(id: "a") }
    #expect(try await requireEventuallyReceived(fake.calls.load, timeout: 60).id == "a")
  }

  @Test func `reports the calls up to the timeout`() async throws {
    let clock = TestClock(sleepMovesIt: true)
    let line = #line + 2
    let failures = await FailureRecorder.record {
      try? await expectEventuallyReceived(fake.calls.open, timeout: 2, clock: clock)
      await #expect(throws: UnreceivedCallError.self) {
        try await requireEventuallyReceived(fake.calls.open, times: 2, timeout: .zero)
      }
    }
    #expect(failures.map(\.callSite.line) == [line, line + 1])
    #expect(
      failures.map(\.message) == [
        """
        Timed out after 2.0 seconds: received open() 0 times, but expected at least 1 time
        Recorded calls: none
        """,
        """
        Timed out after 0.0 seconds: received open() 0 times, but expected exactly 2 times
        Recorded calls: none
        """,
      ])
  }

  @Test func `shows the hints of the test if the time is over`() async throws {
    let hint = TimeoutHint { ". Asleep on a clock" }
    let failures = await FailureRecorder.record {
      try? await expectEventuallyReceived(fake.calls.open, timeout: .zero)
    }
    withExtendedLifetime(hint) {}
    #expect(
      failures.map(\.message) == [
        """
        Timed out after 0.0 seconds: received open() 0 times, but expected at least 1 time. \
        Asleep on a clock
        Recorded calls: none
        """
      ])
  }

  @Test func `ends when the task is cancelled`() async throws {
    fake.open()
    let task = Task { [fake] in
      await FailureRecorder.record {
        await #expect(throws: CancellationError.self) {
          try await expectEventuallyReceived(fake.calls.title, timeout: 60)
        }
      }
    }
    task.cancel()
    #expect(
      await task.value.map(\.message) == [
        """
        Cancelled before the timeout of 60.0 seconds: received title 0 times, but expected at least 1 time
        Recorded calls:
          1. open()
        """
      ])
  }
}

@Suite struct `Calls from many threads` {
  @Test func `are all recorded, each with its arguments`() async {
    let fake = FakeArchive()
    fake.when.load.andReturn("x")
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<1_000 { _ = try? fake.load(id: "\(task) \(number)") }
        }
      }
      group.addTask {
        for _ in 0..<50 {
          fake.when.load(id: "none").again.andReturn("y")
          expectNotReceived(fake.calls.load(id: "none"))
          await Task.yield()
        }
      }
    }
    expectReceived(fake.calls.load, times: 8_000)
    #expect(Set(fake.calls.load.map(\.id)).count == 8_000)
  }
}
