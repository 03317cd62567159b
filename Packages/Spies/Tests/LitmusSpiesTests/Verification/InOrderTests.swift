import LitmusReporting
import LitmusSpies
import Testing

@Suite(.serialized) struct `Expecting calls in order` {
  private let mail = FakeMail()
  private let log = FakeLog()

  init() { Factory.resetCalls() }

  @Test func `passes with other calls between, across fakes and static members`() {
    Factory.make("mail")
    log.write("start")
    mail.open()
    mail.send("hello", to: "Ann")
    log.write("sent")
    mail.send("bye", to: nil)
    expectReceivedInOrder(
      Factory.calls(.make, "mail"),
      mail.calls(.open),
      log.calls(.write, "sent"),
      mail.calls(.send, .notNil, nil)
    )
    expectReceivedInOrder(mail.calls(.send), mail.calls(.send))
    expectReceivedInOrder()
  }

  @Test func `takes the first call that will do, so that later steps find theirs`() {
    mail.send("a", to: nil)
    mail.send("b", to: nil)
    mail.open()
    mail.send("a", to: nil)
    expectReceivedInOrder(
      mail.calls(.send, "a", nil), mail.calls(.send, "b", nil),
      mail.calls(.send, "a", nil))
    let (texts, _) = FailureRecorder.texts {
      expectReceivedInOrder(
        mail.calls(.send, "b", nil), mail.calls(.send, "b", nil))
    }
    #expect(
      texts.map { $0.split(separator: "\n")[0] } == [
        #"Received send with "b", .nil no later than call 2, but expected it after call 2"#
      ])
  }

  @Test func `says what came too early, and shows the calls of all fakes in their order`() {
    mail.send("hello", to: "Ann")
    mail.open()
    log.write("sent")
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectReceivedInOrder(
        mail.calls(.open), mail.calls(.send, "hello", "Ann"), log.calls(.write))
    }
    #expect(
      texts == [
        """
        Received FakeMail.send with "hello", "Ann" no later than call 1, but expected it after call 2
        Expected in this order:
          1. FakeMail.open, received as call 2
          2. FakeMail.send with "hello", "Ann"
          3. FakeLog.write
        Recorded calls:
          1. FakeMail.send with "hello", "Ann"
          2. FakeMail.open
          3. FakeLog.write with "sent"
        """
      ])
    #expect(lines == [line])
  }

  @Test func `says what was never received, and which call came nearest`() {
    mail.send("x", to: "Ann")
    mail.open()
    mail.send("hello", to: "Bob")
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectReceivedInOrder(
        mail.calls(.open), mail.calls(.send, "hello", "Ann"))
      expectReceivedInOrder(mail.calls(.draft))
    }
    let calls = """
      Recorded calls:
        1. send with "x", "Ann"
        2. open
        3. send with "hello", "Bob"
      """
    #expect(
      texts == [
        """
        Received send with "hello", "Ann" 0 times, but expected it after call 2
        Expected in this order:
          1. open, received as call 2
          2. send with "hello", "Ann"
        Nearest call: send with "hello", "Bob"
          argument 2: "Bob", but expected "Ann"
        \(calls)
        """,
        """
        Received draft 0 times, but expected it first
        Expected in this order:
          1. draft
        \(calls)
        """,
      ])
    #expect(lines == [line, line + 2])
  }

  @Test func `distinguishes fakes of one type, and static members`() {
    let other = FakeLog()
    other.write("b")
    log.write("a")
    Factory.make("x")
    let (texts, _) = FailureRecorder.texts {
      expectReceivedInOrder(
        log.calls(.write), Factory.calls(.make), other.calls(.write))
    }
    #expect(
      texts == [
        """
        Received FakeLog#2.write no later than call 1, but expected it after call 3
        Expected in this order:
          1. FakeLog#1.write, received as call 2
          2. static FakeFactory<InOrder>.make, received as call 3
          3. FakeLog#2.write
        Recorded calls:
          1. FakeLog#2.write with "b"
          2. FakeLog#1.write with "a"
          3. static FakeFactory<InOrder>.make with "x"
        """
      ])
  }

  @Test func `names static members also where a scope has not used them`() {
    let (texts, _) = FailureRecorder.texts {
      SpyScope.run { expectReceivedInOrder(Factory.calls(.make), mail.calls(.open)) }
    }
    #expect(
      texts == [
        """
        Received static FakeFactory<InOrder>.make 0 times, but expected it first
        Expected in this order:
          1. static FakeFactory<InOrder>.make
          2. FakeMail.open
        Recorded calls: none
        """
      ])
  }

  @Test func `looks at one moment of all fakes`() async {
    await withTaskGroup { group in
      group.addTask { [mail, log] in
        for _ in 1...500 {
          mail.open()
          log.write("x")
        }
      }
      group.addTask { [mail, log] in
        while log.calls(.write).count == 0 { await Task.yield() }
        // As many writes as there are, each with its own open before.
        for _ in 1...100 {
          expectReceivedInOrder(mail.calls(.open), log.calls(.write))
        }
      }
    }
  }
}

// MARK: - Fixtures
private enum InOrder {}
private typealias Factory = FakeFactory<InOrder>
