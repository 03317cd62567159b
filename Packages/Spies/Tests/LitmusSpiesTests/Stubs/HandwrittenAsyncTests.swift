@_spi(Litmus) import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `An async member by hand` {
  private let fake = FakeFeed()

  @Test func `waits for its stub, also in a body of several statements`() async throws {
    let refreshed = fake.when(.refresh).andSuspend()
    let closed = fake.when(.close).andSuspend()
    let task = Task { [fake] in
      try await fake.refresh()
      await fake.close()
    }
    try await expectEventuallyReceived(fake.calls(.refresh))
    #expect(fake.events == [])
    refreshed.resume(returning: ())
    try await expectEventuallyReceived(fake.calls(.close))
    #expect(fake.events == ["refreshed"])
    closed.resume(returning: ())
    try await task.value
    #expect(fake.events == ["refreshed", "closed"])
  }

  @Test func `throws the error with which its stub is resumed`() async {
    fake.when(.refresh).andSuspend().resume(throwing: ArchiveError.closed)
    await #expect(throws: ArchiveError.closed) { try await fake.refresh() }
    #expect(fake.events == [])
  }

  @Test func `needs no stub`() async throws {
    try await fake.refresh()
    await fake.close()
    #expect(fake.events == ["refreshed", "closed"])
  }

  @Test func `returns a default if its task is cancelled while it is suspended`() async {
    fake.when(.count).andSuspend()
    let counting = Task { [fake] in
      await FailureRecorder.record { #expect(await fake.count() == 0) }
    }
    try? await expectEventuallyReceived(fake.calls(.count))
    counting.cancel()
    #expect(await counting.value.map(\.message) == [])
  }
}

private final class FakeFeed: HandwrittenFake, Sendable {
  enum Function: String { case refresh, close, count }
  let spyRecord = SpyRecord()
  private let log = Locked<[String]>([])

  var events: [String] { log.withLock { $0 } }

  func refresh() async throws {
    try await spy.throwing(.refresh)
    log.withLock { $0.append("refreshed") }
  }

  func count() async -> Int { await spy.waiting(.count) }

  func close() async {
    await spy.waiting(.close)
    log.withLock { $0.append("closed") }
  }
}
