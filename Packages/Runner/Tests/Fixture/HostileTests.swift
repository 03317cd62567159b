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
    list.add("testSpins") { _ in
      print("about to spin")
      while true { sleep(1) }
    }
    list.add("testStops") { _ in kill(getpid(), SIGSTOP) }
    list.add("testGoesOn") { _ in print("afterwards") }
    return list
  }
}

/// A test after which its process can write nothing more down, as on a full disk; it runs only if
/// LITMUS_FIXTURE is `journal`.
final class JournalLossTests: TestCase, ListedSuite {
  static var tests: TestList<JournalLossTests> {
    var list = TestList(make: JournalLossTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "journal" else { return list }
    list.add("testBefore") { _ in print("before") }
    list.add("testLoses") { _ in lose(in: environment["LITMUS_FOLDER", default: ""]) }
    list.add("testAfter") { _ in print("after") }
    return list
  }

  /// Removes the journals in a folder, and closes that of this process.
  private static func lose(in folder: String) {
    let runs = "\(folder)/litmus-runner-fixture/runs"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    guard let run = names.first(where: { !$0.hasPrefix(".") }) else { return }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(runs)/\(run)")) ?? []
    // That of the parent is not the process's.
    for name in files where name.hasPrefix("journal-") && name != "journal-0" {
      unlink("\(runs)/\(run)/\(name)")
    }
    for descriptor in Int32(100)..<1024 { close(descriptor) }
  }
}
