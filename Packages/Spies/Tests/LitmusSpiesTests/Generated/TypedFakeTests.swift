#if Macros
import LitmusReporting
import LitmusSpies
import Testing

private let ann = Contact(id: "1", name: "Ann")
private let bob = Contact(id: "2", name: "Bob")

@Suite struct `A fake that @Fake generates` {
  private let fake = FakeContactService()

  @Test func `answers with typed values, errors and closures`() async throws {
    fake.when.fetch(id: "1").andReturn(ann)
    fake.when.fetch(id: "2").andThrow(Offline())
    fake.when.fetch(id: .matching { $0.hasPrefix("x") }).andDo { id in
      await Task.yield()
      return Contact(id: id)
    }
    #expect(try await fake.fetch(id: "1") == ann)
    await #expect(throws: Offline()) { try await fake.fetch(id: "2") }
    #expect(try await fake.fetch(id: "x9") == Contact(id: "x9"))
    fake.when.check.andDo { number in
      if number > 1 { throw StoreProblem.full(number) }
      return true
    }
    #expect(try fake.check(1))
    #expect(throws: StoreProblem.full(2)) { try fake.check(2) }
  }

  @Test func `verifies calls and returns their arguments`() throws {
    fake.when.find.andReturn([])
    fake.when.save.andReturn()
    _ = fake.find("Ann", in: ["Rome"], limit: nil)
    _ = fake.find("Bob", in: [], limit: 3)
    try fake.save(ann)
    try fake.save(bob)
    expectReceived(fake.calls.find, times: 2)
    expectReceived(fake.calls.find("Ann", in: ["Rome"], limit: nil))
    expectReceived(fake.calls.find(.any, in: .any, limit: .notNil), times: 1)
    expectReceived(fake.calls.save(ann), times: 1)
    expectReceived(fake.calls.save(.where(\.name, "Bob")))
    expectNotReceived(fake.calls.find("Cid", in: .any, limit: .any))
    expectNotReceived(fake.calls.refresh)
    expectReceivedInOrder(
      fake.calls.find("Ann", in: .any, limit: .any), fake.calls.save(ann), fake.calls.save)
    #expect(fake.calls.find.map(\.name) == ["Ann", "Bob"])
    #expect(fake.calls.find(.any, in: .any, limit: .some(3)).map(\.cities) == [[]])
    #expect(fake.calls.save.map(\.contact) == [ann, bob])
    #expect(fake.calls.save.first?.contact == ann && fake.calls.find.count == 2)
    for (name, _, limit) in fake.calls.find { #expect((name == "Bob") == (limit != nil)) }
    expectReceived(fake.calls.find, times: 1...2)
    expectNoOtherCalls(fake)
  }

  @Test func `has plain properties, which stubs override`() {
    fake.name = "Ann"
    fake.count = 3
    #expect(fake.name == "Ann" && fake.count == 3)
    fake.when.name.andReturn("Bob")
    #expect(fake.name == "Bob")
    expectReceived(fake.calls.name.set("Ann"), times: 1)
    #expect(fake.calls.name.set.map(\.newValue) == ["Ann"])
    expectReceived(fake.calls.name, times: 2)
    var assigned: [String] = []
    fake.when.name.set(.any).andDo { assigned.append($0) }
    fake.name = "Cid"
    #expect(assigned == ["Cid"])
  }

  @Test func `calls the object that it wraps, unless a stub answers`() async throws {
    let real = RealContactService()
    let fake = FakeContactService(wrapping: real)
    #expect(try await fake.fetch(id: "5") == Contact(id: "5"))
    #expect(fake.count == 1 && fake.name == "real")
    fake.name = "new"
    #expect(real.name == "new")
    try fake.save(ann)
    #expect(real.saved == [ann])
    fake.when.fetch(id: "6").andThrow(Offline())
    await #expect(throws: Offline()) { try await fake.fetch(id: "6") }
    expectReceived(fake.calls.fetch, times: 2)
    #expect(fake.load(page: 1) { _ in })
  }

  @Test func `records closures, which a test can call`() {
    fake.when.load(page: 1, completion: .any).andReturn(true)
    let result = Locking(0)
    #expect(fake.load(page: 1) { result.value = $0 })
    fake.calls.load[0].completion(5)
    #expect(result.value == 5)
  }
}

@Suite struct `Typed conditions` {
  private let fake = FakeContactService()

