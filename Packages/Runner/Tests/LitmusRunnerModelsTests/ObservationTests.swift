import LitmusReporting
import LitmusRunnerCore
import Observation
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `The observers of a model` {
  private let told = Log()

  @Test func `An item is notified of its own test, and of no other`() async {
    let model = await model(cart("testOne", "testTwo"), order("testSends"))
    for item in model.tests {
      watch(item.id.name, in: told) { _ = (item.status, item.duration, item.change) }
    }
    watch("order", in: told) { _ = model.suites[1].counts }
    watch("cart", in: told) { _ = model.suites[0].status }
    watch("suites", in: told) { _ = model.visibleSuites.map { $0.tests.count } }
    watch("list", in: told) { _ = model.visibleTests.count }
    watch("progress", in: told) { _ = model.progress.finished }
    model.apply([.testStarted(model.tests[0].description, iteration: 1)])
    #expect(told.entries.sorted() == ["cart", "progress", "testOne"])
  }

  @Test func `A list is notified when its order changes`() async {
    let model = await model(cart("testOne", "testTwo"))
    watch("list", in: told) { _ = model.visibleTests }
    watch("tree", in: told) { _ = model.visibleSuites.map(\.tests) }
    model.apply([.testFinished(result(of: model.tests[1].description, .failed))])
    #expect(told.entries == ["list"])
  }

  @Test
  func `what a filter leaves out is notified once, and what it does not change is not`() async {
    let model = await model(cart("testOne", "testTwo"))
    watch("list", in: told) { _ = model.visibleTests }
    watch("tests", in: told) { _ = model.tests }
    watch("filter", in: told) { _ = model.filter }
    watch("counts", in: told) { _ = model.counts }
    model.filter.search = "one"
    #expect(told.entries == ["filter", "list"])
    watch("again", in: told) { _ = (model.filter, model.visibleTests) }
    model.filter.search = "one"
    #expect(told.entries == ["filter", "list"])
  }

  @Test func `a thousand events in one batch are one change`() async {
    let names = (1...1_000).map { "test\($0)" }
    let model = await model(
      LitmusRunnerModelsTests.list(make: CartTests.init) { list in
        for name in names { list.add(name) { _ in } }
      })
    var changes = 0
    func watchProgress() {
      withObservationTracking {
        _ = model.progress
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
    }
    watchProgress()
    model.apply(model.tests.map { .testFinished(result(of: $0.description)) })
    #expect(changes == 1)
    #expect(model.progress.finished == 1_000)
    #expect(model.counts == [.passed: 1_000])
  }

  @Test
  func `An observer may begin a run, stop it and change the filter while it is notified`() async {
    let model = await model(cart("testOne", "testTwo"))
    var refusals: [TestRunRefusal?] = []
    withObservationTracking {
      _ = model.isRunning
    } onChange: {
      MainActor.assumeIsolated { refusals.append(model.start()) }
    }
    #expect(model.start() == nil)
    #expect(refusals == [.alreadyRunning])
    withObservationTracking {
      _ = model.tests[0].status
    } onChange: {
      MainActor.assumeIsolated {
        model.filter.search = "two"
        refusals.append(model.start())
      }
    }
    await model.ended()
    #expect(refusals == [.alreadyRunning, .alreadyRunning])
    #expect(model.visibleTests.map(\.id.name) == ["testTwo"])
    #expect(model.statuses == [.passed, .passed])
    withObservationTracking {
      _ = model.tests[0].status
    } onChange: {
      MainActor.assumeIsolated { model.stop() }
    }
    #expect(await model.run() == nil)
    #expect(model.lastSummary?.notRun == 2)
    #expect(model.statuses == [.passed, .passed])
  }
}
