import Foundation
import LitmusRunner

/// Tests that end their process in a function of the C library; only if LITMUS_FIXTURE is `abort`.
final class AbortTests: ListedSuite {
  static var tests: TestList<AbortTests> {
    var list = TestList(make: AbortTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "abort" else { return list }
    list.add("testAborts") { _ in giveUp() }
    list.add("testWrites") { _ in write() }
    list.add("testSends") { _ in send() }
    list.add("testAfter") { _ in }
    return list
  }

  @inline(never) private static func giveUp() {
    abort()
  }

  @inline(never) private static func write() {
    memset(UnsafeMutableRawPointer(bitPattern: 8)!, 1, 100)
    print("Written")
  }

  @inline(never) private static func send() {
    raise(SIGSEGV)
    print("Sent")
  }
}
