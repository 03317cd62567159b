#if TESTING_ENABLED
import LitmusRunner

extension DemoFailures {
  /// Expectations that are not fulfilled.
  final class Waiting: TestCase, ListedSuite {
    static var tests: TestList<Waiting> {
      var list = TestList(tags: ["demo"], make: Waiting.init)
      guard areRequested else { return list }
      list.add("testTimesOut") { _ in
        let printed = Expectation(name: "printed")
        let bound = Expectation(name: "bound", expectedFulfilmentCount: 2)
        bound.fulfill()
        AssertExpectations([printed, bound], timeout: 0.01)
      }
      list.add("testTimesOutAsync") { _ async in
        let printed = Expectation(name: "printed")
        await AssertExpectations([printed], timeout: 0.01)
      }
      list.add("testIsInverted") { _ in
        let jammed = Expectation(name: "jammed", inverted: true)
        jammed.fulfill()
        AssertExpectations([jammed], timeout: 0.01)
      }
      list.add("testIsFulfilledTooOften") { _ in
        let printed = Expectation(name: "printed")
        printed.fulfill()
        printed.fulfill()
        AssertExpectations([printed], timeout: 0.01)
      }
      list.add("testIsNotWaitedFor") { _ in
        Expectation(name: "printed").fulfill()
      }
      return list
    }
  }
}
#endif
