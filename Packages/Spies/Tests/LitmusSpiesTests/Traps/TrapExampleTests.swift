// begin-snippet: traps-example
import LitmusSpies
import Testing

struct Wallet: Sendable {
  private(set) var balance = 100

  mutating func withdraw(_ amount: Int) {
    if amount > balance { fatalError("\(amount) is more than \(balance)") }
    balance -= amount
  }

  func transfer(to bank: Bank) async {
    await bank.open()
    fatalError("No bank takes \(balance)")
  }
}

actor Bank {
  func open() {}
}

@Suite struct WalletTests {
  @Test func `stops whoever withdraws more than there is`() {
    var wallet = Wallet()
    expectThrowsAssertion(containing: "101 is more than 100") { wallet.withdraw(101) }
  }

  @Test func `stops whoever transfers it`() async {
    let message = await expectThrowsAssertion { await Wallet().transfer(to: Bank()) }
    #expect(message?.hasSuffix("Fatal error: No bank takes 100") == true)
  }
}
// end-snippet
