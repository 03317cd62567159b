// begin-snippet: traps-example
import LitmusSpies
import Testing

struct Wallet: Sendable {
  private(set) var balance = 100

  mutating func withdraw(_ amount: Int) {
    if amount > balance { fatalError("\(amount) is more than \(balance)") }
    balance -= amount
  }

  func transfer(to purse: Purse) async {
    await purse.open()
    fatalError("No purse takes \(balance)")
  }
}

actor Purse {
  func open() {}
}

@Suite struct WalletTests {
  @Test func `stops whoever withdraws more than there is`() {
    var wallet = Wallet()
    expectThrowsAssertion(containing: "101 is more than 100") { wallet.withdraw(101) }
  }

  @Test func `stops whoever transfers it`() async {
    let message = await expectThrowsAssertion { await Wallet().transfer(to: Purse()) }
    #expect(message?.hasSuffix("Fatal error: No purse takes 100") == true)
  }
}
// end-snippet
