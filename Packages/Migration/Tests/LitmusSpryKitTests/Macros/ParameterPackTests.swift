#if Macros
import LitmusSpryKit
import Testing

@Suite struct `An inout parameter beside parameter packs` {
  private let fake = FakePacks()

  @Test func `gets its value behind a pack`() {
    fake.stub(.add).andUpdate { arguments in
      arguments[arguments.count - 1] = 7
      return nil
    }
    var total = 0
    fake.add(1, 2, 3, total: &total)
    #expect(total == 7)
    fake.add(total: &total)
    expectHaveReceived(fake, .add, with: 1, 2, 3, 0)
    expectHaveReceived(fake, .add, with: 7)
  }

  @Test func `gets its value before, between and behind packs`() async {
    fake.stub(.move).andUpdateVoid { arguments in
      for (place, argument) in arguments.enumerated() where argument is Int {
        arguments[place] = place
      }
    }
    var (first, second, third) = (10, 20, 30)
    await fake.move(&first, "a", "b", to: &second, true, then: &third)
    #expect([first, second, third] == [0, 3, 5])
    expectHaveReceived(fake, .move, with: 10, "a", "b", 20, true, 30)
  }

  @Test func `gets its value beside a closure that must not escape`() throws {
    fake.stub(.each).andUpdate { arguments in
      arguments[3] = 7
      return nil
    }
    var total = 0
    try fake.each("a", 1, total: &total) {}
    #expect(total == 0)
    try fake.each("a", 1, true, total: &total) {}
    #expect(total == 7)
  }
}

@Suite struct `A type with a parameter pack` {
  @Test func `has the enumeration of its members outside`() {
    let fake = FakeRow<Int, String>()
    fake.stub(.insert).andReturn(2)
    #expect(fake.insert(7, "x") == 2)
    expectHaveReceived(fake, .insert, with: 7, "x")
  }
}

// MARK: Fixtures

private nonisolated enum RowFunction: String, StringRepresentable {
  case insert = "insert(_:)"
}

@Spryable private final class FakeRow<each Column> {
  typealias Function = RowFunction

  @SpryableFunc func insert(_ columns: repeat each Column) -> Int
}

@Spryable private final class FakePacks {
  @SpryableFunc func add<each Value>(_ values: repeat each Value, total: inout Int)
  @SpryableFunc func move<each Value, each Other>(
    _ first: inout Int, _ values: repeat each Value, to second: inout Int,
    _ others: repeat each Other, then third: inout Int
  ) async
  @SpryableFunc func each<each Value>(
    _ values: repeat each Value, total: inout Int, _ body: () -> Void
  ) throws
}
#endif
