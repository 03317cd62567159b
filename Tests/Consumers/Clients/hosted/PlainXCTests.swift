import XCTest

final class PlainXCTests: XCTestCase {
  func testPasses() {}
  func testFails() { XCTFail("out of ink") }
  func testFailsWithoutAText() { XCTFail() }
  func testFailsThrice() {
    XCTFail("one")
    XCTFail("two")
    XCTFail("three\nand a line more")
  }
  func testStopsAtTheFirstFailure() {
    continueAfterFailure = false
    XCTFail("one")
    XCTFail("two")
  }
  func testThrows() throws { throw Failure.jammed(tray: 2) }
  func testThrowsNothing() throws {}
  func testPrints() { print("page 1") }
  func testPrintsAndFails() {
    print("page 2")
    XCTFail("it is blank")
  }
  func testIsLong() { XCTAssertEqual((1...2_000).reduce(0, +), 2_001_000) }
  func testSpeaks雪() { XCTAssertEqual("雪".utf8.count, 3) }
  func testMeasures() { measure {} }
  func testFailsInATask() {
    let failed = expectation(description: "failed")
    Task {
      XCTFail("in a task")
      failed.fulfill()
    }
    wait(for: [failed], timeout: 60)
  }
}

final class SkippedXCTests: XCTestCase {
  func testSkips() throws { throw XCTSkip("no printer") }
  func testSkipsWithoutAText() throws { throw XCTSkip() }
  func testSkipsIf() throws { try XCTSkipIf(1 < 2, "one is less") }
  func testSkipsUnless() throws { try XCTSkipUnless(1 > 2, "one is not more") }
  func testDoesNotSkip() throws { try XCTSkipIf(1 > 2) }
  func testSkipsAfterAFailure() throws {
    XCTFail("out of ink")
    throw XCTSkip("no printer")
  }
}

final class AssertionXCTests: XCTestCase {
  func testAssert() { XCTAssert(1 < 2) }
  func testAssertFails() { XCTAssert(1 > 2, "one is less") }
  func testTrue() { XCTAssertTrue(1 < 2) }
  func testTrueFails() { XCTAssertTrue(1 > 2) }
  func testFalse() { XCTAssertFalse(1 > 2) }
  func testFalseFails() { XCTAssertFalse(1 < 2) }
  func testNil() { XCTAssertNil(Int("seven")) }
  func testNilFails() { XCTAssertNil(Int("7")) }
  func testNotNil() { XCTAssertNotNil(Int("7")) }
  func testNotNilFails() { XCTAssertNotNil(Int("seven"), "a word is no number") }
  func testUnwraps() throws { XCTAssertEqual(try XCTUnwrap(Int("7")), 7) }
  func testUnwrapsNothing() throws { _ = try XCTUnwrap(Int("seven"), "a word is no number") }
  func testEqual() { XCTAssertEqual("ink", "ink") }
  func testEqualFails() { XCTAssertEqual("ink", "toner", "the wrong one") }
  func testEqualFailsInLines() { XCTAssertEqual("one\ntwo", "one\nthree") }
  func testEqualThrows() { XCTAssertEqual(try number("seven"), 7) }
  func testNotEqual() { XCTAssertNotEqual(1, 2) }
  func testNotEqualFails() { XCTAssertNotEqual(1, 1) }
  func testIdentical() { XCTAssertIdentical(self, self) }
  func testIdenticalFails() { XCTAssertIdentical(self, nil) }
  func testNearly() { XCTAssertEqual(3.14, 3.1416, accuracy: 0.01) }
  func testNearlyFails() { XCTAssertEqual(3.14, 3.1416, accuracy: 0.001) }
  func testLess() { XCTAssertLessThan(1, 2) }
  func testLessFails() { XCTAssertLessThan(2, 1) }
  func testGreater() { XCTAssertGreaterThan(2, 1) }
  func testGreaterFails() { XCTAssertGreaterThan(1, 2) }
  func testLessOrEqualFails() { XCTAssertLessThanOrEqual(2, 1) }
  func testGreaterOrEqualFails() { XCTAssertGreaterThanOrEqual(1, 2) }
  func testThrowsError() { XCTAssertThrowsError(try number("seven")) }
  func testThrowsErrorFails() { XCTAssertThrowsError(try number("7"), "a number is one") }
  func testThrowsErrorLooksAtIt() {
    XCTAssertThrowsError(try number("seven")) { XCTAssert($0 is CancellationError) }
  }
  func testNoThrow() { XCTAssertNoThrow(try number("7")) }
  func testNoThrowFails() { XCTAssertNoThrow(try number("seven")) }

  private func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Failure.outOfPaper }
    return number
  }
}

final class WaitingXCTests: XCTestCase {
  func testIsFulfilled() {
    let printed = expectation(description: "printed")
    DispatchQueue.global().async { printed.fulfill() }
    wait(for: [printed], timeout: 60)
  }
  func testTimesOut() {
    wait(for: [expectation(description: "printed")], timeout: 0.01)
  }
  func testIsNotWaitedFor() { _ = expectation(description: "printed") }
  func testIsInverted() {
    let jammed = expectation(description: "jammed")
    jammed.isInverted = true
    wait(for: [jammed], timeout: 0.01)
  }
  func testIsInvertedAndFulfilled() {
    let jammed = expectation(description: "jammed")
    jammed.isInverted = true
    jammed.fulfill()
    wait(for: [jammed], timeout: 0.01)
  }
  func testIsFulfilledLater() async {
    let printed = expectation(description: "printed")
    Task.detached { printed.fulfill() }
    await fulfillment(of: [printed], timeout: 60)
  }
  func testTimesOutLater() async {
    await fulfillment(of: [expectation(description: "printed")], timeout: 0.01)
  }
}
