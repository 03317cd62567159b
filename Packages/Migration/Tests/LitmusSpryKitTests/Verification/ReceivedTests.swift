import LitmusReporting
import LitmusSpryKit
import Testing

@Suite(.spyScope) struct `Expecting a received call` {
  private let mail = FakeMail()

  @Test func `passes if it was received as often as expected, and returns so`() {
    mail.open()
    mail.send("a", to: nil)
    FakeFactory.make("x")
    FakeFactory.limit = 5
    expectHaveReceived(mail, .open)
    expectHaveReceived(mail, .send, with: "a", nil, countSpecifier: .exactly(1))
    expectHaveReceived(mail, .draft, countSpecifier: .atMost(0))
    expectHaveReceived(FakeFactory.self, .make, with: "x", times: .exactly(1))
    expectHaveReceived(FakeFactory.self, .limit, with: 5, times: .atMost(2))
    let optional: FakeMail? = mail
    #expect(expectHaveReceived(optional, .send, with: "a", nil))
    #expect(expectHaveNotReceived(mail, .send, with: "b", nil))
  }

  @Test(
    arguments: [
      (.exactly(1), false), (.exactly(2), true), (.exactly(3), false),
      (.atLeast(2), true), (.atLeast(3), false), (.atMost(1), false), (.atMost(2), true),
    ] as [(CountSpecifier, Bool)]
  ) func `counts`(specifier: CountSpecifier, success: Bool) {
    for text in ["a", "b", "a"] { mail.send(text, to: nil) }
    let result = mail.didCall(.send, withArguments: ["a", nil], countSpecifier: specifier)
    #expect(result.success == success)
  }

  @Test func `reports what was received instead`() {
    mail.send("b", to: nil)
    mail.open()
    FakeFactory.make("x")
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveReceived(mail, .send, with: "a", nil)
      expectHaveReceived(mail, .open, countSpecifier: .exactly(2))
      expectHaveReceived(mail, .open, countSpecifier: .atMost(0))
      expectHaveReceived(FakeFactory.self, .make, with: "y")
    }
    let calls = #"Recorded calls:\#n  1. send("b", to: nil)\#n  2. open()"#
    #expect(
      texts == [
        """
        Received send("a", to: nil) 0 times, but expected at least 1 time
        Nearest call: send("b", to: nil)
          argument 1: "b", but expected "a"
        \(calls)
        """,
        "Received open() 1 time, but expected exactly 2 times\n\(calls)",
        "Received open() 1 time, but expected exactly 0 times\n\(calls)",
        """
        Received make("y") 0 times, but expected at least 1 time
        Nearest call: make("x")
          argument 1: "x", but expected "y"
        Recorded calls:
          1. make("x")
        """,
      ])
    #expect(lines == Array(line..<line + 4))
  }

  @Test func `shows an argument of another type with it`() {
    mail.attach(Int64(1))
    let (texts, _) = FailureRecorder.texts { expectHaveReceived(mail, .attach, with: 1) }
    #expect(
      texts == [
        """
        Received attach(1) 0 times, but expected at least 1 time
        Nearest call: attach(1)
          argument 1: 1 (Int64), but expected 1 (Int)
            - 1 as Swift.Int
            + 1 as Swift.Int64
        Recorded calls:
          1. attach(1)
        """
      ])
  }

  @Test func `reports a fake that is nil`() {
    let missing: FakeMail? = nil
    let (texts, _) = FailureRecorder.texts {
      #expect(!expectHaveReceived(missing, .send, with: "a", nil))
      #expect(!expectHaveNotReceived(missing, .send))
      expectHaveRecordedCalls(missing)
    }
    let text = "Looked for calls of send(_:to:), but the spyable is nil"
    #expect(texts == [text, text, "Looked for recorded calls, but the spyable is nil"])
  }
}

@Suite(.spyScope) struct `Expecting that a call was not received` {
  private let mail = FakeMail()

  @Test func `passes if no call has those arguments, or not as many do`() {
    expectHaveNotReceived(mail, .send, with: "a", nil)
    mail.send("b", to: nil)
    expectHaveNotReceived(mail, .open)
    expectHaveNotReceived(mail, .send, with: "a", nil)
    expectHaveNotReceived(mail, .send, countSpecifier: .exactly(2))
    XCTAssertHaveNotReceived(mail, .send, times: .atLeast(2))
    expectHaveNotReceived(FakeFactory.self, .limit, with: 1)
    XCTAssertHaveNotReceived(FakeFactory.self, .limit, with: 1)
  }

