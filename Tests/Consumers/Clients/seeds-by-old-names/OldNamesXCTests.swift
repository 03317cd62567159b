import AsyncTesting
import ExpectToEventuallyEqual
import FailKit
import TestResettable
import XCTest

final class OldNamesXCTests: TestResettable.ResettableTestCase {
  @TestResettable.Resettable(onReset: Subject.reset) var subject: Subject! = Subject()

  func testTheOldNamesQualifyWhatWasDeclaredUnderThem() async throws {
    XCTAssertNotNil(subject)
    let done: AsyncTesting.AsyncExpectation = AsyncTesting.expectation(description: "done")
    await done.fulfill()
    await AsyncTesting.waitForExpectations([done])

    let failSpy = FailKit.FailSpy()
    try await ExpectToEventuallyEqual.expectToEventuallyEqual(
      actual: { 1 }, expected: 2, timeout: 0, failure: failSpy)
    XCTAssertEqual(failSpy.callCount, 1)
    let failing: any FailKit.Failing = failSpy
    failing.fail(
      message: FailKit.describe("a") + FailKit.messageSuffix("b"),
      location: FailKit.SourceLocation(fileID: "", filePath: "", line: 1, column: 1))
    XCTAssertEqual(failSpy.messages.last, #""a" - b"#)
    XCTAssertEqual(failSpy.locations.count, 2)
  }
}

final class Subject {
  func reset() {}
}
