import AsyncTesting
import ExpectToEventuallyEqual
import FailKit
import PlaygroundTester
import SpryKit
import TestResettable
import XCTest

// The old names, imported, qualify what was declared under them.
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
    let location: FailKit.SourceLocation? = failSpy.locations.first
    XCTAssertEqual(location?.toTestingSourceLocation().fileID, #fileID)
    let failing: any FailKit.Failing = failSpy
    failing.fail(
      message: FailKit.describe("a") + FailKit.messageSuffix("b"),
      location: FailKit.SourceLocation(fileID: "", filePath: "", line: 1, column: 1))
    XCTAssertEqual(failSpy.messages.last, #""a" - b"#)

    XCTAssertFalse(PlaygroundTester.PlaygroundTesterConfiguration.isTesting)
    let ready: PlaygroundTester.Expectation = PlaygroundTester.Expectation(name: "ready")
    ready.fulfill()
    PlaygroundTester.AssertExpectations([ready], timeout: 0)

    let fake = FakeStore()
    fake.stub(.load).with(SpryKit.Argument.anything).andReturn(1)
    XCTAssertEqual(fake.load("x"), 1)
    SpryKit.XCTAssertHaveReceived(fake, .load, with: "x", file: #filePath, line: #line)
    XCTAssertEqual(SpryKit.Spry.diffLines("a", "a"), "")
  }
}

final class CartTests: PlaygroundTester.TestCase {
  override func setUp() throws {}
}

final class Subject {
  func reset() {}
}

final class FakeStore: SpryKit.Spryable {
  enum Function: String, SpryKit.StringRepresentable {
    case load = "load(_:)"
  }

  func load(_ name: String) -> Int { return spryify(arguments: name) }
}
