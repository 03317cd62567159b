import Foundation
import LitmusRunner

final class PassingTests: TestCase, ListedSuite {
  static var tests: TestList<PassingTests> {
    var list = TestList(make: PassingTests.init)
    list.add("testAdds", tags: ["quick"]) { _ in AssertEqual(1 + 1, other: 2) }
    list.add("testSuspends", tags: ["quick", "async"]) { _ async in await Task.yield() }
    list.add("testPrints") { _ in print("one\ntwo") }
    list.add("testAttaches") { _ in
      Attach("some <text>", named: "note.txt")
      Attach("binary".data(using: .utf8)!, named: "bytes.bin")
    }
    list.add("testDoubles", arguments: [1, 2]) { _, number in
      AssertEqual(number * 2, other: number + number)
    }
    return list
  }
}

final class SkippedTests: TestCase, ListedSuite {
  static var tests: TestList<SkippedTests> {
    var list = TestList(make: SkippedTests.init)
    list.add("testNeedsPrinter") { _ in throw TestSkip("No printer is connected") }
    list.add("testKnownBug") { _ in
      ExpectFailure("The total is not rounded yet") { AssertEqual(1, other: 2) }
    }
    return list
  }
}
