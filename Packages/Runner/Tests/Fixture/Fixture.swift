import Foundation
import LitmusRunner

/// The program that the command line's tests start.
@main enum Fixture {
  static func main() {
    let environment = ProcessInfo.processInfo.environment
    if environment["LITMUS_FIXTURE"] == "launch", environment["LITMUS_CHILD"] != nil {
      fatalError("The program does not start")
    }
    TestRunner.runIfRequested()
    print("The program runs as usual.")
  }
}
