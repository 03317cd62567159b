#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes of requirements with any name` {
  @Test func `those of the engine's members`() {
    let fake = FakeNamedLikeTheEngine()
    fake.when.reset.andReturn()
    fake.when.resetCalls.andReturn(1)
    fake.when.spyCall(1).andReturn(2)
    fake.when.spyRecord.andReturn(3)
    fake.when.stub(4).andReturn()
    fake.reset()
    fake.stub(4)
    #expect((fake as any NamedLikeTheEngine).resetCalls() == 1)
    #expect(fake.spyCall(1) == 2)
    #expect((fake as any NamedLikeTheEngine).spyRecord == 3)
    expectReceivedInOrder(fake.calls.reset, fake.calls.stub(4), fake.calls.spyCall(1))
  }

  @Test func `types that the engine has too`() {
    let fake = FakeHasOwnTypes<Int, String>()
    var seen = 0
    fake.when.run(.any, .any, .any).andDo { function, _, _ in function(7) }
    fake.when.level.andReturn("low")
    fake.run({ seen = $0 }, 1, "a")
    #expect(seen == 7 && fake.level() == "low")
    expectReceived(fake.calls.run(.any, 1, "a"), times: 1)
  }

  @Test func `an attribute that may be anything`() {
    let fake = FakeHasBuilder()
    fake.when.list.andReturn([1])
    fake.when.make(2).andReturn([3])
    #expect(fake.list == [1] && fake.make(2) == [3])
  }

  @Test func `variadic and array overloads`() throws {
    let fake = FakeLogsMessages()
    fake.when.log(["a"]).andReturn()
    fake.when.add(1, 2).andReturn(3)
    fake.when.add([1, 2]).andReturn("x")
    fake.log("a")
    fake.log(["a"])
    #expect(fake.add(1, 2) == 3 && fake.add([1, 2]) == "x")
    expectReceived(fake.calls.log("a"), times: 2)
    expectReceived(fake.calls.add([4]), times: 0)
  }

  @Test func `functions that never return`() throws {
    let fake = FakeCrashes()
    fake.when.crash(1).andThrow(Offline())
    #expect(throws: Offline()) { try fake.crash(1) }
    expectReceived(fake.calls.crash(1), times: 1)
  }

  @Test func `an associated type that is declared again`() {
    let fake = FakeFindsAgain<Int>()
    fake.when.find(1).andReturn()
    fake.when.again(2).andReturn(3)
    fake.find(1)
    #expect(fake.again(2) == 3)
  }
}

// MARK: - Fixtures

@Fake(if: nil) protocol NamedLikeTheEngine {
  var spyRecord: Int { get }
  func reset()
  func resetCalls() -> Int
  func spyCall(_ number: Int) -> Int
  func stub(_ number: Int)
}

@Fake(if: nil) protocol HasOwnTypes {
  typealias Function = (Int) -> Void
  associatedtype Use
  associatedtype Level
  func run(_ function: @escaping Function, _ use: Use, _ level: Level)
  func level() -> Level
}

@resultBuilder enum L {
  static func buildBlock(_ parts: Int...) -> [Int] { parts }
}

@Fake(if: nil) protocol HasBuilder {
  @L var list: [Int] { get }
  @L func make(_ number: Int) -> [Int]
}

@Fake(if: nil) protocol LogsMessages {
  func log(_ messages: String...)
  func log(_ list: [String])
  func add(_ numbers: Int...) -> Int
  func add(_ list: [Int]) -> String
}

@Fake(if: nil) protocol Crashes {
  func crash() -> Never
  func crash(_ number: Int) throws -> Never
}

@Fake(if: nil) protocol Finds {
  associatedtype Item: Hashable
  func find(_ item: Item)
}

@Fake(if: nil, associatedTypes: "Item: Hashable") protocol FindsAgain: Finds {
  func again(_ item: Item) -> Item
}
#endif