  private func stub(_ match: Match<String>) {
    fake.when.find(match, in: .any, limit: .any).andReturn([ann])
    fake.when.find(!match, in: .any, limit: .any).andReturn([])
  }

  @Test(arguments: [("a", true), ("b", true), ("c", false), ("abc", false)])
  func `combine`(name: String, isFound: Bool) {
    stub("a" || .equal("b") && .matching { $0.count == 1 })
    #expect(fake.find(name, in: [], limit: nil).isEmpty != isFound)
  }

  @Test func `take literals of each kind`() {
    fake.when.find("x\(1)", in: ["a"], limit: 3).andReturn([ann])
    fake.when.find("y", in: .any, limit: nil).andReturn([bob])
    fake.when.find("z", in: .any, limit: .some(.in(1..<3))).andReturn([bob])
    fake.when.find("n", in: .any, limit: .nil).andReturn([ann])
    #expect(fake.find("x1", in: ["a"], limit: 3) == [ann])
    #expect(fake.find("y", in: ["a"], limit: nil) == [bob])
    #expect(fake.find("z", in: [], limit: 2) == [bob])
    #expect(fake.find("n", in: [], limit: nil) == [ann])
  }

  @Test func `compare objects and values without ==`() {
    let fake = FakeObjectService()
    let (first, second) = (PlainObject(), PlainObject())
    fake.when.add.andReturn()
    fake.add(first, PlainValue(number: 1))
    expectReceived(fake.calls.add(.same(as: first), .any))
    expectReceived(fake.calls.add(first, PlainValue(number: 1)))
    expectNotReceived(fake.calls.add(.same(as: second), .any))
    expectNotReceived(fake.calls.add(first, PlainValue(number: 2)))
    expectReceived(fake.calls.add(.any, .where(\.number, .in(...1))))
  }
}

@Suite struct `Failures of typed calls` {
  private let fake = FakeContactService()

  @Test func `show conditions as they are written`() {
    let (texts, _) = FailureRecorder.texts {
      expectReceived(
        fake.calls.find(.in("a"..."b") && !"c", in: .any, limit: .notNil || .some(3)))
    }
    #expect(
      texts == [
        """
        Received find((.in(a...b) && !"c"), in: .any, limit: (.notNil || .some(3))) 0 times, but expected at least 1 time
        Recorded calls: none
        """
      ])
  }

  @Test func `report an unstubbed call at the member`() {
    let (texts, lines) = FailureRecorder.texts {
      #expect(fake.find("Ann", in: [], limit: nil) == [])
    }
    #expect(lines == [21])
    #expect(
      texts == [
        """
        Called find("Ann", in: [], limit: nil) of FakeContactService made at TypedFakeTests.swift:133, but expected a stub that answers it
        Stubs: none
        To fix this, write .when.find("Ann", in: [], limit: nil).andReturn(…) on the FakeContactService
        """
      ])
  }
}

// MARK: - Fixtures

private final class Locking<Value: Sendable>: @unchecked Sendable {
  // Safe to share: the test calls the closure on its own thread.
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class RealContactService: ContactService {
  var name = "real"
  var count: Int { 1 }
  private(set) var saved: [Contact] = []

  func fetch(id: String) async throws -> Contact { Contact(id: id) }
  func find(_ name: String, in cities: [String], limit: Int?) -> [Contact] { saved }
  func save(_ contact: Contact) throws { saved.append(contact) }
  func check(_ number: Int) throws(StoreProblem) -> Bool { throw .empty }
  func refresh() {}
  func load(page: Int, completion: @escaping @Sendable (Int) -> Void) -> Bool { true }
}

final class PlainObject {}

struct PlainValue { var number: Int }

@Fake(if: nil)
protocol ObjectService {
  func add(_ object: PlainObject, _ value: PlainValue)
}
#endif
