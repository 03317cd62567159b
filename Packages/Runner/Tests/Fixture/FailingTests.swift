import Foundation
import LitmusRunner

private struct CardDeclined: Error { var code = 7 }

/// Tests that fail, each in one way.
final class FailingTests: TestCase, ListedSuite {
  func testEquality() {
    print("about to compare")
    AssertEqual([1, 2, 3], other: [1, 3], message: "list")
  }

  func testSeveralFailures() {
    Assert(1 > 2, message: "first")
    AssertFalse(2 > 1, message: "second")
  }

  func testThrows() throws { throw CardDeclined() }

  func testTimesOut() { AssertExpectations([never()], timeout: 0.01) }

  func testForgetsToWait() { _ = asyncExpectation(description: "forgotten") }

  func testOverfulfils() {
    let expectation = asyncExpectation(description: "once")
    expectation.fulfill()
    expectation.fulfill()
    AssertExpectations([expectation], timeout: 1)
  }

  func testExpectedFailureIsMissing() {
    ExpectFailure("This used to fail") {}
  }

  static var tests: TestList<FailingTests> {
    var list = TestList(make: FailingTests.init)
    list.add("testEquality") { $0.testEquality() }
    list.add("testSeveralFailures") { $0.testSeveralFailures() }
    list.add("testThrows") { try $0.testThrows() }
    list.add("testTimesOut") { $0.testTimesOut() }
    list.add("testForgetsToWait") { $0.testForgetsToWait() }
    list.add("testOverfulfils") { $0.testOverfulfils() }
    list.add("testExpectedFailureIsMissing") { $0.testExpectedFailureIsMissing() }
    return list
  }
}

final class SetUpThrowsTests: TestCase, ListedSuite {
  override func setUp() throws { throw CardDeclined() }

  static var tests: TestList<SetUpThrowsTests> {
    var list = TestList(make: SetUpThrowsTests.init)
    list.add("testNeverRuns") { _ in print("not printed") }
    return list
  }
}

final class ClassSetUpThrowsTests: TestCase, ListedSuite {
  override class func setUp() async throws { throw CardDeclined() }

  static var tests: TestList<ClassSetUpThrowsTests> {
    var list = TestList(make: ClassSetUpThrowsTests.init)
    list.add("testNeverRuns") { _ in print("not printed") }
    return list
  }
}

private func never() -> AsyncExpectation { asyncExpectation(description: "never") }
