import LitmusRunner

/// The error that these tests throw.
enum Failure: Error {
  case outOfPaper
  case jammed(tray: Int)
}

final class PassingTests: TestCase, ListedSuite {
  static var tests: TestList<PassingTests> {
    var list = TestList(make: PassingTests.init)
    for number in 1...28 {
      list.work("testAdds\(number)") { AssertEqual(number + number, other: 2 * number) }
    }
    return list
  }
}

final class FailingTests: TestCase, ListedSuite {
  static var tests: TestList<FailingTests> {
    var list = TestList(make: FailingTests.init)
    for number in 1...8 {
      list.work("testMultiplies\(number)") { AssertEqual(number * 7, other: number * 7 + 1) }
    }
    for number in 1...4 {
      list.work("testThrows\(number)") { throw Failure.jammed(tray: number) }
    }
    for number in 1...4 {
      list.work("testFailsTwice\(number)") {
        Fail("first, in \(number)")
        Fail("second, in \(number)")
      }
    }
    list.work("testThrowsLater") { () async throws in
      await Task.yield()
      throw Failure.outOfPaper
    }
    list.work("testFailsInATask") { () async throws in
      await Task { Fail("in a task") }.value
    }
    list.work("testUnwraps") { _ = try AssertUnwrap(Int("seven")) }
    list.work("testTellsLinesApart") { AssertEqual("one\ntwo\n", other: "one\nthree\n") }
    return list
  }
}

final class SkippedTests: TestCase, ListedSuite {
  static var tests: TestList<SkippedTests> {
    var list = TestList(make: SkippedTests.init)
    for number in 1...10 {
      list.work("testPrints\(number)") { throw TestSkip("printer \(number) is away") }
    }
    for number in 1...5 {
      list.work("testScans\(number)") { try SkipIf(number < 6, "no scanner") }
    }
    return list
  }
}

final class ExpectedTests: TestCase, ListedSuite {
  static var tests: TestList<ExpectedTests> {
    var list = TestList(make: ExpectedTests.init)
    for number in 1...14 {
      list.work("testRounds\(number)") {
        ExpectFailure("totals are not rounded") { AssertEqual(number, other: -number) }
      }
    }
    list.work("testIsMended") { ExpectFailure("it was broken") {} }
    return list
  }
}
