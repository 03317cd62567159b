import LitmusSpryKit
import Testing

@Suite(.spyScope) struct `A member that returns nothing` {
  @Test func `is recorded, and answers or throws`() async throws {
    let fake = FakeQueue()
    for function in [.check, .test, .save, .post, .wait, .flush] as [FakeQueue.Function] {
      fake.stub(function).andReturn().then.andThrow(LibraryError.full)
    }
    try fake.check(0)
    try fake.test()
    await fake.save(1)
    try await fake.post(3)
    fake.stubAgain(.wait).andDoVoid { _ in await Task.yield() }
    await fake.wait(4)
    try await fake.flush(5)
    #expect(throws: LibraryError.full) { try fake.check(0) }
    #expect(throws: LibraryError.full) { try fake.test() }
    await #expect(throws: LibraryError.full) { try await fake.post(1) }
    await #expect(throws: LibraryError.full) { try await fake.flush(1) }
    expectHaveReceived(fake, .save, with: 1)
    expectHaveReceived(fake, .post, with: 3)
    expectHaveNotReceived(fake, .wait)
    expectHaveNotReceived(fake, .flush)
  }

  @Test func `may be static`() async {
    FakeQueue.stub(.save).andReturn()
    FakeQueue.stub(.flush).andThrow(LibraryError.closed)
    FakeQueue.stub(.wait).andReturn()
    await FakeQueue.save(1)
    await FakeQueue.wait(2)
    await #expect(throws: LibraryError.closed) { try await FakeQueue.flush(4) }
    expectHaveReceived(FakeQueue.self, .save, with: 1)
  }
}

// MARK: - Fixtures

private final class FakeQueue: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case check = "check(_:)"
    case test = "test()"
    case save = "save(_:)"
    case post = "post(_:)"
    case wait = "wait(_:)"
    case flush = "flush(_:)"
  }

  enum ClassFunction: String, StringRepresentable {
    case save = "save(_:)"
    case wait = "wait(_:)"
    case flush = "flush(_:)"
  }

  let spyRecord = SpyRecord()

  func check(_ number: Int) throws(LibraryError) {
    try spryifyThrows(arguments: number, throwing: LibraryError.self)
  }
  func test() throws(LibraryError) { try stubbedValueThrows(throwing: LibraryError.self) }
  func save(_ number: Int) async { await spryifyAsync(arguments: number) }
  func post(_ number: Int) async throws(LibraryError) {
    try await spryifyAsyncThrows(arguments: number, throwing: LibraryError.self)
  }
  func wait(_ number: Int) async { await stubbedValueAsync(arguments: number) }
  func flush(_ number: Int) async throws { try await stubbedValueAsyncThrows(arguments: number) }

  static func save(_ number: Int) async { await spryifyAsync(arguments: number) }
  static func wait(_ number: Int) async { await stubbedValueAsync(arguments: number) }
  static func flush(_ number: Int) async throws {
    try await stubbedValueAsyncThrows(arguments: number)
  }
}
