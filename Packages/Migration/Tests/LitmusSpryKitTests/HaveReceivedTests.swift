import LitmusReporting
import LitmusSpryKit
import Testing
import XCTest

@Suite struct `Expecting a received call` {
  private let fake = FakeUserService()

  @Test func `passes if the call was received`() {
    fake.fetchUser(id: "1")
    expectHaveReceived(fake, .fetchUser)
    expectHaveReceived(fake, .fetchUser, with: "1")
    expectHaveReceived(fake, .fetchUser, with: "1", countSpecifier: .exactly(1))
    expectHaveReceived(fake, .load, countSpecifier: .atMost(0))
  }

  @Test func `reports what was received instead`() {
    fake.fetchUser(id: "2")
    fake.load()
    let calls = """
      Recorded calls:
        1. fetchUser(id: "2")
        2. load()
      """
    let line = #line + 2
    let failures = FailureRecorder.record {
      expectHaveReceived(fake, .fetchUser, with: "1")
      expectHaveReceived(fake, .load, countSpecifier: .exactly(2))
      expectHaveReceived(fake, .load, countSpecifier: .atMost(0))
    }
    #expect(
      failures.map(\.message) == [
        #"""
        Received fetchUser(id: "1") 0 times, but expected at least 1 time
        Nearest call: fetchUser(id: "2")
          argument 1: "2", but expected "1"
        \#(calls)
        """#,
        "Received load() 1 time, but expected exactly 2 times\n\(calls)",
        "Received load() 1 time, but expected exactly 0 times\n\(calls)",
      ]
    )
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 2])
    #expect(failures.map(\.callSite.fileID) == [#fileID, #fileID, #fileID])
  }
}

final class HaveReceivedXCTests: XCTestCase {
  private var fake: FakeUserService!

  override func setUp() {
    super.setUp()
    fake = FakeUserService()
  }

  override func tearDown() {
    fake.resetCalls()
    super.tearDown()
  }

  func testPassesIfTheCallWasReceived() {
    fake.fetchUser(id: nil)
    XCTAssertHaveReceived(fake, .fetchUser)
    XCTAssertHaveReceived(fake, .fetchUser, with: nil)
    XCTAssertHaveReceived(fake, .fetchUser, with: nil, countSpecifier: .exactly(1))
  }

  func testReportsWhatWasReceivedInstead() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      XCTAssertHaveReceived(fake, .fetchUser, with: "1", countSpecifier: .atLeast(2))
    }
    XCTAssertEqual(
      failures.map(\.message),
      [
        #"Received fetchUser(id: "1") 0 times, but expected at least 2 times"#
          + "\nRecorded calls: none"
      ]
    )
    XCTAssertEqual(failures.map(\.callSite.line), [line])
  }
}
