import Foundation
import LitmusRunner

/// A test that ends its process in a function of the C library; only if LITMUS_FIXTURE is `abort`.
final class AbortTests: ListedSuite {
  static var tests: TestList<AbortTests> {
    var list = TestList(make: AbortTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "abort" else { return list }
    list.add("testAborts") { _ in giveUp() }
    list.add("testAfter") { _ in }
    return list
  }

  @inline(never) private static func giveUp() {
    abort()
  }
}
