import LitmusReporting
import LitmusSpies
import Testing
import XCTest

@Suite(.serialized) struct `Expecting no more interactions` {
  private let mail = FakeMail()
  private let log = FakeLog()

  init() { Factory.resetCalls() }

  @Test func `passes if assertions account for all calls`() {
    expectNoMoreInteractions(mail, log)
    mail.open()
    mail.open()
    mail.send("a", to: nil)
    mail.send("b", to: nil)
    log.write("x")
    log.write("y")
    mail.draft = "z"
    expectHaveReceived(mail, .open, countSpecifier: .atLeast(1))
    expectHaveReceived(mail, .send, with: "a", SpyArgument.anything)
    XCTAssertHaveReceived(mail, .send, with: SpyArgument.anything, nil, times: .exactly(2))
    expectHaveReceivedInOrder(log.received(.write, with: "x"), log.received(.write))
    expectHaveReceived(mail, .draft, with: "z")
    expectNoMoreInteractions(mail, log)
    expectNoMoreInteractions(mail)
  }

  @Test func `reports the calls that are left`() {
    mail.open()
    mail.send("a", to: nil)
    mail.open()
    mail.send("b", to: nil)
    expectHaveReceived(mail, .send, with: "b", nil)
    expectHaveReceivedInOrder(mail.received(.open))
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectNoMoreInteractions(mail)
    }
    #expect(lines == [line])
    #expect(
      texts == [
        """
        Received 2 calls that no assertion accounts for, but expected no more
        Unaccounted for:
          2. send("a", to: nil)
          3. open()
        Recorded calls:
          1. open()
          2. send("a", to: nil)
          3. open()
          4. send("b", to: nil)
        """
      ])
  }

  @Test func `reports calls of several fakes in their order`() {
    mail.open()
    log.write("x")
    let (texts, _) = FailureRecorder.texts { expectNoMoreInteractions(log, mail) }
    #expect(
      texts == [
        """
        Received 2 calls that no assertion accounts for, but expected no more
        Recorded calls:
          1. FakeMail.open()
          2. FakeLog.write with "x"
        """
      ])
  }

  @Test func `counts only what was received when it was asserted`() {
    mail.open()
    expectHaveReceived(mail, .open)
    mail.open()
    let (texts, _) = FailureRecorder.texts { expectNoMoreInteractions(mail) }
    #expect(
      texts == [
        """
        Received 1 call that no assertion accounts for, but expected no more
        Unaccounted for:
          2. open()
        Recorded calls:
          1. open()
          2. open()
        """
      ])
    expectHaveReceived(mail, .open, countSpecifier: .exactly(2))
    expectNoMoreInteractions(mail)
  }

  @Test func `takes no account of didCall, of other assertions, and of failures`() {
    mail.open()
    #expect(mail.didCall(.open).success)
    expectHaveRecordedCalls(mail)
    expectHaveNotReceived(mail, .open, countSpecifier: .exactly(2))
    let (texts, _) = FailureRecorder.texts {
      expectHaveReceived(mail, .open, countSpecifier: .exactly(2))
      expectHaveReceivedInOrder(mail.received(.open), mail.received(.open))
      expectNoMoreInteractions(mail)
    }
    #expect(
      texts.map { String($0.split(separator: "\n")[0]) } == [
        "Received open() 1 time, but expected exactly 2 times",
        "Received open() no later than call 1, but expected it after call 1",
        "Received 1 call that no assertion accounts for, but expected no more",
      ])
  }

  @Test func `removes with the calls what was verified`() {
    mail.open()
    expectHaveReceived(mail, .open)
    mail.resetCalls()
    expectNoMoreInteractions(mail)
    mail.open()
    let (texts, _) = FailureRecorder.texts { expectNoMoreInteractions(mail) }
    #expect(texts.count == 1)
  }

  @Test func `is about static members, too`() {
    Factory.make("x")
    Factory.limit = 2
    expectHaveReceived(Factory.self, .make)
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectNoMoreInteractions(Factory.self)
    }
    #expect(lines == [line])
    #expect(
      texts == [
        """
        Received 1 call that no assertion accounts for, but expected no more
        Unaccounted for:
          2. limit with 2
        Recorded calls:
          1. make("x")
          2. limit with 2
        """
      ])
    expectHaveReceived(Factory.self, .limit, with: 2)
    expectNoMoreInteractions(Factory.self)
  }

  @Test func `accounts for calls that two threads receive and verify`() async {
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask { [mail] in
          for number in 1...250 {
            mail.send("\(number)", to: nil)
            expectHaveReceived(mail, .send, with: "\(number)", nil)
          }
        }
      }
    }
    expectHaveReceived(mail, .send, countSpecifier: .exactly(1_000))
    expectNoMoreInteractions(mail)
  }

  @Test func `accounts for any mixture of calls`() {
    var generator = Numbers()
    for _ in 1...200 { mail.send("\(generator.next() % 5)", to: nil) }
    for name in ["3", "1", "3", "0", "4"] {
      expectHaveReceived(mail, .send, with: name, nil)
    }
    let failures = FailureRecorder.texts { expectNoMoreInteractions(mail) }
    let left = mail.didCall(.send, with: "2", nil).count
    let first = "Received \(left) calls that no assertion accounts for, but expected no more"
    #expect(failures.texts.map { String($0.split(separator: "\n")[0]) } == [first])
    expectHaveReceived(mail, .send, with: "2", nil)
    expectNoMoreInteractions(mail)
  }
}

final class NoMoreInteractionsXCTests: XCTestCase {
  func testReportsAtTheLineOfTheAssertion() {
    let mail = FakeMail()
    XCTAssertNoMoreInteractions(mail)
    Factory.resetCalls()
    XCTAssertNoMoreInteractions(Factory.self)
    mail.open()
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      XCTAssertNoMoreInteractions(mail)
    }
    XCTAssertEqual(lines, [line])
    XCTAssertEqual(
      texts,
      [
        """
        Received 1 call that no assertion accounts for, but expected no more
        Recorded calls:
          1. open()
        """
      ])
  }
}

// MARK: - Fixtures
private enum NoMore {}
private typealias Factory = FakeFactory<NoMore>

/// Numbers that look random and are the same in each run.
private struct Numbers {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
