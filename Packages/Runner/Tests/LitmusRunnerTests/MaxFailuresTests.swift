import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `A run that may have some failures` {
  private func summary(_ options: TestRunOptions, history: RunHistory = RunHistory()) async
    -> TestRunSummary
  {
    var context = RunContext()
    context.history = history
    let runner = TestRunner(
      plan: TestPlan(lists: [
        list(make: TestCase.init) { list in
          list.add("testOne") { _ in reportFailure("one") }
          list.add("testTwo") { _ in }
          list.add("testThree") { _ in reportFailure("three") }
          list.add("testFour") { _ in }
          list.add("testFive") { _ in reportFailure("five") }
        }
      ]), options: options, context: context)
    return await runner.run()
  }

  @Test func `starts no test after them`() async {
    var options = TestRunOptions()
    options.maxFailures = 2
    let stopped = await summary(options)
    #expect(stopped.failedTests.map(\.name) == ["testOne", "testThree"])
    #expect((stopped.passed, stopped.notRun) == (1, 2))
    options.maxFailures = 3
    #expect(await summary(options).failedTests.count == 3)
    options.maxFailures = 4
    #expect(await summary(options).notRun == 0)
  }

  @Test func `counts those of earlier processes`() async {
    var (options, history) = (TestRunOptions(), RunHistory())
    options.maxFailures = 2
    let failure = ReportedFailure(message: "no", callSite: CallSite())
    history.apply(.unattributed(failure))
    #expect(await summary(options, history: history).failedTests.map(\.name) == ["testOne"])
    history.apply(.unattributed(failure))
    #expect(await summary(options, history: history).notRun == 5)
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
