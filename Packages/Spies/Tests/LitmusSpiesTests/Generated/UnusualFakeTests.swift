#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes of unusual protocols` {
  @Test func `parameters named like keywords of expressions, and by symbols`() async {
    let fake = FakeNamedByKeywords()
    fake.when.run(await: 1, 2).andReturn(3)
    fake.when.eat(🍰: .any).andReturn()
    #expect(await fake.run(await: 1, 2) == 3)
    fake.eat(🍰: 4)
    expectHaveReceived(fake.calls.eat(🍰: 4))
  }

  @Test func `two parents without static members`() {
    let fake = FakeChildOfTwo()
    fake.when.first(1).andReturn()
    fake.when.second("a").andReturn()
    fake.when.third.andReturn()
    fake.first(1)
    fake.second("a")
    fake.third()
    expectHaveReceivedInOrder(fake.calls.first(1), fake.calls.second("a"), fake.calls.third())
  }

  @Test func `Swift's protocols with an argument`() {
    let fake = FakeIdentifiedByNumber()
    fake.when.id.andReturn(7)
    #expect(fake.id == 7)
  }
}

@Fake(if: nil) protocol NamedByKeywords {
  func run(await: Int, _ unsafe: Int) async -> Int
  func eat(🍰: Int)
}

@Fake(if: nil) protocol FirstParent { func first(_ number: Int) }
@Fake(if: nil) protocol SecondParent { func second(_ text: String) }
@Fake(if: nil) protocol ChildOfTwo: FirstParent, SecondParent { func third() }

@Fake(if: nil) protocol IdentifiedByNumber: Identifiable<Int> {}
#endif
