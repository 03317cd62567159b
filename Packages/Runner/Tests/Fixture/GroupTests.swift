import Foundation
import LitmusRunner

/// Tests that leave processes behind or signal their process group; they run only if LITMUS_FIXTURE
/// is `group`, and LITMUS_LEFT names the file for the number of a process that is left.
final class GroupTests: TestCase, ListedSuite {
  static var tests: TestList<GroupTests> {
    var list = TestList(make: GroupTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "group" else { return list }
    let file = environment["LITMUS_LEFT", default: "/dev/null"]
    list.add("testSignalsItsGroup") { _ in
      kill(0, SIGTERM)
      sleep(10)
    }
    list.add("testCrashes") { _ in
      leaveProcess(file)
      fatalError("with a process left")
    }
    list.add("testHangs", timeLimit: .milliseconds(200)) { _ in
      leaveProcess(file)
      while true { sleep(1) }
    }
    list.add("testStops", timeLimit: .milliseconds(200)) { _ in
      leaveProcess(file)
      kill(getpid(), SIGSTOP)
    }
    list.add("testAfter") { _ in }
    return list
  }

  /// Leaves two processes behind: one of the test, and one that has the name of Swift's program for
  /// backtraces.
  private static func leaveProcess(_ file: String) {
    leaveProcess(URL(filePath: "/bin/sleep"), file)
    leaveProcess(URL(filePath: "swift-backtrace"), file)
  }

  private static func leaveProcess(_ program: URL, _ file: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = ["100"]
    try? process.run()
    let line = "\(process.processIdentifier)\n"
    let output = open(file, O_CREAT | O_WRONLY | O_APPEND, 0o644)
    _ = line.withCString { write(output, $0, strlen($0)) }
    close(output)
  }
}
