import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `A run that may have some failures` {
  private func summary(
    maxFailures: Int, after history: RunHistory = RunHistory()
  ) async -> TestRunSummary {
    let runner = TestRunner(
      plan: TestPlan(lists: [
        list(make: TestCase.init) { list in
          list.add("testOne") { _ in reportFailure("one") }
          list.add("testTwo") { _ in }
          list.add("testThree") { _ in reportFailure("three") }
          list.add("testFour") { _ in }
          list.add("testFive") { _ in reportFailure("five") }
        }
      ]), options: TestRunOptions { $0.maxFailures = maxFailures },
      context: RunContext { $0.history = history })
    return await runner.run()
  }

  @Test func `starts no test after them`() async {
    let stopped = await summary(maxFailures: 2)
    #expect(stopped.failedTests.map(\.name) == ["testOne", "testThree"])
    #expect((stopped.passed, stopped.notRun) == (1, 2))
    #expect(await summary(maxFailures: 3).failedTests.count == 3)
    #expect(await summary(maxFailures: 4).notRun == 0)
  }

  @Test func `counts those of earlier processes`() async {
    var history = RunHistory()
    history.apply(.unattributed(cartFailure("no")))
    #expect(await summary(maxFailures: 2, after: history).failedTests.map(\.name) == ["testOne"])
    history.apply(.unattributed(cartFailure("no")))
    #expect(await summary(maxFailures: 2, after: history).notRun == 5)
  }

  @Test func `is the same with one as one that stops at the first`() {
    var options = TestRunOptions()
    options.stopsAtFirstFailure = true
    #expect(options.maxFailures == 1)
    options.stopsAtFirstFailure = false
    #expect(options.maxFailures == nil)
    options.maxFailures = 3
    options.stopsAtFirstFailure = false
    #expect((options.maxFailures, options.stopsAtFirstFailure) == (3, false))
  }
}
