@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import LitmusRunnerReports
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `A model runs` {
  @Test func `all tests, with their progress and outcomes`() async {
    let model = await model(
      list(make: CartTests.init) { list in
        list.add("testPasses") { _ in }
        list.add("testFails") { _ in reportFailure("No") }
        list.add("testIsSkipped") { _ in throw TestSkip("Not today") }
        list.add("testWaits") { _ async in await Task.yield() }
      })
    #expect(await model.run() == nil)
    #expect(model.statuses == [.passed, .failed, .skipped, .passed])
    #expect(model.counts == [.passed: 2, .failed: 1, .skipped: 1])
    #expect((model.progress.finished, model.progress.total) == (4, 4))
    #expect(model.progress.fraction == 1)
    #expect(model.progress.summary?.failedTests.map(\.name) == ["testFails"])
    #expect(model.lastSummary?.passed == 2)
    #expect(!model.isRunning)
    #expect(model.tests.map(\.change) == [nil, nil, nil, nil])
    #expect(TestDetail(model.tests[2]).skipReason == "Not today")
  }

  @Test func `tests so often that nobody can count them all`() async {
    var options = TestRunOptions()
    options.iterations = .max
    options.maxFailures = 1
    let model = await model(
      list(make: CartTests.init) { $0.add("testFails") { _ in reportFailure("No") } },
      order("testSends"), options: options)
    #expect(await model.run() == nil)
    #expect(model.progress.total == nil)
  }

  @Test func `one test, a suite, those that failed, those that are shown, or some`() async {
    let ran = Log()
    let model = await model(
      list(make: CartTests.init) { list in
        list.add("testAdds") { _ in ran("testAdds") }
        list.add("testFails") { _ in
          ran("testFails")
          reportFailure("No")
        }
      },
      list(make: OrderTests.init) { $0.add("testSends") { _ in ran("testSends") } })
    var seen = 0
    func run(_ choice: TestRunChoice) async -> [String] {
      #expect(await model.run(choice) == nil)
      defer { seen = ran.entries.count }
      return Array(ran.entries.dropFirst(seen))
    }
    #expect(await run(.test(inOrder("testSends"))) == ["testSends"])
    #expect(await run(.suite(cartID)) == ["testAdds", "testFails"])
    #expect(await run(.failed) == ["testFails"])
    model.filter.search = "order"
    #expect(await run(.visible) == ["testSends"])
    #expect(
      await run(.tests([inCart("testAdds"), inOrder("testSends"), inOrder("testGone")]))
        == ["testAdds", "testSends"])
    #expect(await run(.all) == ["testAdds", "testFails", "testSends"])
    // The others keep their results.
    #expect(await run(.test(inCart("testAdds"))) == ["testAdds"])
    #expect(model.statuses == [.passed, .failed, .passed])
    #expect(model.tests[1].result?.failures.map(\.message) == ["No"])
    #expect((model.progress.finished, model.progress.total) == (1, 1))
    #expect(model.lastSummary?.finished == 1)
  }

  @Test
  func `once for all views without a model of their own, and with the same options and storage`()
    async
  {
    var options = TestRunOptions()
    options.retries = 7
    var first: TestRunnerModel? = .shared(options: options, storage: .none)
    #expect(first === TestRunnerModel.shared(options: options, storage: .none))
    let folder = TemporaryDirectory()
    #expect(first !== TestRunnerModel.shared(options: options, storage: folder.storage))
    options.retries = 8
    #expect(first !== TestRunnerModel.shared(options: options, storage: .none))
    weak let gone = first
    first = nil
    #expect(gone == nil)
  }

  @Test func `nothing that was not chosen`() async {
    let model = await model(cart("testAdds"))
    #expect(await model.run(.failed) == .nothingChosen)
    #expect(await model.run(.test(inOrder("testGone"))) == .nothingChosen)
    #expect(model.start(.failed) == .nothingChosen)
    #expect(TestRunRefusal.nothingChosen.description == "No test was chosen.")
    #expect(!model.isRunning)
    #expect(await model.run() == nil)
    // That may be found out when the tests are found.
    let unloaded = TestRunnerModel(lists: [cart("testAdds")], storage: .none)
    #expect(await unloaded.run(.failed) == .nothingChosen)
    #expect(!unloaded.isRunning)
    #expect(await unloaded.run() == nil)
  }

  @Test func `nothing while it runs`() async {
    let (begun, gate) = (Gate(), Gate())
    let model = await model(
      list(make: CartTests.init) { list in
        list.add("testWaits") { _ async in
          begun.open()
          await gate.opened()
        }
      })
    #expect(model.start() == nil)
    #expect(model.isRunning)
    await begun.opened()
    #expect(await model.run() == .alreadyRunning)
    #expect(model.start() == .alreadyRunning)
    #expect(
      TestRunRefusal.alreadyRunning.description
        == "Tests are running already. Stop them, or wait until they are done.")
    gate.open()
    await model.ended()
    #expect(model.statuses == [.passed])
    #expect(await model.run() == nil)
  }

  @Test func `tests, and shows which are waiting, running and have passed`() async {
    let (begun, gate) = (Gate(), Gate())
    let model = await model(
      list(make: CartTests.init) { list in
        list.add("testFirst") { _ in }
        list.add("testWaits") { _ async in
          begun.open()
          await gate.opened()
        }
        list.add("testLast") { _ in }
      })
    model.start()
    await begun.opened()
    await model.shows { $0.statuses == [.passed, .running, .waiting] }
    #expect(model.progress.running.map(\.name) == ["testWaits"])
    #expect(model.progress.fraction == 1.0 / 3)
    #expect(model.progress.summary == nil)
    gate.open()
    await model.ended()
    #expect(model.statuses == [.passed, .passed, .passed])
  }

  @Test
  func `a whole suite if its set-up failed, and forgets that when it does no more`() async throws {
    FailsOnce.failures.withLock { $0 = 1 }
    let model = await model(
      list(make: FailsOnce.init) { list in
        list.add("testOne") { _ in }
        list.add("testTwo") { _ in }
      }, cart("testAdds"))
    await model.run()
    #expect(model.tests.map(\.title) == ["class setUp", "testOne", "testTwo", "testAdds"])
    #expect(model.tests.first?.status == .failed)
    let hook = try #require(model.tests.first)
    #expect(TestDetail(hook).rerun == .test(hook.id))
    #expect(await model.run(.suite(cartID)) == nil)
    #expect(model.tests.first?.title == "class setUp")
    #expect(await model.run(.failed) == nil)
    #expect(model.tests.map(\.title) == ["testOne", "testTwo", "testAdds"])
    #expect(model.progress.total == 2)
  }

  @Test func `failed tests again, and says what has changed`() async {
    let fails = Locked(["testOne", "testTwo"])
    let model = await model(
      list(make: CartTests.init) { list in
        for name in ["testOne", "testTwo", "testThree"] {
          list.add(name) { _ in
            if fails.withLock({ $0 }).contains(name) { reportFailure("No") }
          }
        }
      })
    await model.run()
    #expect(model.changeCounts.isEmpty)
    fails.withLock { $0 = ["testTwo", "testThree"] }
    await model.run()
    #expect(model.tests.map(\.change) == [.fixed, .stillFailing, .newFailure])
    #expect(model.changeCounts == [.fixed: 1, .stillFailing: 1, .newFailure: 1])
    #expect(model.suite(cartID)?.changeCounts == model.changeCounts)
    model.filter.changes = [.fixed]
    #expect(model.visibleTests.map(\.id.name) == ["testOne"])
  }

  @Test func `repeatedly, if its options say so`() async {
    var options = TestRunOptions()
    options.iterations = 3
    let model = await model(cart("testAdds", "testRemoves"), options: options)
    await model.run()
    #expect((model.progress.finished, model.progress.total) == (6, 6))
    #expect(model.tests.map(\.repetitions) == [3, 3])
  }
}

// MARK: - Fixtures

private final class FailsOnce: TestCase {
  nonisolated static let failures = Locked(0)

  override class func setUp() {
    let isFailing = failures.withLock { count in
      defer { count = max(0, count - 1) }
      return count > 0
    }
    if isFailing { reportFailure("Not yet") }
  }
}
