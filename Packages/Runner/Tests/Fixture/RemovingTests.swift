import Foundation
import LitmusRunner

/// Tests of which one removes the runs' folder; they run only if LITMUS_FIXTURE is `remove`, or
/// `removeAndCrash`, which ends the process after that.
final class RemovingTests: TestCase, ListedSuite {
  static var tests: TestList<RemovingTests> {
    var list = TestList(make: RemovingTests.init)
    let environment = ProcessInfo.processInfo.environment
    let fixture = environment["LITMUS_FIXTURE", default: ""]
    guard fixture.hasPrefix("remove") else { return list }
    list.add("testBefore") { _ in }
    list.add("testRemoves") { _ in
      let folder = environment["LITMUS_FOLDER", default: ".litmus"]
      // The program's runs alone: whoever started it may have files of its own beside them.
      let runs = "\(folder)/litmus-runner-fixture"
      try FileManager.default.removeItem(atPath: runs)
    }
    list.add("testFails") { _ in
      print("still told")
      Assert(false, message: "after that")
    }
    list.add("testEnds") { _ in
      if fixture == "removeAndCrash" { fatalError("with no folder") }
    }
    list.add("testAfter") { _ in }
    return list
  }
}

/// Tests that write and end their process; they run only if LITMUS_FIXTURE is `write`.
final class WritingTests: TestCase, ListedSuite {
  static var tests: TestList<WritingTests> {
    var list = TestList(make: WritingTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "write" else { return list }
    list.add("testStartsLine") { _ in
      print("the start of a line", terminator: "")
      kill(getpid(), SIGKILL)
    }
    list.add("testWritesMuch") { _ in
      print(String(repeating: "x", count: 3_000_000), terminator: "")
      fatalError("At last")
    }
    return list
  }
}
