import LitmusExpectations
import Testing

// Helpers with Swift Testing's location parameter, which show a failure at their caller.
struct LocationTests {
  @Test func waitsInAHelper() async {
    await waitLongEnough()
  }

  @Test func runsATaskInAHelper() async throws {
    do {
      try await work()
    } catch is TestTaskTimeout {}
  }

  private func waitLongEnough(sourceLocation: SourceLocation = #_sourceLocation) async {
    let done = asyncExpectation(description: "done")
    await withCallSite(sourceLocation) { await waitForExpectations([done], timeout: 0) }
  }

  private func work(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await withCallSite(sourceLocation) {
      try await testTask(timeout: 0) { try await Task.sleep(for: .seconds(2)) }
    }
  }
}
