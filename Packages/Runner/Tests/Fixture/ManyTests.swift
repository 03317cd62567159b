import Foundation
import LitmusRunner

/// Ten thousand empty tests in a hundred suites' worth of names; only if LITMUS_FIXTURE is `many`.
final class ManyTests: ListedSuite {
  static var tests: TestList<ManyTests> {
    var list = TestList(make: ManyTests.init)
    guard ProcessInfo.processInfo.environment["LITMUS_FIXTURE"] == "many" else { return list }
    for number in 1...10_000 { list.add("test\(number)") { _ in } }
    return list
  }
}
