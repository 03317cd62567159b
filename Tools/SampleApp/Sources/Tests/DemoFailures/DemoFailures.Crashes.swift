#if TESTING_ENABLED
import Foundation
import LitmusRunner

extension DemoFailures {
  /// Tests that end their process, or never end, and one that closes its outputs.
  final class Crashes: TestCase, ListedSuite {
    static var tests: TestList<Crashes> {
      var list = TestList(tags: ["demo"], make: Crashes.init)
      guard areRequested else { return list }
      list.add("testFatalError") { _ in
        try skipUnlessIsolated()
        print("Warming up")
        fatalError("the catalogue is on fire")
      }
      list.add("testIndex") { _ in
        try skipUnlessIsolated()
        print(shelves[shelves.count])
      }
      list.add("testOverflow") { _ in
        try skipUnlessIsolated()
        print(Int.max + shelves.count)
      }
      list.add("testUnwraps") { _ in
        try skipUnlessIsolated()
        print(shelves.first { $0.isEmpty }!)
      }
      list.add("testStack") { _ in
        try skipUnlessIsolated()
        print(depth(below: shelves.count))
      }
      list.add("testExits") { _ in
        try skipUnlessIsolated()
        exit(0)
      }
      list.add("testAborts") { _ async throws in
        try skipUnlessIsolated()
        abort()
      }
      list.add("testIsKilled") { _ in
        try skipUnlessIsolated()
        kill(getpid(), SIGKILL)
      }
      list.add("testClosesItsOutput") { _ in
        try skipUnlessIsolated()
        print("Closing time")
        for descriptor in [STDOUT_FILENO, STDERR_FILENO] { close(descriptor) }
      }
      list.add("testGoesOn") { _ in print("Good morning") }
      list.add("testHangs", timeLimit: .milliseconds(100)) { _ in
        try skipUnlessIsolated()
        while true { sleep(3600) }
      }
      return list
    }

    /// In the program's own process, a crash would end the whole run.
    nonisolated private static func skipUnlessIsolated() throws {
      try SkipIf(
        CommandLine.arguments.contains("--no-isolated"), "the run is not isolated from crashes")
    }

    /// Computed, so that the compiler cannot foresee the crashes.
    private static var shelves: [String] { CommandLine.arguments + ["A", "B", "C"] }

    private static func depth(below level: Int) -> Int {
      level < 0 ? 0 : depth(below: level + 1) + 1
    }
  }
}
#endif
