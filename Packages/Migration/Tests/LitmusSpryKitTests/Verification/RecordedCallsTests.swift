import LitmusReporting
import LitmusSpryKit
import Testing
import XCTest

@Suite(.serialized) struct `Expecting recorded calls, or none` {
  private let mail = FakeMail()

  init() { Factory.resetCalls() }

  @Test func `passes if there are some, or none`() {
    expectHaveNoRecordedCalls(mail)
    expectHaveNoRecordedCalls(Factory.self)
    mail.open()
    Factory.limit = 1
    expectHaveRecordedCalls(mail)
    expectHaveRecordedCalls(Factory.self)
  }

  @Test func `reports the calls, or that there are none`() {
    let line = #line + 2
    let missing = FailureRecorder.texts {
      expectHaveRecordedCalls(mail)
      expectHaveRecordedCalls(Factory.self)
    }
    let text = "Received no calls, but expected at least 1 call"
    #expect(missing.texts == [text, text])
    #expect(missing.lines == [line, line + 1])
    mail.open()
    mail.draft = nil
    Factory.make("x")
    let nextLine = #line + 2
    let unexpected = FailureRecorder.texts {
      expectHaveNoRecordedCalls(mail)
      expectHaveNoRecordedCalls(Factory.self)
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

@Suite struct `More than 100 calls` {
  private let mail = FakeMail()

  @Test(arguments: [100, 101, 102, 5_000])
  func `are shown by the first and the last 50`(count: Int) {
    for number in 1...count { mail.send("\(number)", to: nil) }
    let (texts, _) = FailureRecorder.texts { expectHaveReceived(mail, .open) }
    func call(_ number: Int) -> String {
      #"  \#(number). send("\#(number)", to: nil)"#
    }
    var lines = ["Received open() 0 times, but expected at least 1 time", "Recorded calls:"]
    lines += (1...50).map(call)
    switch count {
    case 100: break
    case 101: lines.append("  … 1 call not shown")
    default: lines.append("  … \(count - 100) calls not shown")
    }
    lines += (count - 49...count).map(call)
    #expect(texts == [lines.joined(separator: "\n")])
  }
}

final class RecordedCallsXCTests: XCTestCase {
  func testReportsAtTheLineOfTheAssertion() {
    let mail = FakeMail()
    XCTAssertHaveNoRecordedCalls(mail)
    XCTAssertHaveNoRecordedCalls(Factory.self)
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      XCTAssertHaveRecordedCalls(mail)
      XCTAssertHaveRecordedCalls(Factory.self)
      mail.open()
      Factory.limit = 1
      XCTAssertHaveRecordedCalls(mail)
      XCTAssertHaveRecordedCalls(Factory.self)
      XCTAssertHaveNoRecordedCalls(mail)
      XCTAssertHaveNoRecordedCalls(Factory.self)
    }
    XCTAssertEqual(lines, [line, line + 1, line + 6, line + 7])
    XCTAssertEqual(
      texts,
      [
        "Received no calls, but expected at least 1 call",
        "Received no calls, but expected at least 1 call",
        "Received 1 call, but expected none\nRecorded calls:\n"
          + "  1. open()",
        "Received 1 call, but expected none\nRecorded calls:\n"
          + "  1. limit with 1",
      ])
    Factory.resetCalls()
  }
}

// MARK: - Fixtures
private enum Recorded {}
private typealias Factory = FakeFactory<Recorded>

private final class FakeCounter: Spyable {
  enum Function: String, StringRepresentable {
    case add
  }

  let spyRecord = SpyRecord()

  func add(_ value: Any) { recordCall(arguments: value) }
}

/// Counts how often it is described.
private final class Describable: CustomStringConvertible {
  private(set) var count = 0

  var description: String {
    count += 1
    return "value"
  }
}
