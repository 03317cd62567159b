#if Macros
import LitmusSpryKit
import Testing

/// The parsers of swift-syntax 600 and 601 do not know such names.
@Suite struct `A member whose name has spaces` {
  @Test func `has a case whose name has them too`() {
    let fake = FakeSpeaker()
    fake.stub(.`says hello`).andReturn(7)
    #expect(fake.`says hello`(to: "x") == 7)
    expectHaveReceived(fake, .`says helloWithTo`, with: "x")
  }
}

// MARK: Fixtures

@Spryable private final class FakeSpeaker {
  @SpryableFunc func `says hello`(to name: String) -> Int
}
#endif
