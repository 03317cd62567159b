import Litmus
@_spi(Litmus) import LitmusReporting
import Testing
import XCTest

@Suite(.litmus, .serialized) struct `The trait of all of Litmus` {
  @Resettable(onReset: Subject.reset) private var subject: Subject! = Subject()

  @Test(arguments: 1...2) func `gives each case static stubs and calls of its own`(number: Int) {
    FakeCounter.when(.count).andReturn(number)
    #expect(FakeCounter.count() == number)
    expectReceived(FakeCounter.calls(.count), times: 1)
  }

  @Test func `resets subjects`() async throws {
    let subject = Subject()
    let trait: LitmusTrait = .litmus
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      let property = Resettable(wrappedValue: subject, onReset: Subject.reset)
      #expect(property.wrappedValue === subject)
    }
    #expect(subject.isReset)
  }

  @Test func `checks expectations at the end`() async throws {
    let trait: LitmusTrait = .litmus
    let test = try #require(Test.current)
    let leaked = Locked<AsyncExpectation?>(nil)
    let failures = try await FailureRecorder.record {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        leaked.withLock { $0 = asyncExpectation(description: "leaked") }
      }
    }
    #expect(
      failures.map(\.message) == [
        "Expectation \"leaked\" was never awaited, but expected to be. "
          + "To fix this, pass it to waitForExpectations"
      ])
  }
}

final class LitmusTestCaseTests: LitmusTestCase {
  @Resettable(onReset: Subject.reset) private var subject: Subject! = Subject()

  override func tearDown() {
    let subject = subject
    super.tearDown()
    XCTAssertEqual(subject?.isReset, true)
  }

  func testHasAScopeOfItsOwn() {
    XCTAssertNotNil(SpyScope.current)
    XCTAssertFalse(subject.isReset)
  }
}

// MARK: - Fixtures

private final class Subject: Sendable {
  private let state = Locked(false)

  var isReset: Bool { state.withLock { $0 } }

  func reset() { state.withLock { $0 = true } }
}

private final class FakeCounter: HandwrittenFake {
  enum Function: String { case count }

  let spyRecord = SpyRecord()

  static func count() -> Int { spy(.count) }
}
