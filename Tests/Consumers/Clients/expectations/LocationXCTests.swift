import LitmusExpectations
import XCTest

// Helpers with XCTest's location parameters, which show a failure at their caller.
final class LocationXCTests: XCTestCase {
  func testAHelperOfAWait() async {
    await waitLongEnough()
  }

  func testAHelperOfATask() async throws {
    do {
      try await work()
      XCTFail("No error was thrown")
    } catch is TestTaskTimeout {}
  }

  func testAHelperThatFulfills() async {
    let done = asyncExpectation(description: "done")
    complete(done)
    complete(done)
    await waitForExpectations([done])
  }

  private func waitLongEnough(file: StaticString = #filePath, line: UInt = #line) async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: 0, file: file, line: line)
  }

  private func work(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await testTask(timeout: 0, file: file, line: line) {
      try await Task.sleep(for: .seconds(2))
    }
  }

  private func complete(
    _ expectation: AsyncExpectation, file: StaticString = #filePath, line: UInt = #line
  ) {
    expectation.fulfill(file: file, line: line)
  }
}
