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

  private func waitLongEnough(sourceLocation: SourceLocation = #_sourceLocation) async {
    let done = asyncExpectation(description: "done")
    await withCallSite(sourceLocation) {
      await waitForExpectations([done], timeout: 0)
      await AsyncTesting.waitForExpectations([done], timeout: 0)
    }
  }

  private func work(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await withCallSite(sourceLocation) {
      try await testTask(timeout: 0) { await AsyncRunner().run() }
    }
  }

  private func complete(
    _ expectation: AsyncExpectation, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await withCallSite(sourceLocation) { await expectation.fulfill() }
  }
}
