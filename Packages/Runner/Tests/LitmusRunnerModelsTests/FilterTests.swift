import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `The filter of a model` {
  @Test(arguments: [
    ("", ["testCafé", "testAdds", "testSends"]),
    ("  ", ["testCafé", "testAdds", "testSends"]),
    ("cafe", ["testCafé"]),
    ("CAFÉ", ["testCafé"]),
    ("cafe\u{301}", ["testCafé"]),
    ("carttests", ["testCafé", "testAdds"]),
    ("cart ADDS", ["testAdds"]),
    ("litmusrunnermodels", ["testCafé", "testAdds", "testSends"]),
    ("filtertests.SWIFT", ["testSends"]),
    ("nètwork", ["testSends"]),
    ("testCaféA", []),
    ("nowhere", []),
  ])
  func `shows tests whose texts have each word of the search, ignoring case and accents`(
    text: String, expected: [String]
  ) async {
    let model = await model(
      cart("testCafé", "testAdds"),
      FilterFixture.list)
    model.filter.search = text
    #expect(model.visibleTests.map(\.id.name) == expected)
    #expect(model.visibleSuites.flatMap(\.tests).map(\.id.name) == expected)
    #expect(model.tests.count == 3)
    #expect(model.filter.isEmpty == text.allSatisfy(\.isWhitespace))
  }

  @Test
  func `shows tests with the search in the first line of a failure, as soon as they end`() async {
    let model = await model(cart("testOne", "testTwo", "testThree"))
    model.filter.search = "three NETWORK"
    let tests = model.tests.map(\.description)
    let failed = ReportedFailure(message: "No network\nat home", callSite: CallSite())
    model.apply(tests.map { .testFinished(result(of: $0, .failed, failures: [failed])) })
    #expect(model.visibleTests.map(\.id.name) == ["testThree"])
    model.filter.search = "network"
    #expect(model.visibleTests.map(\.id.name) == ["testOne", "testTwo", "testThree"])
    model.apply([.testStarted(tests[0], iteration: 2), .testStarted(tests[1], iteration: 2)])
    #expect(model.visibleTests.map(\.id.name) == ["testOne", "testTwo", "testThree"])
    model.filter.search = "home"
    #expect(model.visibleTests.isEmpty)
    model.filter.search = "late"
    model.apply([failure("Too late", of: tests[2].id, isLate: true)])
    #expect(model.visibleTests.map(\.id.name) == ["testThree"])
  }

  @Test
  func `shows tests that have any of its statuses or changes, as long as they have them`()
    async throws
  {
    let model = await model(cart("testOne", "testTwo", "testThree"))
    model.filter.statuses = [.running, .failed]
    #expect(model.visibleTests.isEmpty)
    #expect(model.visibleSuites.isEmpty)
    let item = try #require(model.item(inCart("testTwo")))
    model.apply([.testStarted(item.description, iteration: 1)])
    #expect(model.visibleTests.map(\.id.name) == ["testTwo"])
    model.apply([.testFinished(result(of: item.description))])
    #expect(model.visibleTests.isEmpty)
    model.filter.statuses = []
    #expect(model.visibleTests.count == 3)
    #expect(model.counts == [.passed: 1, .notRun: 2])
    // One that runs again has its status until it has ended.
    model.filter.statuses = [.passed]
    model.apply([.testStarted(item.description, iteration: 2)])
    #expect(model.visibleTests.map(\.id.name) == ["testTwo"])
    model.apply([.testFinished(result(of: item.description, .failed, iteration: 2))])
    #expect(model.visibleTests.isEmpty)
  }

  @Test func `lists failures first, the worst of them before the others`() async throws {
    let names = ["testA", "testB", "testC", "testD", "testE"]
    let model = await model(
      list(make: CartTests.init) { list in for name in names { list.add(name) { _ in } } })
    let outcomes: [TestOutcome] = [.passed, .failed, .flaky, .crashed, .timedOut]
    for (item, outcome) in zip(model.tests, outcomes) {
      model.apply([.testFinished(result(of: item.description, outcome))])
    }
    #expect(model.visibleTests.map(\.id.name) == ["testD", "testE", "testB", "testA", "testC"])
    model.apply([.testStarted(model.tests[3].description, iteration: 2)])
    #expect(model.visibleTests.map(\.id.name) == ["testD", "testE", "testB", "testA", "testC"])
    #expect(model.visibleSuites[0].tests.map(\.id.name) == names)
  }

  @Test func `shows a suite's set-up that the search finds when it first reports`() async {
    let model = await model(cart("testAdds"))
    model.filter.search = "class"
    #expect(model.visibleTests.isEmpty)
    let hook = TestDescription(id: inCart("class setUp"), callSite: CallSite())
    model.apply([.testFinished(result(of: hook, .failed))])
    #expect(model.visibleTests.map(\.id.name) == ["class setUp"])
  }

  @Test func `shows the worst status of a suite: failed, then running, then the outcomes`() {
    #expect(TestStatus.worst(of: [:]) == .notRun)
    #expect(TestStatus.worst(of: [.notRun: 2, .passed: 1]) == .passed)
    #expect(TestStatus.worst(of: [.skipped: 2, .passed: 1, .flaky: 1]) == .flaky)
    #expect(TestStatus.worst(of: [.running: 1, .flaky: 1]) == .running)
    #expect(TestStatus.worst(of: [.running: 1, .failed: 1, .timedOut: 1]) == .timedOut)
    #expect(TestStatus.worst(of: [.failed: 1, .passed: 0, .crashed: 0]) == .failed)
  }

  @Test func `has a text and a symbol for each status, which is that of the outcome`() {
    #expect(TestStatus.allCases.filter(\.isFailure) == [.crashed, .timedOut, .failed])
    #expect(Set(TestStatus.allCases.map(\.mark)).count == TestStatus.allCases.count)
    #expect(
      TestStatus.bySeverity.map { "\($0.mark) \($0.word)" } == [
        "☠ crashed", "⧖ timed out", "✘ failed", "↻ flaky", "≈ failed as expected", "↷ skipped",
        "✔ passed",
      ])
    #expect(
      ResultChange.allCases.map(\.label) == ["new failure", "fixed", "still failing", "new test"])
  }
}

// MARK: - Fixtures

private struct FilterFixture {
  @MainActor static var list: AnyTestList {
    var list = TestList(make: FilterFixture.init)
    list.add("testSends", tags: ["Network"]) { _ in }
    return AnyTestList(list)
  }
}
