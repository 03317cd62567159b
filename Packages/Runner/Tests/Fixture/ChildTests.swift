import Foundation
import LitmusRunner

/// Starts this program as a child, as a test of a command line does.
final class ChildTests: TestCase, ListedSuite {
  static var tests: TestList<ChildTests> {
    var list = TestList(make: ChildTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "child" else { return list }
    list.add("testStartsItsOwnProgram") { _ in
      let child = Process()
      child.executableURL = URL(filePath: CommandLine.arguments[0])
      // A child that is in test mode after all takes this for its option, and starts no other.
      child.arguments = ["--list"]
      let output = Pipe()
      child.standardOutput = output
      try child.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      child.waitUntilExit()
      AssertEqual(text, other: "The program runs as usual.\n")
    }
    return list
  }
}
