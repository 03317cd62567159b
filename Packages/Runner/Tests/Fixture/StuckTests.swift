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

/// With --parallel, a test that blocks the main thread for ever beside one that does not end in the first
/// process of a run, if LITMUS_FIXTURE is `stuck`.
final class StuckBesideTests: TestCase, ListedSuite {
  static var tests: TestList<StuckBesideTests> {
    var list = TestList(make: StuckBesideTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "stuck" else { return list }
    let marker = "\(environment["LITMUS_FOLDER", default: ""])/stuck-beside"
    list.add("testIsBeside") { _ async in
      if mkdir(marker, 0o755) == 0 { try? await Task.sleep(for: .seconds(86_400)) }
    }
    list.add("testBlocks", timeLimit: .milliseconds(200)) { _ in
      DispatchSemaphore(value: 0).wait()
    }
    return list
  }
}
