import LitmusRunner

final class AsyncTests: TestCase, ListedSuite {
  static var tests: TestList<AsyncTests> {
    var list = TestList(make: AsyncTests.init)
    for number in 1...27 {
      list.work("testYields\(number)") { () async throws in
        await Task.yield()
        AssertEqual(number, other: number)
      }
    }
    for number in 1...3 {
      list.work("testWaits\(number)") { () async throws in
        let done = asyncExpectation(description: "done")
        Task.detached { done.fulfill() }
        await waitForExpectations([done], timeout: 60)
      }
    }
    return list
  }
}

final class RowTests: TestCase, ListedSuite {
  static var tests: TestList<RowTests> {
    var list = TestList(make: RowTests.init)
    list.work("testIsSmall", arguments: Array(1...30)) {
      AssertLessThan($0 % 10, other: 9)
    }
    list.work("testIsShort", arguments: ["a", "雪", "a/b", "c (d)", "e #2", "", "\u{1b}[1m", "b"]) {
      AssertLessThan($0.count, other: 5)
    }
    return list
  }
}

final class OutputTests: TestCase, ListedSuite {
  static var tests: TestList<OutputTests> {
    var list = TestList(make: OutputTests.init)
    for number in 1...14 {
      list.work("testPrints\(number)") { print("page \(number)\nof 14") }
    }
    list.work("testPrintsALot") { print(String(repeating: "0123456789\n", count: 2_000)) }
    list.work("testPrintsNoNewline") { print("half a line", terminator: "") }
    list.work("testPrintsAndFails") {
      print("before")
      Fail("out of ink")
      print("after")
    }
    list.work("testPrintsAndSkips") {
      print("looking for the printer")
      throw TestSkip("it is away")
    }
    list.work("testAttaches") { Attach("page 1\n", named: "page.txt") }
    list.work("testAttachesAndFails") {
      Attach("page 2\n", named: "page.txt")
      Fail("page 2 is blank")
    }
    return list
  }
}

final class HookTests: TestCase, ListedSuite {
  private static var isReady = false
  private var count = 0

  override class func setUp() { isReady = true }
  override func setUp() throws { count = 1 }
  override func tearDown() throws { AssertEqual(count, other: 2) }

  static var tests: TestList<HookTests> {
    var list = TestList(make: HookTests.init)
    for number in 1...8 {
      list.add("testCounts\(number)") { suite in
        WorkLog.begin("HookTests/testCounts\(number)")
        Assert(isReady)
        suite.count += 1
        WorkLog.end("HookTests/testCounts\(number)")
      }
    }
    list.add("testForgetsToCount") { _ in
      WorkLog.begin("HookTests/testForgetsToCount")
      WorkLog.end("HookTests/testForgetsToCount")
    }
    return list
  }
}
