#if Macros
import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A fake by macro` {
  private let fake = FakeShop()

  @Test func `reports a call without a stub at the member's line`() {
    let failures = FailureRecorder.record {
      #expect(throws: UnstubbedCallError.self) { try fake.buy("tea") }
      #expect(fake.price(of: "tea") == 0)
    }
    #expect(
      failures.map(\.message) == [
        """
        Called buy("tea"), but expected a stub that answers it
        Stubs: none
        To fix this, stub buy("tea")
        """,
        """
        Called price(of: "tea"), but expected a stub that answers it
        Stubs: none
        To fix this, stub price(of: "tea")
        """,
      ]
    )
    #expect(failures.map(\.callSite.line) == [FakeShop.line, FakeShop.line + 1])
    #expect(failures.map(\.callSite.fileID) == [#fileID, #fileID])
  }

  @Test func `records a call before its stub runs`() {
    fake.stub(.price).andDo { [fake] arguments in
      expectHaveReceived(fake, .price, with: "tea", countSpecifier: .exactly(1))
      return arguments[0] as? String == "tea" ? fake.price(of: "milk") : 3
    }
    #expect(fake.price(of: "tea") == 3)
    expectHaveReceived(fake, .price, countSpecifier: .exactly(2))
  }

  @Test func `may be private within a type if it says itself that it conforms`() {
    #expect(Hidden.recordsCalls())
  }
}

@Suite struct `A closure that must not escape` {
  @Test func `is not retained, neither by the fake nor by a captor`() {
    let fake = FakeShop()
    let captor = Argument.captor()
    fake.stub(.each).with(captor).andReturn()
    // A closure that was kept would stop the process when `each` returns.
    fake.each { _ in }
    #expect(captor.isType(Argument.self))
  }
}

// MARK: Fixtures

private enum Hidden {
  @Spryable private final class FakeNote: Spryable {
    @SpryableFunc func note()
  }

  static func recordsCalls() -> Bool {
    let fake = FakeNote()
    fake.stub(.note).andReturn()
    fake.note()
    return fake.didCall(.note).success
  }
}

@Spryable private final class FakeShop: Sendable {
  static let line = #line + 1
  @SpryableFunc func buy(_ item: String) throws
  @SpryableFunc func price(of item: String) -> Int
  @SpryableFunc func each(_ body: (Int) -> Void)
}
#endif
