import LitmusReporting
import LitmusSpies
import Testing

@Suite struct `A condition of a fake by hand` {
  private let fake = FakeBank()

  @Test func `may be a range`() {
    for amount in [1, 3, nil] { fake.pay(amount, to: "Ann") }
    #expect(fake.calls(.pay, .in(1...2)).count == 1)
    #expect(fake.calls(.pay, .in(2...), .in(..<"B")).count == 1)
    #expect(fake.calls(.pay, .in("a"..<"c")).count == 0)
  }

  @Test func `may be that of a property`() {
    fake.open(Account(owner: "Ann", limit: 3))
    fake.open(nil)
    #expect(fake.calls(.open, .where(\Account.owner, "Ann")).count == 1)
    #expect(fake.calls(.open, .where(\Account.limit, .some(.in(1...3)))).count == 1)
    #expect(fake.calls(.open, .where(\String.count, 3)).count == 0)
  }

  @Test func `may be that of an optional or of a type`() {
    fake.pay(1, to: "Ann")
    fake.pay(nil, to: "Bob")
    #expect(fake.calls(.pay, .some(.in(1...2))).count == 1)
    #expect(fake.calls(.pay, .some(.any)).count == 1)
    #expect(fake.calls(.pay, .any(Int.self)).count == 1)
    #expect(fake.calls(.pay, .any(Int?.self)).count == 2)
  }

  @Test func `passes what meets it to a captor, and is shown as it is written`() {
    let limits = Captor<Int>()
    fake.open(Account(owner: "Ann", limit: 3))
    expectReceived(fake.calls(.open, .where(\Account.limit, .some(.capture(into: limits)))))
    #expect(limits.values == [3])
    let (texts, _) = FailureRecorder.texts {
      expectReceived(fake.calls(.open, .where(\Account.owner, .in("B"..."C"))))
    }
    let (others, _) = FailureRecorder.texts {
      expectReceived(fake.calls(.pay, .some(3) || .notNil && !4))
      expectReceived(fake.calls(.pay, .any, .where(\String.count, 4)))
    }
    #expect(
      others.map { $0.split(separator: "\n")[0] } == [
        "Received pay with (.some(3) || (.notNil && !4)) 0 times, but expected at least 1 time",
        #"Received pay with .any, .where(\String.<computed (Int)>, 4) 0 times, but expected at least 1 time"#,
      ])
    #expect(
      texts == [
        #"""
        Received open with .where(\Account.owner, .in(B...C)) 0 times, but expected at least 1 time
        Nearest call: open with Account(owner: "Ann", limit: Optional(3))
          argument 1: Account(owner: "Ann", limit: Optional(3)), but expected .where(\Account.owner, .in(B...C))
        Recorded calls:
          1. open with Account(owner: "Ann", limit: Optional(3))
        """#
      ])
  }
}

// MARK: - Fixtures

private struct Account {
  var owner: String
  var limit: Int?
}

private final class FakeBank: HandwrittenFake {
  enum Function: String { case pay, open }
  let spyRecord = SpyRecord()
  func pay(_ amount: Int?, to name: String) { spy(.pay, amount, name) }
  func open(_ account: Account?) { spy(.open, account) }
}
