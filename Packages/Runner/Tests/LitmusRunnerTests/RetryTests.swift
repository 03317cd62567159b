@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `A test that fails` {
  private func run(
    _ lists: AnyTestList..., options: TestRunOptions,
    context: RunContext = RunContext()
  ) async -> [String] {
    await lines(
      of: TestRunner(
        plan: TestPlan(lists: AnyTestList.merging(lists)), options: options, context: context))
  }

  @Test func `runs again at once in a new instance, and is flaky if it does not fail to the end`()
    async
  {
    let log = Log()
    let events = await Logged.$log.withValue(log) {
      await run(
        list(make: HookedTests.init) { list in
          list.add("testFails") { _ in failure(of: 2) }
          list.add("testAfter") { _ in reportFailure("no") }
        }, options: .retries(2))
    }
    #expect(
      events == [
        "testFails starts", "testFails 1: failure 1", "testFails 1 failed, runs again",
        "testFails starts", "testFails 2: failure 2", "testFails 2 failed, runs again",
        "testFails starts", "testFails 3 flaky after 1: failure 1, 2: failure 2",
        "testAfter starts", "testAfter 1: no", "testAfter 1 failed, runs again",
        "testAfter starts", "testAfter 2: no", "testAfter 2 failed, runs again",
        "testAfter starts", "testAfter 3: no", "testAfter 3 failed after 1: no, 2: no",
        "1 failed, 1 flaky",
      ])
    #expect(
      log.entries.filter { $0 != "attempt" }
        == ["class setUp async", "class setUp"]
        + Array(
          repeating: ["init", "setUp async", "base setUp", "setUp", "tearDown", "tearDown async"],
          count: 6
        ).joined() + ["class tearDown", "class tearDown async"])
  }

  @Test func `runs once if it was skipped, failed as expected or is a suite's hook`() async {
    let events = await run(
      list(make: FailingTearDownTests.init) { list in
        list.add("testSkips") { _ in throw TestSkip("why") }
        list.add("testExpects") { _ in ExpectFailure("a bug") { Assert(false) } }
      }, options: .retries(3))
    #expect(
      events == [
        "testSkips starts", #"testSkips 1 skipped(reason: "why")"#,
        "testExpects starts", "testExpects 1: Value was false, but expected true - a bug",
        "testExpects 1 failedAsExpected",
        "class tearDown starts", "class tearDown 1: left over", "class tearDown 1 failed",
        "1 failed, 1 skipped, 1 failed as expected",
      ])
  }

  @Test func `and is skipped or fails as expected when it runs again is flaky`() async {
    let events = await Logged.$log.withValue(Log()) {
      await run(
        test("testSkips") { try SkipIf(failure(of: 1) == 2, "why") },
        test("testExpects") {
          if failure(of: 3) == 4 { ExpectFailure("a bug") { Assert(false) } }
        }, options: .retries(1))
    }
    #expect(events.last == "2 flaky")
  }

  @Test func `runs again, however many fail at once and from whatever task`() async {
    let options = TestRunOptions { ($0.retries, $0.runsInParallel) = (2, true) }
    let attempts = Locked<[Int: Int]>([:])
    let runner = TestRunner(
      lists: [
        list(make: { Plain() }) { list in
          list.add("test", arguments: 1...300) { _, number async in
            let attempt = attempts.withLock { attempts in
              attempts[number, default: 0] += 1
              return attempts[number, default: 0]
            }
            if attempt <= number % 4 { await Task { reportFailure("no") }.value }
          }
        }
      ], options: options)
    let summary = await runner.run()
    #expect((summary.passed, summary.flaky, summary.failed) == (75, 150, 75))
    #expect((summary.finished, summary.notRun) == (300, 0))
    // A quarter of them each has one attempt, two, three and three.
    #expect(attempts.withLock { $0.values.reduce(0, +) } == 675)
  }

  @Test func `continues with the attempts of earlier processes`() async {
    var crash = await runTests(test {})[0]
    crash.outcome = .crashed
    crash.failures = [ReportedFailure(message: "crash", callSite: CallSite())]
    let context = RunContext { [crash] in $0.history.apply(.testRetried(crash)) }
    #expect(
      await run(test { reportFailure("no") }, options: .retries(2), context: context)
        == [
          "test starts", "test 2: no", "test 2 failed, runs again", "test starts", "test 3: no",
          "test 3 failed after 1: crash, 2: no", "1 failed",
        ])
    #expect(
      await run(test {}, options: .retries(2), context: context)
        == ["test starts", "test 2 flaky after 1: crash", "1 flaky"])
  }

  @Test func `keeps a late failure of an attempt with that attempt`() async {
    let (gate, log) = (Gate(), Log())
    let events = await run(
      asyncTest {
        log("attempt")
        if log.entries.count == 2 {
          gate.open()
          return await gate.left()
        }
        Task {
          await gate.opened()
          reportFailure("late")
          gate.leave()
        }
        reportFailure("no")
      }, options: .retries(1))
    #expect(
      events == [
        "test starts", "test 1: no", "test 1 failed, runs again", "test starts",
        "test 1: late (late)", "test 2 flaky after 1: no", "1 flaky",
      ])
  }

  @Test func `has failed if the run is cancelled before it runs again`() async {
    let run = TestRun()
    let events = run.listen()
    let failing = test {
      // The run is driven by hand, so that no harness takes failures to it.
      let failure = ReportedFailure(message: "no", callSite: CallSite())
      _ = RunningTest.current?.report(failure)
    }
    let execution = TestExecution(
      plan: TestPlan(lists: [failing, test("testNotRun") {}]), run: run, options: .retries(3))
    for _ in 1...2 {
      guard case .run(let unit) = execution.next() else { break }
      execution.begin(unit)
      await unit.run()
      execution.finish(unit)
    }
    execution.cancel()
    if case .run = execution.next() { Issue.record("A unit was left") }
    _ = run.end()
    #expect(
      await lines(events) == [
        "test starts", "test 1: no", "test 1 failed, runs again",
        "test starts", "test 2: no", "test 2 failed, runs again",
        "test 2 failed after 1: no", "1 failed, 1 not run",
      ])
  }

  @Test func `does not end a run that continues until a failure if it is flaky`() async {
    let options = TestRunOptions { ($0.retries, $0.iterations) = (1, nil) }
    let log = Log()
    let events = await run(
      test {
        log("attempt")
        if log.entries.count != 2 { reportFailure("no") }
      }, options: options)
    #expect(
      events.filter { $0.hasPrefix("test ") && !$0.hasSuffix("starts") } == [
        "test 1: no", "test 1 failed, runs again", "test 2 flaky after 1: no",
        "test 1: no", "test 1 failed, runs again", "test 2: no", "test 2 failed after 1: no",
      ])
  }
}

// MARK: - Fixtures

extension TestRunOptions {
  /// Options under which what fails runs again.
  static func retries(_ count: Int) -> TestRunOptions {
    TestRunOptions { $0.retries = count }
  }
}

/// Fails in the first attempts, and returns which attempt this is.
@discardableResult private func failure(of attempts: Int) -> Int {
  Logged.log("attempt")
  let attempt = Logged.log.entries.count { $0 == "attempt" }
  if attempt <= attempts { reportFailure("failure \(attempt)") }
  return attempt
}
