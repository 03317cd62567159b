import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A stub of an async function` {
  private let fake = FakeLibrary()

  @Test func `answers with values, errors and closures`() async throws {
    fake.stub(.fetch).andReturn(1)
    #expect(await fake.fetch("x") == 1)
    fake.stub(.fetchThrowing).andThrow(LibraryError.closed)
    await #expect(throws: LibraryError.closed) { try await fake.fetchThrowing("x") }
    fake.stubAgain(.fetchThrowing).andDo { arguments in (arguments[0] as? String)?.count }
    #expect(try await fake.fetchThrowing("abc") == 3)
  }

  @Test func `may await before it answers`() async throws {
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

  @Test func `throws what its clock throws when the task is cancelled`() async {
    fake.stub(.fetchThrowing).andReturn(1, after: .seconds(60))
    let task = Task { [fake] in try await fake.fetchThrowing("x") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `answers at once when the task is cancelled and the function does not throw`() async {
    fake.stub(.fetch).andReturn(1, after: .seconds(60))
    let task = Task { [fake] in await fake.fetch("x") }
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test func `answers at once when the task is cancelled and the function throws other errors`()
    async throws
  {
    let fake = FakeArchive()
    fake.stub(.fetch).andReturn(1, after: .seconds(60))
      .then.andThrow(LibraryError.closed, after: .seconds(60))
    let task = Task<Void, any Error> {
      let first = try await fake.fetch()
      #expect(first == 1)
      await #expect(throws: LibraryError.closed) { try await fake.fetch() }
    }
    task.cancel()
    try await task.value
  }

  @Test func `reports another error of its clock that the function does not throw`() async {
    fake.stub(.fetch).andReturn(1, after: .seconds(60), clock: StoppedClock())
    let failures = await FailureRecorder.record { #expect(await fake.fetch("x") == 0) }
    #expect(
      failures.map(\.message) == [
        """
        Answered fetch("x") by throwing LibraryError.closed, but expected no error, because the \
        function does not throw
        """
      ])
  }

  @Test func `throws where it has no stub`() async {
    let failures = await FailureRecorder.record {
      await #expect(throws: UnstubbedCallError.self) { try await fake.fetchThrowing("x") }
    }
    #expect(
      failures.map(\.message) == [
        """
        Called fetchThrowing("x"), but expected a stub that answers it
        Stubs: none
        To fix this, stub fetchThrowing("x")
        """
      ])
  }

  @Test func `precedes a fallback value`() async throws {
    let fake = FakeArchive()
    #expect(await fake.shelf().number == -1)
    #expect(try await fake.count() == -1)
    #expect(await FakeArchive.total() == -1)
    fake.stub(.shelf).andDo { _ in
      await Task.yield()
      return Shelf(number: 1)
    }
    fake.stub(.count).andThrow(LibraryError.full).then.andReturn("seven")
    #expect(await fake.shelf().number == 1)
    await #expect(throws: LibraryError.full) { try await fake.count() }
    #expect(try await fake.count() == -1)
    expectHaveReceived(fake, .count, times: .exactly(3))
  }

  @Test func `is reported where the function is not async`() {
    fake.stub(.load).andDo { _ in
      await Task.yield()
      return 1
    }
    let line = #line - 4
    fake.stub(.close).andReturn((), after: .seconds(1))
    let failures = FailureRecorder.record {
      #expect(fake.load("x") == 0)
      fake.close()
    }
    #expect(
      failures.map(\.message) == [
        """
        Called load("x"), but expected an async function, because its stub at \
        AsyncStubTests.swift:\(line) waits. To fix this, give the stub an answer that does not
        """,
        """
        Called close(), but expected an async function, because its stub at \
        AsyncStubTests.swift:\(line + 5) waits. To fix this, give the stub an answer that does not
        """,
      ])
  }
}

@MainActor @Suite struct `A stub of an async function on the main actor` {
  @Test func `runs there`() async {
    let fake = FakeLibrary()
    fake.stub(.fetch).andDo { _ in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return 1
    }
    #expect(await fake.fetch("x") == 1)
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

/// A clock whose time does not pass.
private struct StoppedClock: Clock {
  let now = ContinuousClock().now
  let minimumResolution = Duration.zero

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    throw LibraryError.closed
  }
}