  @Test func `reports the calls that there were`() {
    mail.send("a", to: nil)
    FakeFactory.limit = 2
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveNotReceived(mail, .send)
      expectHaveNotReceived(mail, .send, with: Argument.anything, nil)
      expectHaveNotReceived(mail, .send, countSpecifier: .exactly(1))
      expectHaveNotReceived(FakeFactory.self, .limit, with: 2, times: .exactly(1))
    }
    let calls = #"Recorded calls:\#n  1. send("a", to: nil)"#
    #expect(
      texts == [
        "Received send(_:to:) 1 time, but expected none\n\(calls)",
        "Received send(.anything, to: nil) 1 time, but expected none\n\(calls)",
        "Received send(_:to:) 1 time, but expected not exactly 1 time\n\(calls)",
        "Received limit with 2 1 time, but expected not exactly 1 time\n"
          + "Recorded calls:\n  1. limit with 2",
      ])
    #expect(lines == Array(line..<line + 4))
  }
}

@Suite struct `A wrong number of arguments` {
  private let mail = FakeMail()

  @Test func `is a failure, whether a call is expected or not`() {
    mail.send("a", to: nil)
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveReceived(mail, .send, with: "a")
      expectHaveReceived(mail, .send, with: "a", nil, 1, times: .atMost(1))
      expectHaveNotReceived(mail, .send, with: "a")
    }
    let calls = #"Recorded calls:\#n  1. send("a", to: nil)"#
    #expect(
      texts == [
        """
        Received send("a") 0 times, but expected at least 1 time
        None of its calls has 1 argument
        \(calls)
        """,
        """
        Received send("a", to: nil, 1) 0 times, but expected at most 1 time
        None of its calls has 3 arguments
        \(calls)
        """,
        """
        Looked for send("a"), but expected the number of arguments that its calls have
        None of its calls has 1 argument
        \(calls)
        """,
      ])
    #expect(lines == [line, line + 1, line + 2])
  }

  @Test func `is not known before the first call`() {
    expectHaveNotReceived(mail, .send, with: "a")
    expectHaveReceived(mail, .send, with: "a", times: .exactly(0))
  }

  @Test func `is not wrong for a property, which is read and set`() {
    _ = mail.draft
    expectHaveNotReceived(mail, .draft, with: "a")
    let (texts, _) = FailureRecorder.texts { expectHaveReceived(mail, .draft, with: "a") }
    #expect(
      texts == [
        """
        Received draft with "a" 0 times, but expected at least 1 time
        Nearest call: draft
          argument 1: no argument, but expected "a"
        Recorded calls:
          1. draft
        """
      ])
  }
}

@Suite(.spyScope) struct `Expecting recorded calls, or none` {
  private let mail = FakeMail()

  @Test func `passes if there are some, or none`() {
    expectHaveNoRecordedCalls(mail)
    expectHaveNoRecordedCalls(FakeFactory.self)
    mail.open()
    FakeFactory.limit = 1
    expectHaveRecordedCalls(mail)
    expectHaveRecordedCalls(FakeFactory.self)
  }

  @Test func `reports the calls, or that there are none`() {
    let line = #line + 2
    let missing = FailureRecorder.texts {
      expectHaveRecordedCalls(mail, "there should be some")
      expectHaveRecordedCalls(FakeFactory.self)
    }
    let text = "Received no calls, but expected at least 1 call"
    #expect(missing.texts == ["\(text) - there should be some", text])
    #expect(missing.lines == [line, line + 1])
    mail.open()
    mail.draft = nil
    FakeFactory.make("x")
    let nextLine = #line + 2
    let unexpected = FailureRecorder.texts {
      expectHaveNoRecordedCalls(mail)
      expectHaveNoRecordedCalls(FakeFactory.self)
    }
    #expect(
      unexpected.texts == [
        """
        Received 2 calls, but expected none
        Recorded calls:
          1. open()
          2. draft with nil
        """,
        """
        Received 1 call, but expected none
        Recorded calls:
          1. make("x")
        """,
      ])
    #expect(unexpected.lines == [nextLine, nextLine + 1])
  }
}

@Suite(.spyScope) struct `A result of didCall` {
  private let mail = FakeMail()

  @Test func `counts and describes the calls`() {
    #expect(!mail.haveRecordedCalls)
    #expect(mail.didCall(.send).friendlyDescription == "<>")
    mail.open()
    mail.send("b\n", to: nil)
    #expect(mail.recordedCallsCount == 2)
    let result = mail.didCall(.send)
    #expect(result.isSuccess)
    #expect(result.friendlyDescription == "open(); send(_:to:) with <b\n>, <nil>")
    #expect(
      result.description == """
        [RecordedCall(function: <open()>, arguments: <>), \
        RecordedCall(function: <send(_:to:)>, arguments: <<Optional("b\\n")>, <nil>>)]
        """)
    #expect("\(result)" == result.debugDescription)
    FakeFactory.make("x")
    #expect(FakeFactory.didCall(.make, withArguments: ["x"]).success)
    #expect(!FakeFactory.didCall(.make, withArguments: ["y"]).success)
  }

  @Test func `stays as it was when the calls are reset`() {
    mail.open()
    let result = mail.didCall(.open)
    mail.resetCalls()
    #expect(!mail.haveRecordedCalls && !mail.didCall(.open).success)
    mail.attach(1)
    #expect(result.count == 1)
    #expect(result.recordedCallsDescription == "open()")
  }
}
