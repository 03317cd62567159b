import Foundation
import LitmusRunner

/// A test that lets its process write no more; only if LITMUS_FIXTURE is `limit`, and with a signal
/// for each attempt to write if LITMUS_SIGNAL is set.
final class LimitTests: TestCase, ListedSuite {
  static var tests: TestList<LimitTests> {
    var list = TestList(make: LimitTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "limit" else { return list }
    list.add("testBefore") { _ in }
    list.add("testLimitsFiles") { _ in
      signal(SIGXFSZ, environment["LITMUS_SIGNAL"] == nil ? SIG_IGN : SIG_DFL)
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
      setrlimit(RLIMIT_FSIZE, &limit)
      #endif
    }
    list.add("testAfter") { _ in }
    return list
  }
}
