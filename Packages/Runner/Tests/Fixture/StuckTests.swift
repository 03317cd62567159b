import Dispatch
import Foundation
import LitmusRunner

/// Tests that block the main thread for ever, if LITMUS_FIXTURE is `hang`.
final class StuckTests: TestCase, ListedSuite {
  static var tests: TestList<StuckTests> {
    var list = TestList(make: StuckTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "hang" else { return list }
    list.add("testWaits", timeLimit: .milliseconds(200)) { _ in
      print("Before")
      waitForNobody()
    }
    list.add("testExpects", timeLimit: .milliseconds(200)) { _ in expectNothing() }
    list.add("testAfter") { _ in }
    return list
  }

  @inline(never) private static func waitForNobody() {
    DispatchSemaphore(value: 0).wait()
    print("Never")
  }

  @inline(never) private static func expectNothing() {
    AssertExpectations([asyncExpectation(description: "nothing")], timeout: 100)
    print("Never")
  }
}
