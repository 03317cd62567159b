import LitmusSpies
import Testing

@Suite(.spyScope) struct `Fakes that the macro generates` {
  @Test func `stub and verify calls`() async throws {
    let fake = FakeArchive()
    fake.when.load.andReturn("other")
    fake.when.load(id: "1").andReturn("Ann")
    fake.when.load(id: .in("x"..."z")).andThrow(ArchiveError.closed)
    fake.when.find(.any, limit: .some(3)).andReturn(["a"], ["b"])
    fake.when.check(2).andThrow(.full(2))
    fake.when.title.andReturn("T")
    fake.when.subscript(key: "k").andReturn(5)
    fake.count = 4
    #expect(try fake.load(id: "1") == "Ann" && fake.load(id: "2") == "other")
    #expect(throws: ArchiveError.closed) { try fake.load(id: "y") }
    #expect(await fake.find("q", limit: 3) == ["a"])
    #expect(await fake.find("r", limit: 3) == ["b"])
    await #expect(throws: ArchiveError.full(2)) { try await fake.check(2) }
    fake.title = "new"
    fake[key: "k"] = 8
    #expect(fake.title == "T" && fake.count == 4 && fake[key: "k"] == 5)
    fake.open()
    let id = "1"
    expectReceived(fake.calls.load, times: 3)
    expectReceived(fake.calls.load(id: id), times: .once)
    expectReceived(fake.calls.find(.any, limit: .notNil), times: 1...2)
    expectReceived(fake.calls.title.set("new"))
    expectReceived(fake.calls.subscript(key: "k").set(8), times: .once)
    expectNotReceived(fake.calls.subscript(key: "j").set(.any))
    expectReceivedInOrder(fake.calls.load(id: "2"), fake.calls.check, fake.calls.open)
    #expect(fake.calls.load.map(\.id) == ["1", "2", "y"])
    expectReceived(fake.calls.check)
    expectReceived(fake.calls.title)
    expectReceived(fake.calls.count)
    expectReceived(fake.calls.subscript(key: .any))
    expectNoOtherCalls(fake)
    FakeArchive.when.make(size: 1).andReturn(2)
    FakeArchive.shared = 7
    #expect(FakeArchive.make(size: 1) == 2 && FakeArchive.shared == 7)
    expectReceived(FakeArchive.calls.shared.set(7))
  }
}

final class FakeShop: HandwrittenFake {
  enum Function: String { case price, close }
  let spyRecord = SpyRecord()

  func price(of fruit: String, in currency: Int) async throws -> Int {
    try await spy.throwing(.price, fruit, currency)
  }
  func close(_ text: String) { spy(.close, text) }
}
