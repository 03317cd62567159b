#if TESTING_ENABLED
import LitmusRunner

extension DemoFailures {
  /// Failures reported outside the test's own body, or after it has ended.
  final class Tasks: TestCase, ListedSuite {
    /// Work that tests left to be done when all of them have ended.
    private static var leftovers: [@MainActor () async -> Void] = []

    override class func tearDown() async throws {
      for leftover in leftovers { await leftover() }
      leftovers = []
    }

    static var tests: TestList<Tasks> {
      var list = TestList(tags: ["demo"], make: Tasks.init)
      guard areRequested else { return list }
      list.add("testFailsInATask") { _ async in
        await Task { Fail("in a task") }.value
      }
      list.add("testFailsInADetachedTask") { _ async in
        await Task.detached { Fail("in a detached task") }.value
      }
      list.add("testFailsLate") { _ async in
        await leaveBehind { Fail("in a task that went on") }
      }
      list.add("testIsFulfilledLate") { _ async in
        let printed = asyncExpectation(description: "printed")
        printed.fulfill()
        await waitForExpectations([printed], timeout: 0)
        await leaveBehind { printed.fulfill() }
      }
      return list
    }

    /// Starts a task in the running test that continues when the suite is torn down.
    private static func leaveBehind(_ work: @escaping @MainActor () -> Void) async {
      let (signals, signal) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        for await _ in signals {}
        work()
      }
      leftovers.append {
        signal.finish()
        await task.value
      }
    }
  }
}
#endif
