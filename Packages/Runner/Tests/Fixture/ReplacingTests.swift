import Foundation
import LitmusRunner

/// A test that replaces the program with a copy of it, as a build does, and then ends the process;
/// only if LITMUS_FIXTURE is `replace`.
final class ReplacingTests: TestCase, ListedSuite {
  static var tests: TestList<ReplacingTests> {
    var list = TestList(make: ReplacingTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "replace" else { return list }
    list.add("testReplacesAndCrashes") { _ in
      let program = CommandLine.arguments[0]
      try FileManager.default.copyItem(atPath: program, toPath: program + ".new")
      rename(program + ".new", program)
      fatalError("rebuilt")
    }
    list.add("testAfter") { _ in }
    return list
  }
}

/// Tests that take too long on the main thread in their first attempt, or damage their process;
/// only if LITMUS_FIXTURE is `slowonce`, and LITMUS_ONCE names a folder.
final class SlowOnceTests: TestCase, ListedSuite {
  static var tests: TestList<SlowOnceTests> {
    var list = TestList(make: SlowOnceTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "slowonce", let folder = environment["LITMUS_ONCE"]
    else { return list }
    list.add("testBlocks", timeLimit: .milliseconds(50)) { _ in
      while mkdir("\(folder)/blocked", 0o755) == 0 { sleep(100) }
    }
    list.add("testClosesOutput") { _ in
      if mkdir("\(folder)/closed", 0o755) == 0 { close(STDOUT_FILENO) }
    }
    list.add("testBlocksAlways", timeLimit: .milliseconds(50)) { _ in sleep(100) }
    list.add("testAfter") { _ in }
    return list
  }
}
