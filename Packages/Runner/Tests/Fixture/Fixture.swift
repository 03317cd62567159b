import Foundation
import LitmusRunner

/// The program that the command line's tests start.
@main enum Fixture {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    if environment["LITMUS_FIXTURE"] == "launch", environment["LITMUS_CHILD"] != nil {
      fatalError("The program does not start")
    }
    // "<folder>:<process>:<parent>"
    let role = environment["LITMUS_CHILD", default: ""].split(separator: ":")
    if let process = role.dropLast().last.flatMap({ Int($0) }), process <= kills(environment) {
      kill(getpid(), SIGKILL)
    }
    TestRunner.runIfRequested()
    print("The program runs as usual.")
  }

  /// How many children are killed before they run a test, as a system without memory does it.
  private static func kills(_ environment: [String: String]) -> Int {
    environment["LITMUS_KILLS"].flatMap { Int($0) } ?? 0
  }
}
