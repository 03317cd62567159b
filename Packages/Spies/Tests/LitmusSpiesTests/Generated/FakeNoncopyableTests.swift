#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes of members with values that cannot be copied` {
  @Test func `generic results`() {
    let fake = FakeMovesValues()
    fake.when.move(.any(ShapeFile.self)).andDo { ShapeFile(number: $0.number + 1) }
    #expect(fake.move(ShapeFile(number: 1)).number == 2)
  }

  // The type of the closure has `borrowing` at runtime in generic code, and not where a test names it.
  @Test(.disabled("The compiler (6.3.1) makes two types of one"))
  func `generic results of closures that borrow`() {
    let fake = FakeMovesValues()
    fake.when.run(.any).andDo { (body: (borrowing ShapeFile) throws -> ShapeFile) in
      try body(ShapeFile(number: 3))
    }
    #expect(fake.run { ShapeFile(number: $0.number + 1) }.number == 4)
  }

  @Test func `results of members with typed errors`() async throws {
    let fake = FakeMovesValues()
    fake.when.open(1).andDo { ShapeFile(number: $0) }
    fake.when.open(2).andThrow(.empty)
    #expect(try await fake.open(1).number == 1)
    await #expect(throws: StoreProblem.empty) { _ = try await fake.open(2) }
    expectReceived(fake.calls.open(2))
  }

  @Test func `values that are sent`() {
    let fake = FakeMovesValues()
    fake.when.give.andDo { ShapeFile(number: 4) }
    fake.when.take.andDo { file in file.number }
    fake.when.pass.andDo { file in ShapeFile(number: file.number + 1) }
    #expect(fake.give().number == 4)
    #expect(fake.take(ShapeFile(number: 2)) == 2)
    #expect(fake.pass(ShapeFile(number: 2)).number == 3)
    fake.when.change(.any).andDo { $0 = [2] }
    var value = [1]
    fake.change(&value)
    #expect(value == [2])
  }

  @Test func `values of a protocol that cannot be copied itself`() {
    let fake = FakeOwnsItself()
    let object = SentObject()
    fake.when.send.andReturn(object)
    fake.when.finish.andReturn(1)
    #expect(fake.send(SentObject()) === object && fake.finish() == 1)
  }

  @Test func `closures that are borrowed`() {
    let fake = FakeMovesValues()
    fake.when.visit.andDo { $0() }
    var count = 0
    fake.visit { count += 1 }
    #expect(count == 1)
  }
}

// MARK: - Fixtures

final class SentObject {}

@Fake(if: nil) protocol OwnsItself: ~Copyable {
  consuming func finish() -> Int
  borrowing func peek() -> Int
  mutating func advance(by number: Int)
  func send(_ object: sending SentObject) -> sending SentObject
  var current: Int { borrowing get }
}

@Fake(if: nil) protocol MovesValues {
  func move<Value: ~Copyable>(_ value: consuming Value) -> Value
  func run<Value: ~Copyable>(_ body: (borrowing ShapeFile) throws -> Value) rethrows -> Value
  func open(_ number: Int) async throws(StoreProblem) -> ShapeFile
  func change(_ value: inout sending [Int])
  func give() -> sending ShapeFile
  func take(_ file: consuming sending ShapeFile) -> Int
  func pass(_ file: consuming sending ShapeFile) -> sending ShapeFile
  func visit(_ body: borrowing () -> Void)
}
#endif
