#if Macros
import LitmusSpryKit
import Testing

@Suite struct `Fifty shapes: initialisers` {
  @Test func `22 an initialiser`() {
    let fake = FakeMade(id: 7)
    expectHaveReceived(fake, .initWithId, with: 7)
  }

  @Test func `23 an initialiser that throws`() throws {
    let fake = try FakeMade(path: "x")
    expectHaveReceived(fake, .initWithPath, with: "x")
    FakeMade.stub(.initWithPath).with("y").andThrow(ShapeError.failed)
    #expect(throws: ShapeError.failed) { try FakeMade(path: "y") }
    expectHaveReceived(FakeMade.self, .initWithPath, with: "y")
  }

  @Test func `24 an initialiser that is async`() async {
    let fake = await FakeMade(url: "x")
    expectHaveReceived(fake, .initWithUrl, with: "x")
  }

  @Test func `25 an initialiser that may return nil`() {
    expectHaveReceived(FakeMade(text: "x") ?? FakeMade(id: 0), .initWithText, with: "x")
    FakeMade.stub(.initWithText).with("").andReturn(nil)
    #expect(FakeMade(text: "") == nil)
    expectHaveReceived(FakeMade.self, .initWithText, with: "")
  }
}

// MARK: Fixtures

@Spryable private final class FakeMade {
  @SpryableFunc init(id: Int)
  @SpryableFunc init(path: String) throws
  @SpryableFunc init(url: String) async
  @SpryableFunc init?(text: String)
}
#endif
