#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes of members with values that cannot be copied` {
  @Test func `generic results`() {
    let fake = FakeMovesValues()
    fake.when.move(.any(MovedFile.self)).andDo { MovedFile(number: $0.number + 1) }
    #expect(fake.move(MovedFile(number: 1)).number == 2)
  }

  // The type of the closure has `borrowing` at runtime in generic code, and not where a test names it.
  @Test(.disabled("The compiler (6.3.1) makes two types of one"))
  func `generic results of closures that borrow`() {
    let fake = FakeMovesValues()
    fake.when.run(.any).andDo { (body: (borrowing MovedFile) throws -> MovedFile) in
      try body(MovedFile(number: 3))
    }
    #expect(fake.run { MovedFile(number: $0.number + 1) }.number == 4)
  }

  @Test func `results of members with typed errors`() async throws {
    let fake = FakeMovesValues()
    fake.when.open(1).andDo { MovedFile(number: $0) }
    fake.when.open(2).andThrow(.empty)
    #expect(try await fake.open(1).number == 1)
    await #expect(throws: StoreProblem.empty) { _ = try await fake.open(2) }
    expectReceived(fake.calls.open(2))
  }

  @Test func `values that are sent and changed`() {
    let fake = FakeMovesValues()
    fake.when.change(.any).andDo { $0 = [2] }
    var value = [1]
    fake.change(&value)
    #expect(value == [2])
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

struct MovedFile: ~Copyable { var number = 0 }

@Fake(if: nil) protocol MovesValues {
  func move<Value: ~Copyable>(_ value: consuming Value) -> Value
  func run<Value: ~Copyable>(_ body: (borrowing MovedFile) throws -> Value) rethrows -> Value
  func open(_ number: Int) async throws(StoreProblem) -> MovedFile
  func change(_ value: inout sending [Int])
  func visit(_ body: borrowing () -> Void)
}
#endif
