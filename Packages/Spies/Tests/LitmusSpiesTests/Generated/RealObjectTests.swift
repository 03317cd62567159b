#if Macros
import LitmusReporting
import LitmusSpies
import Testing

@globalActor actor DatabaseOfShapes { static let shared = DatabaseOfShapes() }

@Fake(if: nil) protocol ForwardedShapes {
  typealias ID = String
  typealias Row = [ID]
  func load(_ id: ID) -> Int
  func save(_ row: Row)
  func log(_ texts: String...)
  @DatabaseOfShapes func open()
  var size: Int { get }
  var name: String { get set }
}

private final class RealShapes: ForwardedShapes {
  var saved: [ID] = []
  var name = "real"
  func load(_ id: ID) -> Int { id.count }
  func save(_ row: Row) { saved += row }
  func log(_ texts: String...) { saved += texts }
  @DatabaseOfShapes func open() {}
  var size: Int { 1 }
}

@Fake(if: nil) protocol ChangingShapes {
  mutating func add(_ number: Int)
  mutating func next() -> Int
  mutating func check(_ number: Int) throws(Offline) -> Int?
  mutating func run(_ body: () throws -> Int) rethrows
  mutating func take(_ number: inout Int) -> Int
  mutating func wait(_ body: @Sendable () async -> Void) async -> Int
}

private struct RealChanges: ChangingShapes {
  var total = 0
  mutating func add(_ number: Int) { total += number }
  mutating func next() -> Int {
    total += 1
    return total
  }
  mutating func check(_ number: Int) throws(Offline) -> Int? {
    total += number
    if number == 0 { throw Offline() }
    return nil
  }
  mutating func run(_ body: () throws -> Int) rethrows { total += try body() }
  mutating func take(_ number: inout Int) -> Int {
    total += number
    number = 0
    return total
  }
  mutating func wait(_ body: @Sendable () async -> Void) async -> Int {
    await body()
    total = 100
    return total
  }
}

@Fake(if: nil) class ForwardingClass {
  init() {}
  func log(_ texts: String...) {}
  func save() {}
}

@Suite(.spyScope) struct `A real object` {
  @Test func `answers members, also those that name an alias`() {
    let real = RealShapes()
    let fake = FakeForwardedShapes(wrapping: real)
    #expect(fake.load("abc") == 3)
    fake.save(["a"])
    #expect(real.saved == ["a"])
    #expect(fake.name == "real")
    fake.name = "new"
    #expect(real.name == "new")
  }

  @Test func `that cannot answer a call is a failure, also if nothing is returned`() {
    let fake = FakeForwardedShapes(wrapping: RealShapes())
    let failures = FailureRecorder.record {
      fake.log("x", "y")
      fake.open()
    }
    #expect(
      failures.map { $0.message.split(separator: "\n")[1] }
        == Array(repeating: "The fake cannot pass the call on to the wrapped object", count: 2))
    #expect(failures.first?.message.hasPrefix(#"Called log(["x", "y"]) of "#) ?? false)
    #expect(
      failures.last?.message.hasSuffix(
        "To fix this, write .when.open().andReturn() on the FakeForwardedShapes") ?? false)
    #expect(FailureRecorder.record { withFakePolicy(.relaxed) { fake.log("z") } }.isEmpty)
    fake.when.log.andReturn()
    fake.log("x")
  }

  @Test func `of a class is a failure too, where it cannot answer`() {
    let fake = FakeForwardingClass(callingSuper: true)
    let failures = FailureRecorder.record {
      fake.save()
      fake.log("x")
    }
    #expect(
      failures.map { $0.message.split(separator: "\n")[1] } == [
        "The fake cannot pass the call on to the class itself"
      ])
    fake.spyRecord.callsSuper = false
    #expect(FailureRecorder.record { fake.log("x") }.isEmpty)
  }

  @Test func `is not asked for a property that the test has assigned`() {
    let fake = FakeForwardedShapes(wrapping: RealShapes())
    #expect(fake.size == 1)
    fake.size = 5
    #expect(fake.size == 5)
    fake.when.size.andReturn(7)
    #expect(fake.size == 7)
    fake.resetStubs()
    #expect(fake.size == 1)
  }

  @Test func `that is a structure keeps the changes of many threads`() async {
    let fake = FakeChangingShapes(wrapping: RealChanges())
    await onEightThreads { _ in
      for _ in 0..<250 { fake.add(1) }
    }
    #expect(fake.calls.add.count == 2000)
    #expect(fake.next() == 2001)
  }

  @Test func `that is a structure changes in members of each kind`() async throws {
    let fake = FakeChangingShapes(wrapping: RealChanges())
    fake.add(1)
    #expect(fake.next() == 2)
    #expect(try fake.check(1) == nil)
    #expect(throws: Offline()) { try fake.check(0) }
    fake.run { 4 }
    #expect(throws: Offline()) { try fake.run { throw Offline() } }
    var number = 2
    #expect(fake.take(&number) == 9 && number == 0)
    // Another call changes the structure while this one waits: its change stays.
    _ = await fake.wait { fake.add(1) }
    #expect(fake.next() == 11)
    #expect(await fake.wait {} == 100)
    #expect(fake.next() == 101)
  }
}
#endif
