#if Macros
import LitmusSpryKit
import Testing

@Suite struct `A member that is called as a metatype is` {
  @Test func `has a case with an underscore behind its name`() {
    let fake = FakeMirror()
    fake.stub(.Type_).andReturn("Int")
    fake.stub(.Protocol_).with(7).andReturn(true)
    #expect(fake.`Type`() == "Int")
    #expect(fake.`Protocol`(id: 7))
    expectHaveReceived(fake, .Type_)
    expectHaveReceived(fake, .ProtocolWithId, with: 7)
  }
}

// MARK: Fixtures

@Spryable private final class FakeMirror {
  @SpryableFunc func `Type`() -> String
  @SpryableFunc func `Protocol`(id: Int) -> Bool
}
#endif
