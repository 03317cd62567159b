import LitmusAsyncTesting
import Testing

// AsyncTesting is for XCTest alone; the same helpers work under Swift Testing.
@Suite(.serialized) struct AsyncTestingSwiftTests {
  @Test func waits() async {
    let done = asyncExpectation(description: "done")
    Task { await done.fulfill() }
    await waitForExpectations([done], timeout: 10)
  }

  @Test func showsAWaitAtItsCaller() async {
    await waitLongEnough()
  }

  @Test func showsATaskAtItsCaller() async {
    await #expect(throws: TestTaskTimeout.self) { try await work() }
  }

  @Test func showsAFulfillmentAtItsCaller() async {
    let done = AsyncTesting.expectation(description: "done")
    await complete(done)
    await AsyncTesting.waitForExpectations([done])
    await complete(done)
  }

  private func waitLongEnough(file: StaticString = #filePath, line: UInt = #line) async {
    let done = asyncExpectation(description: "done")
    await waitForExpectations([done], timeout: 0, file: file, line: line)
    await AsyncTesting.waitForExpectations([done], timeout: 0, file: file, line: line)
  }

  private func work(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await testTask(timeout: 0, file: file, line: line) { await AsyncRunner().run() }
  }

  private func complete(
    _ expectation: AsyncExpectation, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await expectation.fulfill(file: file, line: line)
  }
}
