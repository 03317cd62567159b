import LitmusSpryKit
import Testing

@Suite struct `A member that returns nothing` {
  private let fake = FakeQueue()

  @Test func `is recorded and answered`() async throws {
    let captor = Argument.captor()
    fake.stub(.save).with(captor).andReturn()
    fake.stub(.send).andDoVoid { _ in await Task.yield() }
    fake.stub(.post).andReturn()
    fake.stub(.wait).andReturn()
    fake.stub(.flush).andReturn()
    fake.stub(.check).andReturn()
    fake.stub(.close).andReturn()
    fake.stub(.test).andReturn()
    try fake.check(0)
    fake.close()
    try fake.test()
    await fake.save(1)
    try await fake.send(2)
    try await fake.post(3)
    await fake.wait(4)
    try await fake.flush(5)
    #expect(captor.getValue(as: Int.self) == 1)
    expectHaveReceived(fake, .save, with: 1)
    expectHaveReceived(fake, .send, with: 2)
    expectHaveReceived(fake, .post, with: 3)
    expectHaveNotReceived(fake, .wait)
    expectHaveNotReceived(fake, .flush)
  }

  @Test func `throws what its stub throws`() async {
    fake.stub(.send).andThrow(LibraryError.full)
    fake.stub(.post).andThrow(LibraryError.closed)
    fake.stub(.flush).andThrow(LibraryError.full)
    fake.stub(.check).andThrow(LibraryError.full)
    fake.stub(.test).andThrow(LibraryError.closed)
    #expect(throws: LibraryError.full) { try fake.check(0) }
    #expect(throws: LibraryError.closed) { try fake.test() }
    await #expect(throws: LibraryError.full) { try await fake.send(1) }
    await #expect(throws: LibraryError.closed) { try await fake.post(1) }
    await #expect(throws: LibraryError.full) { try await fake.flush(1) }
  }

  @Test(.spyScope) func `may be static`() async throws {
    FakeQueue.stub(.save).andReturn()
    FakeQueue.stub(.send).andThrow(LibraryError.full)
    FakeQueue.stub(.wait).andReturn()
    FakeQueue.stub(.flush).andThrow(LibraryError.closed)
    await FakeQueue.save(1)
    await #expect(throws: LibraryError.full) { try await FakeQueue.send(2) }
    await FakeQueue.wait(3)
    await #expect(throws: LibraryError.closed) { try await FakeQueue.flush(4) }
    expectHaveReceived(FakeQueue.self, .save, with: 1)
    expectHaveReceived(FakeQueue.self, .send, with: 2)
  }
}

// MARK: - Fixtures

private final class FakeQueue: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case save = "save(_:)"
    case send = "send(_:)"
    case post = "post(_:)"
    case wait = "wait(_:)"
    case flush = "flush(_:)"
    case check = "check(_:)"
    case close = "close()"
    case test = "test()"
  }

  enum ClassFunction: String, StringRepresentable {
    case save = "save(_:)"
    case send = "send(_:)"
    case wait = "wait(_:)"
    case flush = "flush(_:)"
  }

  let spyRecord = SpyRecord()

  func check(_ number: Int) throws(LibraryError) {
    try spryifyThrows(arguments: number, throwing: LibraryError.self)
  }
  func close() { stubbedValue() }
  func test() throws(LibraryError) { try stubbedValueThrows(throwing: LibraryError.self) }
  func save(_ number: Int) async { await spryifyAsync(arguments: number) }
  func send(_ number: Int) async throws { try await spryifyAsyncThrows(arguments: number) }
  func post(_ number: Int) async throws(LibraryError) {
    try await spryifyAsyncThrows(arguments: number, throwing: LibraryError.self)
  }
  func wait(_ number: Int) async { await stubbedValueAsync(arguments: number) }
  func flush(_ number: Int) async throws { try await stubbedValueAsyncThrows(arguments: number) }

  static func save(_ number: Int) async { await spryifyAsync(arguments: number) }
  static func send(_ number: Int) async throws { try await spryifyAsyncThrows(arguments: number) }
  static func wait(_ number: Int) async { await stubbedValueAsync(arguments: number) }
  static func flush(_ number: Int) async throws {
    try await stubbedValueAsyncThrows(arguments: number)
  }
}
