import LitmusReporting
import LitmusSpies
import Testing

@Suite(.serialized) struct `Expecting no more interactions` {
  private let mail = FakeMail()
  private let log = FakeLog()

  init() { Factory.resetCalls() }

  @Test func `passes if assertions account for all calls`() {
    expectNoOtherCalls(mail, log)
    mail.open()
    mail.open()
    mail.send("a", to: nil)
    mail.send("b", to: nil)
    mail.send("a", to: nil)
    log.write("x")
    log.write("y")
    mail.draft = "z"
    expectReceived(mail.calls(.open), times: .atLeast(1))
    expectReceived(mail.calls(.send, "a", .any))
    expectReceived(mail.calls(.send, "b", nil), times: 1)
    expectReceivedInOrder(log.calls(.write, "x"), log.calls(.write))
    expectReceived(mail.calls(.draft, "z"))
    expectNoOtherCalls(mail, log)
    expectNoOtherCalls(mail)
  }

  @Test func `reports the calls that are left`() {
    mail.open()
    mail.send("a", to: nil)
    mail.open()
    mail.send("b", to: nil)
    expectReceived(mail.calls(.send, "b", nil))
    expectReceivedInOrder(mail.calls(.open))
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectNoOtherCalls(mail)
    }
    #expect(lines == [line])
    #expect(
      texts == [
        """
        Received 2 calls that no assertion accounts for, but expected no more
        Unaccounted for:
          2. send with "a", nil
          3. open
        Recorded calls:
          1. open
          2. send with "a", nil
          3. open
          4. send with "b", nil
        """
      ])
  }

  @Test func `reports calls of several fakes in their order`() {
    mail.open()
    log.write("x")
    let (texts, _) = FailureRecorder.texts { expectNoOtherCalls(log, mail) }
    #expect(
      texts == [
        """
        Received 2 calls that no assertion accounts for, but expected no more
        Recorded calls:
          1. FakeMail.open
          2. FakeLog.write with "x"
        """
      ])
  }

  @Test func `counts only what was received when it was asserted`() {
    mail.open()
    expectReceived(mail.calls(.open))
    mail.open()
    let (texts, _) = FailureRecorder.texts { expectNoOtherCalls(mail) }
    #expect(
      texts == [
        """
        Received 1 call that no assertion accounts for, but expected no more
        Unaccounted for:
          2. open
        Recorded calls:
          1. open
          2. open
        """
      ])
    expectReceived(mail.calls(.open), times: 2)
    expectNoOtherCalls(mail)
  }

  @Test func `takes no account of didCall, of other assertions, and of failures`() {
    mail.open()
    let (texts, _) = FailureRecorder.texts {
      expectReceived(mail.calls(.open), times: 2)
      expectReceivedInOrder(mail.calls(.open), mail.calls(.open))
      expectNoOtherCalls(mail)
    }
    #expect(
      texts.map { String($0.split(separator: "\n")[0]) } == [
        "Received open 1 time, but expected exactly 2 times",
        "Received open no later than call 1, but expected it after call 1",
        "Received 1 call that no assertion accounts for, but expected no more",
      ])
  }

  @Test func `removes with the calls what was verified`() {
    mail.open()
    expectReceived(mail.calls(.open))
    mail.resetCalls()
    expectNoOtherCalls(mail)
    mail.open()
    let (texts, _) = FailureRecorder.texts { expectNoOtherCalls(mail) }
    #expect(texts.count == 1)
  }

  @Test func `is about static members, too`() {
    Factory.make("x")
    Factory.limit = 2
    expectReceived(Factory.calls(.make))
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectNoOtherCalls(Factory.self)
    }
    #expect(lines == [line])
    #expect(
      texts == [
        """
        Received 1 call that no assertion accounts for, but expected no more
        Unaccounted for:
          2. limit with 2
        Recorded calls:
          1. make with "x"
          2. limit with 2
        """
      ])
    expectReceived(Factory.calls(.limit, 2))
    expectNoOtherCalls(Factory.self)
  }

  @Test func `accounts for calls that two threads receive and verify`() async {
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask { [mail] in
          for number in 1...250 {
            mail.send("\(number)", to: nil)
            expectReceived(mail.calls(.send, "\(number)", nil))
          }
        }
      }
    }
    expectReceived(mail.calls(.send), times: 1_000)
    expectNoOtherCalls(mail)
  }
}

// MARK: - Fixtures
private enum NoMore {}
private typealias Factory = FakeFactory<NoMore>
