import LitmusExpectationsCore
import LitmusReporting
import Testing

@testable import LitmusRunnerCore
@testable import LitmusRunnerHosting

@MainActor @Suite struct `A test's life` {
  @Test func `calls the hooks in the order of XCTest, around an instance of its own`() async {
    let results = await Logged.$log.withValue(Log()) {
      let results = await runTests(
        list(make: HookedTests.init) { list in
          list.add("testOne") { $0.testOne() }
          list.add("testTwo") { try await $0.testTwo() }
        })
      #expect(
        Logged.log.entries == [
          "class setUp async", "class setUp",
          "init", "setUp async", "base setUp", "setUp", "one", "block 2", "block 1", "tearDown",
          "tearDown async",
          "init", "setUp async", "base setUp", "setUp", "two", "tearDown", "tearDown async",
          "class tearDown", "class tearDown async",
        ])
      return results
    }
    #expect(results.map(\.outcome) == [.passed, .passed])
  }

  @Test func `a teardown block outside of a test, or too late for it, is a failure`() async {
    let recorder = FailureRecorder()
    withFailureReporter(recorder) {
      TestCase().addTeardownBlock(line: 7) { Issue.record("ran") }
    }
    let end =
      ", so that its block does not run. To fix this, call it in setUp(), in the test or in a "
      + "Task { } made there"
    let outside =
      "addTeardownBlock was called outside of a test, but expected to be called in one" + end
    let late =
      "addTeardownBlock was called when the test's teardown blocks had run, but expected to be "
      + "called before" + end
    #expect(recorder.failures.map(\.message) == [outside])
    #expect(recorder.failures.map(\.callSite.line) == [7])
    let results = await runTests(list(make: LateBlock.init) { $0.add("test") { _ in } })
    #expect(results.map(\.messages) == [[outside], [late]])
    #expect(results.map(\.test.id.name) == ["class setUp", "test"])
  }

  @Test func `a teardown block of a helper runs in a suite that is no TestCase`() async {
    let log = Log()
    _ = await runTests(test { TestCase().addTeardownBlock { log("block") } })
    #expect(log.entries == ["block"])
  }

  @Test func `a throwing set-up leaves out the test and still tears down`() async {
    let log = Log()
    let results = await Logged.$log.withValue(log) {
      await runTests(
        list(make: BadSetUp.init) { $0.add("test", line: 7) { _ in Logged.log("ran") } })
    }
    #expect(log.entries == ["tearDown"])
    #expect(results.map(\.messages) == [["Error oops was thrown by setUp(), but expected none"]])
    #expect(results[0].failures.map(\.callSite.line) == [7])
  }

  @Test func `a class set-up that throws skips the tests and has its own result`() async {
    let results = await runTests(
      list(make: BadClassSetUp.init) { $0.add("test") { _ in Issue.record("ran") } })
    #expect(results.map(\.test.id.name) == ["class setUp", "test"])
    #expect(
      results.map(\.outcome) == [.failed, .skipped(reason: "The suite's set-up failed")])
    #expect(results[0].messages == ["Error oops was thrown by setUp(), but expected none"])
  }

  @Test func `structs and actors are suites, and a mutating test sees its own change`() async {
    let results = await runTests(
      list(make: Counter.init) { list in
        list.add("testCounts") { $0.testCounts() }
        list.add("testCountsAgain") { $0.testCounts() }
      },
      list(make: Account.init) { $0.add("testPays") { await $0.testPays() } })
    #expect(results.map(\.outcome) == [.passed, .passed, .passed])
  }

  @Test func `an initializer may fail, and may be asynchronous`() async {
    let failing = await runTests(
      list(make: { throw Oops() } as @MainActor () throws -> Plain) {
        $0.add("test", line: 3) { _ in Issue.record("ran") }
      })
    #expect(
      failing.map(\.messages) == [
        ["Error oops was thrown by the suite's initializer, but expected none"]
      ])

    var slow = TestList(make: {
      await Task.yield()
      return Counter()
    })
    slow.add("test") { $0.testCounts() }
    let results = await runTests(AnyTestList(slow))
    #expect(results.map(\.outcome) == [.passed])
  }

  @Test func `skips with a reason, from the test and from its set-up`() async {
    let results = await runTests(
      test("testSkips") { throw TestSkip("not today") },
      test("testSkipsIf") { try SkipIf(true, "it holds") },
      test("testSkipsUnless") { try SkipUnless(false, "it does not hold") },
      test("testStays") {
        try SkipIf(false, "no")
        try SkipUnless(true, "no")
      },
      list(make: SkippingSetUp.init) { $0.add("test") { _ in Issue.record("ran") } })
    #expect(
      results.map(\.outcome) == [
        .skipped(reason: "not today"), .skipped(reason: "it holds"),
        .skipped(reason: "it does not hold"), .passed, .skipped(reason: "no network"),
      ])
  }

  @Test func `does not expect a skipped test to wait for its expectations`() async {
    let results = await runTests(
      test("testSkips") {
        let done = asyncExpectation(description: "done")
        _ = done
        throw TestSkip("not today")
      },
      test("testForgets") { _ = asyncExpectation(description: "forgotten") })
    #expect(results.map(\.outcome) == [.skipped(reason: "not today"), .failed])
  }

  @Test func `cannot skip a test that has run, in its tear-down`() async {
    let results = await runTests(
      list(make: SkippingTearDown.init) { list in
        list.add("testPasses") { _ in }
        list.add("testSkips") { _ in throw TestSkip("not today") }
      },
      list(make: SkippingClassTearDown.init) { $0.add("test") { _ in } })
    #expect(
      results.map(\.outcome) == [.failed, .skipped(reason: "not today"), .passed, .failed])
    let message = #"Error TestSkip(reason: "too late") was thrown by tearDown(), but expected none"#
    #expect(results.map(\.messages) == [[message], [], [], [message]])
  }
}

