// The snippet is compiled only with macros; the conditions stand outside so that they are not shown.
#if Macros
import LitmusSpryKit
import Testing

protocol Ledger {
  var owner: String { get set }
  func balance(of account: Int) throws -> Int
}

@Spryable
final class FakeLedger: Ledger {
  @SpryableVar var owner: String

  @SpryableFunc func balance(of account: Int) throws -> Int
}

@Test func asksForTheBalance() throws {
  let fakeLedger = FakeLedger()
  fakeLedger.stub(.balance).with(7).andReturn(100)

  #expect(try fakeLedger.balance(of: 7) == 100)
  expectHaveReceived(fakeLedger, .balance, with: 7, countSpecifier: .exactly(1))
}
#endif
