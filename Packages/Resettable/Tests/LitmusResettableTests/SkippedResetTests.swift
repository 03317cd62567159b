import LitmusReporting
import LitmusResettable
import Testing
import XCTest

@Suite struct `A subject that is released without its reset` {
  private let log = EventLog()

  @Test func `is reported once for each property`() {
    let line = #line + 2
    func forget() {
      @Resettable(onReset: Subject.reset) var sut: Subject! = Subject("sut", log: log)
      _ = sut
    }
    let failures = FailureRecorder.record {
      forget()
      forget()
    }
    #expect(
      failures.map(\.message) == [
        """
        Subject was released without its onReset, but expected that to be called before. To fix \
        this, add the trait .resetsResettables, or call reset()
        """
      ])
    #expect(failures.map(\.callSite.line) == [line])
    #expect(log.events == ["sut released", "sut released"])
  }

  @Test func `is reported to the test in which it was set`() {
    let owner = Locker()
    let failures = FailureRecorder.record { owner.content = Owner(Subject("sut", log: log)) }
    #expect(failures.isEmpty)
    let recorder = FailureRecorder()
    withFailureReporter(recorder) { owner.content?.sut = Subject("other", log: log) }
    owner.content = nil
    #expect(recorder.failures.count == 1)
  }

  @Test func `is not reported if it needs no reset, was never created or was set to nil`() {
    let failures = FailureRecorder.record {
      @Resettable var plain: Subject! = Subject("plain", log: log)
      @Resettable(onReset: Subject.reset) var emptied: Subject! = Subject("emptied", log: log)
      @Resettable(onReset: Subject.reset) var unneeded: Subject! = Subject("unneeded", log: log)
      _ = plain
      emptied = nil
    }
    #expect(failures.isEmpty)
    #expect(Set(log.events) == ["plain released"])
  }

  private final class Locker {
    var content: Owner?
  }

  private final class Owner {
    @Resettable(onReset: Subject.reset) var sut: Subject!
    init(_ subject: Subject) { sut = subject }
  }
}

// A case can no longer fail after its tear-down, so later failures are compared after all cases of the
// class have run. A failure that is reported then makes the process fail.

/// Does not reset two of its subjects.
final class UnresetTestCaseTests: XCTestCase {
  private static let recorder = FailureRecorder()
  private static let line = #line
  @Resettable var kept: Subject!
  @Resettable(onReset: Subject.reset) var initial: Subject! = Subject("initial", log: EventLog())
  @Resettable(onReset: Subject.reset) var reset: Subject!
  @Resettable(onReset: Subject.reset) var unneeded: Subject! = Subject("u", log: EventLog())

  override class func tearDown() {
    expect(recorder, toHave: [line + 1, line + 1, line + 2, line + 2]) { line in
      """
      Subject was not reset after its test, but expected it to be. To fix this, inherit from \
      ResettableTestCase and call super in each tearDown(), or call resetResettables(of: self) there
      """
    }
  }

  override func tearDown() { $reset.reset() }

  func testIsReportedOnce() { use() }
  func testIsReportedOnceAmongSeveral() async { use() }

  private func use() {
    withFailureReporter(Self.recorder) {
      kept = Subject("kept", log: EventLog())
      reset = Subject("reset", log: EventLog())
      XCTAssertNotNil(initial)
    }
  }
}

/// Does not call `super` in the tear-down method that does asynchronous resets and leak checks.
final class ForgetfulTestCaseTests: ResettableTestCase {
  private static let recorder = FailureRecorder()
  private static let line = #line
  @Resettable var checked: Subject!
  @Resettable(checksForLeaks: false) var unchecked: Subject!
  @Resettable(onReset: Subject.resetAsync) var asynchronous: Subject!

  override var checksForLeaks: Bool { true }

  override class func tearDown() {
    expect(recorder, toHave: [line + 1, line + 3]) { failingLine in
      failingLine == line + 1
        ? """
        Subject was not checked for leaks after its reset, but expected it to be. To fix this, call \
        "try await super.tearDown()" in tearDown() async throws
        """
        : """
        Subject was not reset after its test, but expected it to be. To fix this, inherit from \
        ResettableTestCase and call super in each tearDown(), or call resetResettables(of: self) there
        """
    }
  }

  override func tearDown() async throws {}

  func testReportsBoth() {
    withFailureReporter(Self.recorder) {
      asynchronous = Subject("asynchronous", log: EventLog())
      unchecked = Subject("unchecked", log: EventLog())
      checked = Subject("checked", log: EventLog())
    }
  }
}

/// Reports a failure if the failures of a class's cases are not the expected ones.
private func expect(
  _ recorder: FailureRecorder, toHave lines: [Int], text: (Int) -> String
) {
  let failures = recorder.failures.sorted { $0.callSite.line < $1.callSite.line }
  if failures.map(\.callSite.line) != lines || failures.map(\.message) != lines.map(text) {
    reportFailure("Unexpected: \(failures)")
  }
}