// MARK: - Fixtures

/// The log of the tests of one run.
enum Logged {
  @TaskLocal static var log = Log()
}

class BaseCase: TestCase {
  override func setUp() throws { Logged.log("base setUp") }
}

/// A subclass of a subclass, whose own hooks run.
final class HookedTests: BaseCase {
  required init() {
    super.init()
    Logged.log("init")
  }

  override class func setUp() { Logged.log("class setUp") }
  override class func setUp() async throws { Logged.log("class setUp async") }
  override func setUp() throws {
    try super.setUp()
    Logged.log("setUp")
  }
  override func setUp() async throws { Logged.log("setUp async") }
  override func tearDown() throws { Logged.log("tearDown") }
  override func tearDown() async throws { Logged.log("tearDown async") }
  override class func tearDown() { Logged.log("class tearDown") }
  override class func tearDown() async throws { Logged.log("class tearDown async") }

  func testOne() {
    addTeardownBlock { Logged.log("block 1") }
    addTeardownBlock {
      await Task.yield()
      Logged.log("block 2")
    }
    Logged.log("one")
  }

  func testTwo() async throws {
    await Task.yield()
    Logged.log("two")
  }
}

private final class LateBlock: TestCase {
  override class func setUp() { TestCase().addTeardownBlock { Issue.record("ran") } }
  override func tearDown() throws { addTeardownBlock { Issue.record("ran") } }
}

private final class BadSetUp: TestCase {
  override func setUp() throws { throw Oops() }
  override func tearDown() throws { Logged.log("tearDown") }
}

private final class BadClassSetUp: TestCase {
  override class func setUp() async throws { throw Oops() }
}

final class FailingTearDownTests: TestCase {
  override class func tearDown() { reportFailure("left over") }
}

private final class SkippingSetUp: TestCase {
  override func setUp() throws { throw TestSkip("no network") }
}

private final class SkippingTearDown: TestCase {
  override func tearDown() throws { throw TestSkip("too late") }
}

private final class SkippingClassTearDown: TestCase {
  override class func tearDown() async throws { throw TestSkip("too late") }
}

private struct Counter {
  var count = 0

  mutating func testCounts() {
    count += 1
    AssertEqual(count, other: 1)
  }
}

private actor Account {
  var balance = 10

  func testPays() {
    balance -= 3
    AssertEqual(balance, other: 7)
  }
}
