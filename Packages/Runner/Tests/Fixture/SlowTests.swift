import Foundation
import LitmusRunner

/// Suites that last until a file appears, so that a run can be stopped in the middle; they run only
/// if LITMUS_GATE names the file.
final class SlowTests: TestCase, ListedSuite {
  static var tests: TestList<SlowTests> {
    var list = TestList(make: SlowTests.init)
    guard let gate = ProcessInfo.processInfo.environment["LITMUS_GATE"] else { return list }
    list.add("testBefore") { _ in print("before") }
    list.add("testWaits") { _ in
      _ = FileManager.default.createFile(atPath: gate + ".reached", contents: nil)
      while !FileManager.default.fileExists(atPath: gate) { usleep(1_000) }
    }
    list.add("testAfter") { _ in print("after") }
    return list
  }
}
