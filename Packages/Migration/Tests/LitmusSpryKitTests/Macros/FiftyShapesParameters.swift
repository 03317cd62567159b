#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: parameters` {
  private let fake = FakeParameters()

  @Test func `40 inout`() async throws {
    fake.stub(.increment).andUpdate { arguments in
      arguments[1] = 8
      return true
    }
    var number = 7
    #expect(fake.increment("x", &number))
    #expect(number == 8)
    expectHaveReceived(fake, .increment, with: "x", 7)
    fake.stub(.fill).andThrow(ShapeError.failed)
    await #expect(throws: ShapeError.failed) {
      var text = ""; try await fake.fill(&text)
    }
  }

  @Test func `41 variadics`() {
    fake.stub(.sum).andReturn(6)
    #expect(fake.sum(1, 2, 3) == 6)
    expectHaveReceived(fake, .sum, with: [1, 2, 3])
  }

  @Test func `42 some parameters`() {
    fake.stub(.show).andReturn()
    fake.show(7)
    fake.show("x")
    expectHaveReceived(fake, .show, with: 7)
    expectHaveReceived(fake, .show, with: "x")
  }

  @Test func `43 any parameters and results`() {
    fake.stub(.wrap).andReturn(7)
    #expect(fake.wrap("x").description == "7")
    expectHaveReceived(fake, .wrap, with: "x")
  }

  @Test func `44 consuming and borrowing`() {
    fake.stub(.eat).andReturn()
    fake.eat("x", with: [7])
    expectHaveReceived(fake, .eat, with: "x", [7])
  }

  @Test func `45 arguments that cannot be copied`() {
    fake.stub(.close).andReturn(7)
    var third = OpenFile(name: "z")
    #expect(fake.close(OpenFile(name: "x"), OpenFile(name: "y"), &third) == 7)
    expectHaveReceived(
      fake, .close, with: Argument.skipped, Argument.skipped, Argument.skipped)
  }

  @Test func `46 parameters without names`() {
    fake.stub(.ignore).andReturn()
    fake.ignore(1, by: "x")
    expectHaveReceived(fake, .ignore, with: Argument.skipped, Argument.skipped)
    expectHaveReceived(fake, .ignoreWithArg0_By)
  }

  @Test func `47 tuples`() {
    fake.stub(.swap).andReturn((2, "y"))
    #expect(fake.swap((1, "x")) == (2, "y"))
    expectHaveReceived(
      fake, .swap, with: Argument.pass { ($0 as? (Int, text: String))?.text == "x" })
  }

  @Test func `48 metatypes`() {
    fake.stub(.make).andReturn(Int.self)
    #expect(ObjectIdentifier(fake.make(String.self)) == ObjectIdentifier(Int.self))
    expectHaveReceived(fake, .make, with: Argument.pass { $0 as? Any.Type == String.self })
  }

  @Test func `49 default arguments`() {
    fake.stub(.list).andReturn(8)
    #expect(fake.list() == 8)
    expectHaveReceived(fake, .list, with: 10)
  }
}

// MARK: Fixtures

private struct OpenFile: ~Copyable {
  let name: String
}

@Spryable private final class FakeParameters {
  @SpryableFunc func increment(_ name: String, _ number: inout Int) -> Bool
  @SpryableFunc func fill(_ text: inout String) async throws
  @SpryableFunc func sum(_ numbers: Int...) -> Int
  @SpryableFunc func show(_ value: some CustomStringConvertible & Equatable)
  @SpryableFunc func wrap(_ value: any CustomStringConvertible) -> any CustomStringConvertible
  @SpryableFunc func eat(_ text: consuming String, with numbers: borrowing [Int])
  @SpryableFunc func close(
    _ first: consuming OpenFile, _ second: borrowing OpenFile, _ third: inout OpenFile
  ) -> Int
  @SpryableFunc func ignore(_: Int, by _: String)
  @SpryableFunc func swap(_ pair: (Int, text: String)) -> (Int, text: String)
  @SpryableFunc func make(
    _ type: any CustomStringConvertible.Type
  ) -> any CustomStringConvertible.Type
  @SpryableFunc func list(limit: Int = 10) -> Int
}
#endif
