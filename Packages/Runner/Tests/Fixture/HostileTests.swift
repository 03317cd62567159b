import Foundation
import LitmusRunner

/// Names and messages that would break a careless report.
final class HostileTests: TestCase, ListedSuite {
  static var tests: TestList<HostileTests> {
    var list = TestList(make: HostileTests.init)
    let names = [
      "test ]]> <script>alert(\"1\")</script> & 'quotes'", "test\u{1b}[31m\u{0}\u{7}red\nline",
      "test 👩‍👩‍👧 e\u{301} \u{202e}txt 日本", "test (a|b)[c]{2} $HOME `id` \\d+?*^.",
    ]
    for name in names {
      list.add(name) { _ in
        print("printed \u{1b}[2J ]]> \u{1}")
        Assert(false, message: "\u{1b}[31m ]]> <b> \u{fffe}\nsecond line\r\nthird\tline")
      }
    }
    list.add("testLongMessage") { _ in
      Assert(false, message: String(repeating: "0123456789ABCDEF", count: 65_536))
    }
    return list
  }
}

/// Tests that never end by themselves; they run only if LITMUS_FIXTURE is `hang`.
final class HangingTests: TestCase, ListedSuite {
  static var tests: TestList<HangingTests> {
    var list = TestList(make: HangingTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "hang" else { return list }
    list.add("testBlocksPool") { _ async in await blockPool() }
    list.add("testSpins") { _ in
      print("about to spin")
      while true { sleep(1) }
    }
    list.add("testStops") { _ in kill(getpid(), SIGSTOP) }
    list.add("testGoesOn") { _ in print("afterwards") }
    return list
  }

  /// Occupies all threads of the concurrent pool for good.
  @concurrent private static func blockPool() async {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 {
      Task.detached { while true { _ = sleep(1) } }
    }
    while true { _ = sleep(1) }
  }
}
