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

  fileprivate static func block() { while true { _ = sleep(1) } }
}

/// A test that needs a thread of Swift's pool, and one that occupies all of them as soon as the other
/// has begun; they run only if LITMUS_FIXTURE is `parallelPool`.
final class ParallelPoolTests: ListedSuite {
  static var tests: TestList<ParallelPoolTests> {
    var list = TestList(make: ParallelPoolTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "parallelPool", let folder = environment["LITMUS_FOLDER"]
    else { return list }
    let (begun, occupied) = ("\(folder)/begun", "\(folder)/occupied")
    list.add("testWaits", timeLimit: .seconds(1)) { _ async in
      if exists(begun) { return }
      create(begun)
      while !exists(occupied) { await Task.yield() }
      await Task.yield()
    }
    list.add("testBlocks", timeLimit: .seconds(2)) { _ async in
      while !exists(begun) { await Task.yield() }
      // These have the priority of the test.
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 { Task { PoolTests.block() } }
      create(occupied)
      PoolTests.block()
    }
    return list
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func create(_ path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }
}
