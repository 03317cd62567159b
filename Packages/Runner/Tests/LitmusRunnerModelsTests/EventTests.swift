import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `A model after each event` {
  private func modelOfOneTest() async throws -> (TestRunnerModel, TestItem) {
    let model = await model(cart("testAdds"))
    return (model, try #require(model.item(inCart("testAdds"))))
  }

  @Test func `has the tests in the order of the source, and they have not run`() async {
    let model = await model(cart("testAdds", "testRemoves"), order("testSends"))
    #expect(model.isLoaded)
    #expect(model.suites.map(\.name) == ["CartTests", "OrderTests"])
    #expect(model.tests.map(\.title) == ["testAdds", "testRemoves", "testSends"])
    #expect(model.statuses == [.notRun, .notRun, .notRun])
    #expect(model.counts == [.notRun: 3])
    #expect(model.visibleSuites.map(\.name) == ["CartTests", "OrderTests"])
    #expect(model.suite(cartID)?.status == .notRun)
    #expect(model.progress.fraction == 0)
  }

  @Test func `a test runs, reports and fails`() async throws {
    let model = await model(cart("testAdds", "testRemoves"))
    let item = try #require(model.item(inCart("testAdds")))
    #expect(!model.hasFailures)
    model.apply([.testStarted(item.description, iteration: 1)])
    #expect(item.status == .running)
    #expect(model.progress.running == [item.id])
    #expect(model.suite(cartID)?.status == .running)

    model.apply([failure("No", of: item.id)])
    #expect(item.failuresSoFar.map(\.failure.message) == ["No"])
    #expect(TestDetail(item).failures.map(\.message) == ["No"])

    model.apply([.testFinished(result(of: item.description, .failed))])
    #expect(item.status == .failed)
    #expect(model.hasFailures)
    #expect(item.failuresSoFar.isEmpty)
    #expect(item.duration == .milliseconds(2))
    #expect(model.progress.running.isEmpty)
    #expect((model.progress.finished, model.progress.failed) == (1, 1))
    #expect(model.counts == [.failed: 1, .notRun: 1])
    #expect(model.suite(cartID)?.status == .failed)
    #expect(model.visibleTests.map(\.id.name) == ["testAdds", "testRemoves"])
  }

  @Test func `a test that passed becomes failed by a late failure`() async throws {
    let (model, item) = try await modelOfOneTest()
    model.apply([.testFinished(result(of: item.description))])
    model.apply([failure("As expected", of: item.id, isLate: true, isExpected: true)])
    #expect(item.status == .passed)
    model.apply([failure("Late", of: item.id, isLate: true)])
    #expect(item.status == .failed)
    #expect(model.counts == [.failed: 1])
    #expect(item.lateFailures.map(\.failure.message) == ["As expected", "Late"])
    let detail = TestDetail(item)
    #expect(detail.lastAttempt?.status == .failed)
    #expect(
      detail.failures.map(\.note) == [
        "expected; the test had already ended", "the test had already ended",
      ])
  }

  @Test func `a test that is run again is flaky, even if its first attempt fails late once more`()
    async throws
  {
    let (model, item) = try await modelOfOneTest()
    let attempt = result(of: item.description, .failed)
    model.apply([.testStarted(item.description, iteration: 1), failure("No", of: item.id)])
    model.apply([.testRetried(attempt)])
    #expect(item.status == .running)
    #expect(item.failuresSoFar.isEmpty)
    #expect(model.progress.finished == 0)
    model.apply([.testStarted(item.description, iteration: 1)])
    #expect(model.progress.running == [item.id])
    model.apply([failure("Late", of: item.id, isLate: true)])
    model.apply([
      .testFinished(
        result(of: item.description, .flaky, attempt: 2, earlierAttempts: [attempt]))
    ])
    #expect(item.status == .flaky)
    #expect(!model.hasFailures)
    #expect(model.progress.failed == 0)
    model.apply([failure("Later", of: item.id, isLate: true)])
    #expect(item.status == .flaky)
    let detail = TestDetail(item)
    #expect(detail.earlierAttempts.map(\.id) == [1])
    #expect(detail.earlierAttempts[0].failures.map(\.message) == ["Late", "Later"])
    #expect(detail.lastAttempt?.failures == [])
    model.apply([failure("Last", of: item.id, isLate: true, attempt: 2)])
    #expect(item.status == .failed)
  }

  @Test func `a test that fails in one of its repetitions has failed`() async throws {
    let (model, item) = try await modelOfOneTest()
    let outcomes: [TestOutcome] = [.passed, .failed, .passed]
    var statuses: [TestStatus] = []
    for (index, outcome) in outcomes.enumerated() {
      model.apply([.testStarted(item.description, iteration: index + 1)])
      model.apply([.testFinished(result(of: item.description, outcome, iteration: index + 1))])
      statuses.append(item.status)
    }
    #expect(statuses == [.passed, .failed, .failed])
    #expect(item.result?.iteration == 2)
    #expect(TestDetail(item).repetition == 2)
    #expect(item.repetitions == 3)
  }

  @Test func `a repetition that fails late stays failed when a later one passes`() async throws {
    let (model, item) = try await modelOfOneTest()
    model.apply([
      .testFinished(result(of: item.description)), .testStarted(item.description, iteration: 2),
    ])
    model.apply([failure("Late", of: item.id, isLate: true)])
    #expect(item.status == .running)
    model.apply([.testFinished(result(of: item.description, iteration: 2))])
    #expect(item.status == .failed)
    #expect(TestDetail(item).failures.map(\.message) == ["Late"])
  }

  @Test
  func `lists a suite's set-up before its tests, and its tear-down after them`() async throws {
    let model = await model(cart("testAdds"), order("testSends"))
    for name in ["class tearDown", "class setUp"] {
      let hook = TestDescription(id: inCart(name), callSite: CallSite())
      model.apply([
        .testStarted(hook, iteration: 1), failure("No", of: hook.id),
        .testFinished(result(of: hook, .failed)),
      ])
    }
    #expect(
      model.tests.map(\.title) == ["class setUp", "testAdds", "class tearDown", "testSends"])
    #expect(model.tests.map(\.isSuiteHook) == [true, false, true, false])
    #expect(model.counts == [.failed: 2, .notRun: 2])
    #expect(model.progress.finished == 0)
    #expect(model.visibleTests.first?.title == "class setUp")
  }

  @Test func `shows a failure of no test by itself`() async {
    let model = await model(cart("testAdds"))
    model.apply([failure("Whose?", of: nil), failure("Unknown", of: inOrder("testGone"))])
    #expect(model.unattributed.map(\.message) == ["Whose?"])
    #expect(model.statuses == [.notRun])
  }

  @Test func `adds an item for an unlisted test case when it runs`() async {
    let model = await model(cart("testAdds(1)"))
    let row = TestDescription(id: inCart("testAdds(2)"), callSite: CallSite())
    model.apply([.testStarted(row, iteration: 1)])
    #expect(model.tests.map(\.title) == ["testAdds(1)", "testAdds(2)"])
    #expect(model.visibleSuites[0].tests.count == 2)
  }

  @Test func `shows control characters in names, and does not execute them`() async {
    let model = await model(cart("test\u{1b}[31m\u{202e}red\n<b>"))
    #expect(model.tests[0].title == #"test\u{1b}[31m\u{202e}red\n<b>"#)
    #expect(TestDetail(model.tests[0]).title == model.tests[0].title)
  }

  @Test func `a program without tests has nothing to run`() async {
    let model = await model()
    #expect(model.tests.isEmpty)
    #expect(model.progress.fraction == 0)
    #expect(await model.run() == .noTests)
    #expect(
      TestRunRefusal.noTests.description
        == "No test was found in this program: add @TestSuite to a type with tests.")
    #expect(!model.isRunning)
    await TestRunnerModel(lists: [], storage: .none).startOnAppearance()
  }
}
