import LitmusReporting
import LitmusSpryKit
import Testing
import XCTest

@Suite(.serialized) struct `Expecting that a call was not received` {
  private let mail = FakeMail()

  init() { Factory.resetCalls() }

  @Test func `passes if no call has those arguments, or not as many do`() {
    expectHaveNotReceived(mail, .open)
    expectHaveNotReceived(mail, .send, with: "a", nil)
    mail.send("b", to: nil)
    expectHaveNotReceived(mail, .open)
    expectHaveNotReceived(mail, .send, with: "a", nil)
    expectHaveNotReceived(mail, .send, countSpecifier: .exactly(2))
    expectHaveNotReceived(mail, .send, times: .atLeast(2))
    expectHaveNotReceived(Factory.self, .make)
    expectHaveNotReceived(Factory.self, .limit, with: 1)
  }

  @Test func `reports the calls that there were`() {
    mail.send("a", to: nil)
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveNotReceived(mail, .send)
      expectHaveNotReceived(mail, .send, with: Argument.anything, nil)
      expectHaveNotReceived(mail, .send, countSpecifier: .exactly(1))
    }
    let calls = #"Recorded calls:\#n  1. send("a", to: nil)"#
    #expect(
      texts == [
        "Received send(_:to:) 1 time, but expected none\n\(calls)",
        "Received send(.anything, to: nil) 1 time, but expected none\n\(calls)",
        "Received send(_:to:) 1 time, but expected not exactly 1 time\n\(calls)",
      ])
    #expect(lines == [line, line + 1, line + 2])
  }

  @Test func `reports static members`() {
    Factory.make("x")
    Factory.limit = 2
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveNotReceived(Factory.self, .make, with: "x")
      expectHaveNotReceived(Factory.self, .limit)
    }
    let calls = """
      Recorded calls:
        1. make("x")
        2. limit with 2
      """
    #expect(
      texts == [
        "Received make(\"x\") 1 time, but expected none\n\(calls)",
        "Received limit 1 time, but expected none\n\(calls)",
      ])
    #expect(lines == [line, line + 1])
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

final class HaveNotReceivedXCTests: XCTestCase {
  func testReportsAtTheLineOfTheAssertion() {
    let mail = FakeMail()
    XCTAssertHaveNotReceived(mail, .open)
    XCTAssertHaveNotReceived(Factory.self, .limit)
    mail.open()
    Factory.limit = 1
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      XCTAssertHaveNotReceived(mail, .open)
      XCTAssertHaveNotReceived(Factory.self, .limit, with: 1, times: .exactly(1))
    }
    XCTAssertEqual(lines, [line, line + 1])
    XCTAssertEqual(
      texts,
      [
        "Received open() 1 time, but expected none\n"
          + "Recorded calls:\n  1. open()",
        "Received limit with 1 1 time, but expected not exactly 1 time\n"
          + "Recorded calls:\n  1. limit with 1",
      ])
    Factory.resetCalls()
  }
}

// MARK: - Fixtures
private enum NotReceived {}
private typealias Factory = FakeFactory<NotReceived>
