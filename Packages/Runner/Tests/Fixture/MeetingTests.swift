import Foundation
import LitmusRunner

/// Two tests, each of which waits for the other in LITMUS_FOLDER's `meeting`, a named pipe; only if
/// LITMUS_FIXTURE is `meeting`.
final class MeetingTests: ListedSuite {
  static var tests: TestList<MeetingTests> {
    var list = TestList(make: MeetingTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "meeting" else { return list }
    let path = environment["LITMUS_FOLDER", default: ""] + "/meeting"
    for (name, flag) in [("testReads", O_RDONLY), ("testWrites", O_WRONLY)] {
      list.add(name, timeLimit: .seconds(60)) { _ in close(open(path, flag)) }
    }
    return list
  }
}
