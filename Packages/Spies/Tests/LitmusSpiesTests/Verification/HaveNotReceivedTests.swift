import LitmusReporting
import LitmusSpies
import Testing

@Suite(.serialized) struct `Expecting that a call was not received` {
  private let mail = FakeMail()

  init() { Factory.resetCalls() }

  @Test func `passes if no call has those arguments, or not as many do`() {
    expectNotReceived(mail.calls(.open))
    expectNotReceived(mail.calls(.send, "a", nil))
    mail.send("b", to: nil)
    expectNotReceived(mail.calls(.open))
    expectNotReceived(mail.calls(.send, "a", nil))
    expectNotReceived(Factory.calls(.make))
    expectNotReceived(Factory.calls(.limit, 1))
  }

  @Test func `reports the calls that there were`() {
    mail.send("a", to: nil)
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectNotReceived(mail.calls(.send))
      expectNotReceived(mail.calls(.send, .any, nil))
    }
    let calls = #"Recorded calls:\#n  1. send with "a", nil"#
    #expect(
      texts == [
        "Received send 1 time, but expected none\n\(calls)",
        "Received send with .any, .nil 1 time, but expected none\n\(calls)",
      ])
    #expect(lines == [line, line + 1])
  }

  @Test func `reports static members`() {
    Factory.make("x")
    Factory.limit = 2
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectNotReceived(Factory.calls(.make, "x"))
      expectNotReceived(Factory.calls(.limit))
    }
    let calls = """
      Recorded calls:
        1. make with "x"
        2. limit with 2
      """
    #expect(
      texts == [
        "Received make with \"x\" 1 time, but expected none\n\(calls)",
        "Received limit 1 time, but expected none\n\(calls)",
      ])
    #expect(lines == [line, line + 1])
  }
}

// MARK: - Fixtures
private enum NotReceived {}
private typealias Factory = FakeFactory<NotReceived>
