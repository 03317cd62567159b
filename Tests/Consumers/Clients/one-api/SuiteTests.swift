import Litmus
import Testing
import XCTest

@Suite(.litmus, .serialized) struct SuiteTests {
  @Resettable(onReset: Subject.reset) var subject: Subject! = Subject()

  @Test(arguments: 1...2) func hasItsOwnStaticStubs(number: Int) {
    FakeCounter.when(.count).andReturn(number)
    #expect(FakeCounter.count() == number)
    expectReceived(FakeCounter.calls(.count), times: 1)
    #expect(!subject.isReset)
  }

  @Test func resetsSubjects() async throws {
    let subject = Subject()
    let trait: LitmusTrait = .litmus
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      let property = Resettable(wrappedValue: subject, onReset: Subject.reset)
      #expect(property.wrappedValue === subject)
    }
    #expect(subject.isReset)
  }

  @Test func checksExpectations() async throws {
    let trait: LitmusTrait = .litmus
    let test = try #require(Test.current)
    let leaked = Locked<AsyncExpectation?>(nil)
    let failures = try await FailureRecorder.record {
      try await trait.provideScope(for: test, testCase: Test.Case.current) {
        leaked.withLock { $0 = asyncExpectation(description: "leaked") }
      }
    }
    #expect(failures.count == 1)
  }
}

final class CaseTests: LitmusTestCase {
  @Resettable(onReset: Subject.reset) var subject: Subject! = Subject()

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

final class Subject: Sendable {
  private let state = Locked(false)

  var isReset: Bool { state.withLock { $0 } }

  func reset() { state.withLock { $0 = true } }
}

final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

final class FakeCounter: HandwrittenFake {
  enum Function: String { case count }

  let spyRecord = SpyRecord()

  static func count() -> Int { spy(.count) }
}
