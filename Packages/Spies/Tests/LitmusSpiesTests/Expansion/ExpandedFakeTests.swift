import LitmusReporting
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

  @Test func `stub and verify overloads`() async throws {
    let fake = FakeShapes()
    fake.when.save(1).andReturn(2)
    fake.when.save(["a"]).andReturn(3)
    fake.when.read(returning: Int.self).andReturn(4)
    fake.when.read().andReturn("five")
    fake.when.wait().andReturn(6)
    fake.when.wait(timing: FakeAsync.self).andReturn(7)
    fake.when.sum(1, 2).andReturn(8)
    fake.when.sum([1, 2]).andReturn(9)
    fake.when.echo("x").andReturn("y")
    fake.when.echo(.any(Int.self)).andReturn(10)
    fake.when.change(.any).andReturn(11)
    fake.when.change(.any, passing: FakeInout.self).andDo { number in
      number += 1
      return 12
    }
    fake.when.each.andDo { body in try body(13) }
    fake.when.close.andDo { first, second in first.number + second.number }
    fake.when.buy("a").andDo { _ in Pass(number: 14) }
    fake.when.copy.andReturn(fake)
    #expect(fake.save(1) == 2 && fake.save(["a"]) == 3)
    #expect((fake.read() as Int) == 4 && (fake.read() as String) == "five")
    let wait: () -> Int = { fake.wait() }
    #expect(wait() == 6)
    #expect(await fake.wait() == 7)
    #expect(fake.sum(1, 2) == 8 && fake.sum([1, 2]) == 9)
    #expect(fake.echo("x") == "y" && fake.echo(1) == 10)
    var number = 1
    #expect(fake.change(1) == 11 && fake.change(&number) == 12 && number == 2)
    var each = 0
    fake.each { each = $0 }
    #expect(each == 13)
    #expect(fake.close(Pass(number: 2), Pass(number: 3)) == 5)
    let ticket = fake.buy("a")
    #expect(ticket.number == 14)
    #expect(fake.copy() === fake)
    expectReceived(fake.calls.change(1, passing: FakeInout.self), times: .once)
    expectReceived(fake.calls.echo(.any(Int.self)), times: .once)
  }

  @Test func `stub and verify associated types, initializers and actors`() async throws {
    FakeIntQueue.when.initializer(text: "").andReturn(nil)
    #expect(FakeIntQueue(text: "") == nil)
    let fake = FakeIntQueue(size: 3)
    fake.when.first.andReturn(1)
    fake.when.last.andReturn(2)
    fake.push(4)
    #expect(fake.first() == 1 && fake.last() == 2)
    expectReceived(fake.calls.push(4))
    expectReceived(fake.calls.initializer(size: 3))
    let vault = FakeVault()
    vault.when.unlock(1).andReturn("x")
    vault.when.name.andReturn("v")
    #expect(try await vault.unlock(1) == "x")
    #expect(vault.name() == "v")
  }

  @Test func `report an unstubbed call once`() {
    let line = #line + 1
    let fake = FakeArchive()
    fake.when.load(id: "1").andReturn("Ann")
    let failures = FailureRecorder.record {
      #expect(throws: (any Error).self) { try fake.load(id: "2") }
    }
    #expect(
      failures.map(\.message) == [
        """
        Called load(id: "2") of FakeArchive made at ExpandedFakeTests.swift:\(line), but expected a stub that answers it
        Nearest stub: load(id: "1"), at ExpandedFakeTests.swift:\(line + 1)
          argument 1: "2", but expected "1"
        Stubs:
          load(id: "1"), at ExpandedFakeTests.swift:\(line + 1)
        To fix this, write .when.load(id: "2").andReturn(…) on the FakeArchive
        """
      ])
  }
}

@Suite struct `Fakes by hand` {
  @Test func `stub and verify calls`() async throws {
    let fake = FakeShop()
    fake.when(.price, "pear", .any).andReturn(3)
    fake.when(.price, "plum").andThrow(ArchiveError.closed)
    fake.when(.open).andDo { _ in nil }
    #expect(try await fake.price(of: "pear", in: 1) == 3)
    fake.close("now")
    expectReceived(fake.calls(.price, "pear", 1), times: .once)
    expectReceived(fake.calls(.close, "now"))
    expectNoOtherCalls(fake)
  }
}

final class FakeShop: HandwrittenFake {
  enum Function: String { case price, open, close }
  let spyRecord = SpyRecord()

  func price(of fruit: String, in currency: Int) async throws -> Int {
    try await spy.throwing(.price, fruit, currency)
  }
  func close(_ text: String) { spy(.close, text) }
}
