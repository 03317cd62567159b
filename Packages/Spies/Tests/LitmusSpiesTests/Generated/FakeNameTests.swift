#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes with names that generated code uses too` {
  @Test func `protocols in backticks`() {
    let (fake, child, spaced) = (Fakeclass(), FakeChildOfClass(), `Fakeraw protocol`())
    fake.when.run(1).andReturn(2)
    child.when.run(1).andReturn(3)
    spaced.when.run(1).andReturn(4)
    #expect([fake.run(1), child.run(1), spaced.run(1)] == [2, 3, 4])
  }

  @Test func `parameters named like functions and variables of the fake`() {
    let fake = FakeNamedLikeTheFake()
    fake.when.match(matching: 1, condition: 2).andReturn(3)
    #expect(fake.match(matching: 1, condition: 2) == 3)
    expectReceived(fake.calls.match(matching: .any, condition: 2))
    fake.when.subscript(1).andReturn(4)
    #expect(fake[1] == 4)
    fake[2] = 5
    expectReceived(fake.calls.subscript(2).set(5))
    #expect(fake.calls.subscript(2).set(.any).map(\.newValue) == [5])
  }

  @Test func `labels that begin with a number, or occur twice`() {
    let fake = FakeNamedLikeTheFake()
    fake.when.`404`.andReturn(1)
    fake.when.twice.andReturn()
    #expect(fake.`404`(7) == 1)
    fake.twice(1, x: 2)
    #expect(fake.calls.`404`.map(\.0) == [7])
    #expect(fake.calls.twice.map(\.x) == [1])
    #expect(fake.calls.twice.map(\.argument1) == [2])
  }

  @Test func `types named like those of Swift`() throws {
    let fake = NamespaceOfString.FakeTakesString()
    fake.when.length(of: .any).andReturn(3)
    #expect(fake.length(of: NamespaceOfString.String()) == 3)
  }
}

// MARK: - Fixtures

@Fake(if: nil) protocol `class` { func run(_ number: Int) -> Int }
@Fake(if: nil) protocol ChildOfClass: `class` {}
@Fake(if: nil) protocol `raw protocol` { func run(_ number: Int) -> Int }

@Fake(if: nil) protocol NamedLikeTheFake {
  func match(matching: Int, condition: Int) -> Int
  subscript(newValue: Int) -> Int { get set }
  func `404`(_ `1`: Int) -> Int
  func twice(_ x: Int, x _: Int)
}

enum NamespaceOfString {
  struct String {}
  @Fake(if: nil) protocol TakesString { func length(of text: String) -> Int }
}
#endif
