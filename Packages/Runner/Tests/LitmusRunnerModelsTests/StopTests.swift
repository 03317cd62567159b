@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `A run of a model ends early` {
  private let begun = Gate()
  private let ran = Log()

  /// Tests of which the first waits until it is cancelled.
  private func lists() -> AnyTestList {
    list(make: CartTests.init) { list in
      list.add("testWaits") { [begun] _ async in
        begun.open()
        await untilCancelled()
      }
      list.add("testLast") { [ran] _ in ran("testLast") }
    }
  }

  @Test func `by being stopped: the running test is cancelled, and no other starts`() async {
    let model = await model(lists())
    model.stop()
    #expect(!model.isStopping)
    model.start()
    await begun.opened()
    model.stop()
    #expect(model.isStopping)
    #expect(model.isRunning)
    await model.ended()
    #expect((model.isStopping, model.isRunning) == (false, false))
    #expect(model.statuses == [.passed, .notRun])
    #expect(model.lastSummary?.notRun == 1)
    #expect(model.progress.fraction == 0.5)
    #expect(ran.entries.isEmpty)
  }

  @Test func `so that tests that have not run keep their earlier results`() async {
    let model = await model(lists())
    await model.run(.test(inCart("testLast")))
    model.start()
    await begun.opened()
    #expect(model.tests[1].result != nil)
    model.stop()
    await model.ended()
    #expect(model.statuses == [.passed, .passed])
    #expect(model.tests[1].result?.outcome == .passed)
    #expect(ran.entries == ["testLast"])
  }

  @Test func `by the end of the task that waits for it`() async {
    let model = await model(lists())
    let run = Task { await model.run() }
    await begun.opened()
    run.cancel()
    #expect(await run.value == nil)
    #expect(model.statuses == [.passed, .notRun])
  }

  @Test func `but not by the end of the task of the view that began it`() async {
    let gate = Gate()
    let model = await model(
      list(make: CartTests.init) { list in
        list.add("testWaits") { [begun] _ async in
          begun.open()
          await gate.opened()
        }
      }, cart("testAdds"))
    let view = Task { await model.startOnAppearance() }
    await begun.opened()
    view.cancel()
    gate.open()
    await view.value
    #expect(model.statuses == [.passed, .passed])
    #expect(!model.isRunning)
  }

  @Test func `before it has begun`() async {
    let model = await model(cart("testAdds"))
    model.start()
    model.stop()
    await model.ended()
    #expect(model.statuses == [.notRun])
    #expect(!model.isRunning)
    #expect(await model.run() == nil)
    #expect(model.statuses == [.passed])
  }

  @Test func `by the end of the model, whose results are stored`() async throws {
    let folder = TemporaryDirectory()
    let ended = Gate()
    var model: TestRunnerModel? = TestRunnerModel(
      lists: [
        list(make: CartTests.init) { list in
          list.add("testWaits") { [begun] _ async in
            begun.open()
            await untilCancelled()
            ended.open()
          }
          list.add("testLast") { [ran] _ in ran("testLast") }
        }
      ], storage: folder.storage)
    weak let abandoned = model
    model?.start()
    let task = model?.core.run.task
    await begun.opened()
    model = nil
    #expect(abandoned == nil)
    await ended.opened()
    _ = await task?.value
    #expect(ran.entries.isEmpty)
    let next = TestRunnerModel(lists: [lists()], storage: folder.storage)
    await next.load()
    #expect(next.statuses == [.passed, .notRun])
    #expect(next.crashNotice == nil)
  }

  @Test func `in one of two models, and not in the other`() async {
    let gate = Gate()
    let stopped = await model(lists())
    let other = await model(
      list(make: OrderTests.init) { list in
        list.add("testWaits") { _ async in await gate.opened() }
        list.add("testLast") { _ in reportFailure("No") }
      })
    stopped.start()
    other.start()
    await begun.opened()
    await other.shows { $0.statuses == [.running, .waiting] }
    stopped.stop()
    await stopped.ended()
    #expect(other.isRunning)
    gate.open()
    await other.ended()
    #expect(stopped.statuses == [.passed, .notRun])
    #expect(other.statuses == [.passed, .failed])
  }
}

// MARK: - Fixtures

/// Returns when the task is cancelled.
private func untilCancelled() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}
