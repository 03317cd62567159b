import Foundation
import LitmusRunner

/// Tests that fail in their first attempts; they run only if LITMUS_FIXTURE is `flaky`.
final class FlakyTests: TestCase, ListedSuite {
  private static var attempts: [String: Int] = [:]

  /// Counts the attempts at a test, this one included.
  private static func attempt(at test: String) -> Int {
    attempts[test, default: 0] += 1
    return attempts[test, default: 0]
  }

  static var tests: TestList<FlakyTests> {
    var list = TestList(make: FlakyTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "flaky" else { return list }
    list.add("testPassesThen") { _ in
      let number = attempt(at: "testPassesThen")
      print("attempt \(number)")
      AssertEqual(number, other: 2)
    }
    list.add("testFailsAlways") { _ in
      print("attempt \(attempt(at: "testFailsAlways"))")
      Fail("Still broken")
    }
    return list
  }
}
