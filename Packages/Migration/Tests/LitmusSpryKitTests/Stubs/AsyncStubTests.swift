@_spi(Litmus) import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub of an async function` {
  private let fake = FakeLibrary()

  @Test func `answers with values, errors and closures, which may await`() async throws {
    fake.stub(.fetchThrowing).andThrow(LibraryError.closed)
      .then.andDo { arguments in (arguments[0] as? String)?.count }
    await #expect(throws: LibraryError.closed) { try await fake.fetchThrowing("x") }
    #expect(try await fake.fetchThrowing("abc") == 3)
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    fake.stub(.fetch).andDo { _ in
      for await name in names { return name.count }
      return nil
    }
    async let count = fake.fetch("x")
    continuation.yield("abcd")
    #expect(await count == 4)
    expectHaveReceived(fake, .fetch, with: "x")
  }

  @Test func `answers after a time that a clock measures`() async throws {
    let clock = RecordingClock()
    fake.stub(.fetch).andReturn(1, after: .seconds(60), clock: clock)
    #expect(await fake.fetch("x") == 1)
    fake.stub(.fetchThrowing).andThrow(LibraryError.closed, after: .seconds(90), clock: clock)
    await #expect(throws: LibraryError.closed) { try await fake.fetchThrowing("x") }
    #expect(clock.sleeps == [.seconds(60), .seconds(90)])
  }

  @Test func `ends a delay when the task is cancelled, and throws only what the function can`()
    async throws
  {
    let archive = FakeArchive()
    archive.stub(.fetch).andReturn(2, after: .seconds(60))
      .then.andThrow(LibraryError.closed, after: .seconds(60))
    fake.stub(.fetch).andReturn(1, after: .seconds(60))
    fake.stub(.fetchThrowing).andReturn(1, after: .seconds(60))
    let task = Task { [fake] () throws(any Error) in
      #expect(await fake.fetch("x") == 1)
      await #expect(throws: CancellationError.self) { try await fake.fetchThrowing("x") }
      let first = try await archive.fetch()
      #expect(first == 2)
      await #expect(throws: LibraryError.closed) { try await archive.fetch() }
    }
    task.cancel()
    try await task.value
  }

  @Test func `reports another error of its clock that the function does not throw`() async {
    fake.stub(.fetch).andReturn(1, after: .seconds(60), clock: RecordingClock(isStopped: true))
    let failures = await FailureRecorder.record { #expect(await fake.fetch("x") == 0) }
    #expect(
      failures.map(\.message) == [
        """
        Answered fetch("x") by throwing LibraryError.closed, but expected no error, because the \
        function does not throw
        """
      ])
  }

  @Test func `precedes a fallback value`() async throws {
    let fake = FakeArchive()
    #expect(await fake.shelf().number == -1)
    #expect(await FakeArchive.total() == -1)
    fake.stub(.shelf).andDo { _ in
      await Task.yield()
      return Shelf(number: 1)
    }
    fake.stub(.count).andThrow(LibraryError.full).then.andReturn("seven")
    #expect(await fake.shelf().number == 1)
    await #expect(throws: LibraryError.full) { try await fake.count() }
    #expect(try await fake.count() == -1)
  }

  @Test func `is reported where the function is not async`() {
    fake.stub(.load).andDo { _ in
      await Task.yield()
      return 1
    }
    let line = #line - 4
    fake.stub(.close).andReturn((), after: .seconds(1))
    let (texts, _) = FailureRecorder.texts {
      #expect(fake.load("x") == 0)
      fake.close()
    }
    #expect(
      texts
        == [(#"load("x")"#, line), ("close()", line + 5)].map { call, line in
          """
          Called \(call), but expected an async function, because its stub at \
          AsyncStubTests.swift:\(line) waits. To fix this, give the stub an answer that does not
          """
        })
  }
}

// MARK: - Fixtures

private final class FakeArchive: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case fetch = "fetch()"
    case shelf = "shelf()"
    case count = "count()"
  }

  enum ClassFunction: String, StringRepresentable {
    case total = "total()"
  }

  let spyRecord = SpyRecord()

  static func total() async -> Int { await spryifyAsync(fallbackValue: -1) }

  func shelf() async -> Shelf { await spryifyAsync(fallbackValue: Shelf(number: -1)) }
  func count() async throws -> Int { try await spryifyAsyncThrows(fallbackValue: -1) }

  func fetch() async throws(LibraryError) -> Int {
    try await spryifyAsyncThrows(throwing: LibraryError.self)
  }
}

/// A clock whose time passes at once, or not at all, and which keeps for how long it was asked to wait.
private struct RecordingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let isStopped: Bool
  private let state = Locked<(now: Instant, sleeps: [Duration])>((ContinuousClock().now, []))

  init(isStopped: Bool = false) { self.isStopped = isStopped }

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .nanoseconds(1) }
  var sleeps: [Duration] { state.withLock(\.sleeps) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    if isStopped { throw LibraryError.closed }
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      state.now = deadline
    }
  }
}
