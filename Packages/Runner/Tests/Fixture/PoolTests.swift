import Foundation
import LitmusRunner

/// A test that occupies all threads of Swift's pool for good, and one that needs such a thread; they
/// run only if LITMUS_FIXTURE is `pool`.
final class PoolTests: ListedSuite {
  static var tests: TestList<PoolTests> {
    var list = TestList(make: PoolTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "pool" else { return list }
    list.add("testBlocks", timeLimit: .milliseconds(200)) { _ async in
      // These have the priority of the test.
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 { Task { block() } }
      block()
    }
    list.add("testAfter", timeLimit: .seconds(5)) { _ async in await Task.yield() }
    return list
  }

  private static func block() { while true { _ = sleep(1) } }
}
