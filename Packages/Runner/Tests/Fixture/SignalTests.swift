import Foundation
import LitmusRunner

/// A test that writes to a pipe that nobody reads, which ends a process as usual; it runs only if
/// LITMUS_FIXTURE is `signals`.
final class SignalTests: TestCase, ListedSuite {
  static var tests: TestList<SignalTests> {
    var list = TestList(make: SignalTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "signals" else { return list }

    list.add("testWritesToClosedPipe") { _ in
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      write(ends[1], "x", 1)
    }
    return list
  }
}
