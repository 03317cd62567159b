import LitmusReporting
import LitmusSpryKit
import Testing
import XCTest

@Suite(.serialized) struct `Expecting a call of a static member` {
  init() { Factory.resetCalls() }

  @Test func `passes if the function was called or the property set`() {
    Factory.make("x")
    Factory.limit = 5
    expectHaveReceived(Factory.self, .make)
    expectHaveReceived(Factory.self, .make, with: "x", countSpecifier: .exactly(1))
    expectHaveReceived(Factory.self, .limit, with: 5, times: .atMost(2))
  }

  @Test func `reports what was received instead`() {
    Factory.make("x")
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      expectHaveReceived(Factory.self, .make, with: "y")
      expectHaveReceived(Factory.self, .limit)
    }
    let calls = #"Recorded calls:\#n  1. make("x")"#
    #expect(
      texts == [
        """
        Received make("y") 0 times, but expected at least 1 time
        Nearest call: make("x")
          argument 1: "x", but expected "y"
        \(calls)
        """,
        "Received limit 0 times, but expected at least 1 time\n\(calls)",
      ])
    #expect(lines == [line, line + 1])
  }

  @Test func `shows the three nearest calls at most`() {
    for name in ["a", "b", "c", "d"] { Factory.make(name) }
    let (texts, _) = FailureRecorder.texts { expectHaveReceived(Factory.self, .make, with: "y") }
    let nearest = texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("Nearest") }
    #expect(
      nearest
        == ["a", "b", "c"].map {
          #"Nearest call: make("\#($0)")"#
        })
  }
}

final class ClassMemberXCTests: XCTestCase {
  override func tearDown() {
    XCFactory.resetCalls()
    super.tearDown()
  }

  func testPassesIfTheMemberWasCalled() {
    XCFactory.make("x")
    XCFactory.limit = 5
    XCTAssertHaveReceived(XCFactory.self, .make, with: "x")
    XCTAssertHaveReceived(XCFactory.self, .limit, with: 5, countSpecifier: .exactly(1))
  }

  func testReportsAtTheLineOfTheAssertion() {
    let line = #line + 2
    let (texts, lines) = FailureRecorder.texts {
      XCTAssertHaveReceived(XCFactory.self, .make, with: "x")
    }
    XCTAssertEqual(lines, [line])
    XCTAssertEqual(
      texts,
      [
        #"Received make("x") 0 times, but expected at least 1 time"#
          + "\nRecorded calls: none"
      ])
  }
}

// MARK: - Fixtures
private enum Members {}
private typealias Factory = FakeFactory<Members>
private typealias XCFactory = FakeFactory<ClassMemberXCTests>
