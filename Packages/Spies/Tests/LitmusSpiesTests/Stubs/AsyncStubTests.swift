import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A stub of an async member` {
  private let fake = FakeArchive()

  @Test func `may await before it answers`() async {
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    fake.when.find.andDo { _, _ in
      for await name in names { return [name] }
      return []
    }
    async let found = fake.find("x", limit: nil)
    continuation.yield("a")
    #expect(await found == ["a"])
  }

  @Test func `ends a delay when the task is cancelled, and throws only what the member can`()
    async throws
  {
    fake.when.find.andReturn(["a"], after: .seconds(Int64.max))
    fake.when.state.andReturn(1, after: .seconds(60))
    fake.when.check.andReturn(true, after: .seconds(60))
      .then.andThrow(.closed, after: .seconds(60))
    let task = Task { [fake] () throws(any Error) in
      #expect(await fake.find("x", limit: nil) == ["a"])
      await #expect(throws: CancellationError.self) { try await fake.state }
      let isMet = try await fake.check(1)
      #expect(isMet)
      await #expect(throws: ArchiveError.closed) { try await fake.check(1) }
    }
    try await expectEventuallyReceived(fake.calls.find)
    task.cancel()
    try await task.value
  }

  @Test func `reports an error of its clock that the member does not throw`() async {
    let line = #line + 1
    fake.when.find.andReturn(["a"], after: .seconds(60), clock: StoppedClock())
    let failures = await FailureRecorder.record {
      #expect(await fake.find("x", limit: nil) == ["a"])
    }
    #expect(
      failures.map(\.message) == [
        """
        Answered find("x", limit: nil) by throwing ArchiveError.closed, but expected no error, because the \
        function does not throw
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `is reported where the member of a fake by hand is not async`() {
    let fake = FakeClerk()
    let line = #line + 1
    fake.when(.count).andDo { _ in
      await Task.yield()
      return 1
    }
    let failures = FailureRecorder.record { #expect(fake.count() == 0) }
    #expect(
      failures.map(\.message) == [
        """
        Called count, but expected an async function, because its stub at AsyncStubTests.swift:\(line) \
        waits. To fix this, give the stub an answer that does not
        """
      ])
  }
}

@Suite struct `An unstubbed call` {
  @Test func `is reported by each of many threads`() async {
    let failures = await FailureRecorder.record {
      let fake = FakeArchive()
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { _ = fake.title } }
      }
    }
    #expect(failures.count == 100)
  }

  @Test func `is reported by a relaxed fake if there is no default`() {
    let fake = FakeClerk()
    fake.spyRecord.policy = .relaxed
    let failures = FailureRecorder.record {
      #expect(fake.count() == 0)
      #expect(throws: UnstubbedCallError.self) { try fake.ticket() }
    }
    #expect(failures.count == 1)
    expectReceived(fake.calls(.count), times: .once)
  }
}

// MARK: - Fixtures

private final class FakeClerk: HandwrittenFake, Sendable {
  enum Function: String { case count, ticket }
  let spyRecord = SpyRecord()
  func count() -> Int { spy(.count) }
  func ticket() throws -> Ticket { try spy.throwing(.ticket) }
}

private struct Ticket {}

/// A clock whose time does not pass.
private struct StoppedClock: Clock {
  let now = ContinuousClock().now
  let minimumResolution = Duration.zero

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw ArchiveError.closed
  }
}
