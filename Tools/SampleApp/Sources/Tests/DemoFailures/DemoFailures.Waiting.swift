#if TESTING_ENABLED
import LitmusRunner

extension DemoFailures {
  /// Expectations that are not fulfilled.
  final class Waiting: TestCase, ListedSuite {
    static var tests: TestList<Waiting> {
      var list = TestList(tags: ["demo"], make: Waiting.init)
      guard areRequested else { return list }
      list.add("testTimesOut") { _ in
        let printed = asyncExpectation(description: "printed")
        let bound = asyncExpectation(description: "bound", expectedFulfillmentCount: 2)
        bound.fulfill()
        AssertExpectations([printed, bound], timeout: 0.01)
      }
      list.add("testTimesOutAsync") { _ async in
        let printed = asyncExpectation(description: "printed")
        await waitForExpectations([printed], timeout: 0.01)
      }
      list.add("testIsInverted") { _ in
        let jammed = asyncExpectation(description: "jammed", isInverted: true)
        jammed.fulfill()
        AssertExpectations([jammed], timeout: 0.01)
      }
      list.add("testIsFulfilledTooOften") { _ in
        let printed = asyncExpectation(description: "printed")
        printed.fulfill()
        printed.fulfill()
        AssertExpectations([printed], timeout: 0.01)
      }
      list.add("testIsNotWaitedFor") { _ in
        asyncExpectation(description: "printed").fulfill()
      }
      return list
    }
  }
}
#endif
