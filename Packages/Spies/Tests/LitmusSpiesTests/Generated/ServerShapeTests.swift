#if Macros
import LitmusSpies
import Testing

@Suite struct `Fakes of shapes from servers and apps` {
  @Test func `names with spaces of parameters that are evaluated or copied`() {
    let fake = FakeNamesWithSpaces()
    fake.when.log("a").andReturn(1)
    fake.when.count(.equal([2])).andReturn(3)
    #expect(fake.log("a") == 1)
    #expect(fake.count([2]) == 3)
    #expect(fake.calls.log.map(\.`the message`) == ["a"])
  }
}

// MARK: - Fixtures

@Fake(if: nil) protocol NamesWithSpaces {
  func log(_ `the message`: @autoclosure () -> String) -> Int
  func count<Value>(_ `the values`: borrowing [Value]) -> Int
}
#endif
