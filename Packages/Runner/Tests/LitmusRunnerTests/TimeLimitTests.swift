@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunner

@MainActor @Suite struct `A time limit` {
  @Test func `fails and cancels the test at its limit, and lets it end`() async {
    let run = TestRun()
    let timeLimit = TimeLimit(limit: .seconds(1), run: run)
    let description = TestDescription(
      id: TestID(module: "M", suite: "S", name: "test"), callSite: CallSite())
    let test = RunningTest(description, kind: .test(iteration: 1), run: run)
    run.began(test)
    let task = TestTask(fromLoop: false) {
      await withTaskCancellationHandler {
        try? await Task.sleep(for: .seconds(86_400))
      } onCancel: {
      }
    }
    test.setTask(task)
    timeLimit.enforce(at: test.start + .milliseconds(999))
    #expect(!test.isStopped)
    timeLimit.enforce(at: test.start + .seconds(1))
    timeLimit.enforce(at: test.start + .milliseconds(1_001))
    await task.wait()
    let events = run.listen()
    run.ended(test, output: "")
    _ = run.end()
    let ended = await results(events)
    #expect(
      ended.map(\.messages) == [
        ["Test ran for 1.0 seconds, but expected to end before its time limit"]
      ])
  }

  @Test func `gives up a test that does not end, and says so when the main thread hangs`() async {
    let left = Locked(0)
    let run = TestRun(RunSurroundings(leave: { left.withLock { $0 += 1 } }))
    let timeLimit = TimeLimit(limit: .seconds(1), run: run)
    let description = TestDescription(
      id: TestID(module: "M", suite: "S", name: "test"), callSite: CallSite())
    let test = RunningTest(description, kind: .test(iteration: 1), run: run)
    run.began(test)
    let gate = Gate()
    let task = TestTask(fromLoop: false) { await gate.opened() }
    test.setTask(task)
    timeLimit.enforce(at: test.start + .seconds(2))
    await task.wait()
    #expect(left.withLock { $0 } == 0)
    timeLimit.enforce(at: test.start + .seconds(3))
    timeLimit.enforce(at: test.start + .seconds(4))
    #expect(left.withLock { $0 } == 1)
    #expect(run.summary.failedTests.map(\.name) == ["test"])
    gate.open()
  }
}

@MainActor @Suite struct `A test that waits` {
  @Test func `is not taken for one that holds the main thread while others begin`() {
    let left = Locked(0)
    let run = TestRun(RunSurroundings(leave: { left.withLock { $0 += 1 } }))
    let timeLimit = TimeLimit(limit: .zero, grace: .zero, run: run)
    run.beginIteration(testCount: 3)
    func begin(_ name: String) {
      let id = TestID(module: "M", suite: "S", name: name)
      run.began(
        RunningTest(
          TestDescription(id: id, callSite: CallSite()), kind: .test(iteration: 1), run: run))
    }
    begin("testWaits")
    let between = ContinuousClock.now
    begin("testBegins")
    timeLimit.enforce(at: between)
    #expect(left.withLock { $0 } == 0)
    timeLimit.enforce(at: .now)
    #expect(left.withLock { $0 } == 1)
    #expect((run.summary.timedOut, run.summary.notRun) == (2, 1))
  }
}
