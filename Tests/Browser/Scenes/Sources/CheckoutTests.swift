import Foundation
import LitmusRunner

/// A suite with a crash and an exceeded time limit.
final class CheckoutTests: TestCase, ListedSuite {
  static var tests: TestList<CheckoutTests> {
    var list = TestList(tags: ["checkout"], make: CheckoutTests.init)
    guard Scene.isShop else { return list }
    list.add("testOpensDrawer") { _ in
      print("about to stop")
      fatalError("No such drawer: 7\nThe till has drawers 1 to 3.")
    }
    list.add("testAfterwards") { _ in }
    list.add("testWaitsForCard", timeLimit: .milliseconds(50)) { _ in
      print("waiting for a card")
      while true { sleep(1) }
    }
    if Scene.current == .outcomes {
      list.add("testIsNew", tags: ["quick"]) { _ in }
    }
    // The process ends here after its last test, outside of any test. The previous run ended
    // normally, so its tests are known.
    list.add("testLeavesExitHandler") { _ in if Scene.current == .outcomes { atexit { abort() } } }
    return list
  }
}

/// Tests that fail in their first attempts.
final class FlakyTests: TestCase, ListedSuite {
  private static var attempts: [String: Int] = [:]

  /// Returns the number of attempts at a test, including this one.
  private static func attempt(at test: String) -> Int {
    attempts[test, default: 0] += 1
    return attempts[test, default: 0]
  }

  static var tests: TestList<FlakyTests> {
    var list = TestList(tags: ["network"], make: FlakyTests.init)
    guard Scene.isShop || Scene.current == .repeated else { return list }
    list.add("testConnects") { _ in
      let number = attempt(at: "testConnects")
      print("attempt \(number)")
      AssertEqual(number % 3, other: 0, message: "attempts until there is a line")
    }
    list.add("testFindsServer") { _ in
      print("attempt \(attempt(at: "testFindsServer"))")
      Attach("GET / HTTP/1.1\nHost: shop.example", named: "request.txt")
      Fail("The server was not found")
    }
    // More than fits in the frame of a text.
    list.add("testSaysGoodbye") { _ in for number in 1...60 { print("goodbye \(number)") } }
    return list
  }
}
