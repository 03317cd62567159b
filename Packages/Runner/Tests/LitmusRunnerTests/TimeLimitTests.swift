@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCore

@MainActor @Suite struct `A time limit` {
  @Test func `fails and cancels the test at its limit, and lets it end`() async {
    let run = TestRun()
    let timeLimit = TimeLimit(limit: .seconds(1), run: run)
    let test = RunningTest(cartTest(), iteration: 1, run: run)
    run.begin(test)
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
    run.end(test, output: "")
    _ = run.end()
    let ended = await results(events)
    #expect(
      ended.map(\.messages) == [
        ["Test ran for 1.0 seconds, but expected to end before its time limit"]
      ])
  }

  @Test func `counts no time in which the process was stopped, with the machine for example`() {
    let run = TestRun()
    let timeLimit = TimeLimit(limit: .seconds(60), run: run)
    let test = RunningTest(cartTest(), iteration: 1, run: run)
    run.begin(test)
    var ticks = WatchdogTicks(since: test.start)
    func tick(_ time: Duration) -> Bool {
      let now = test.start + time
      guard ticks.isInTime(now) else { return false }
      timeLimit.enforce(at: now, without: ticks.stopped)
      return true
    }
    let hour = Duration.seconds(3_600)
    #expect([.milliseconds(20), hour, hour + .milliseconds(20)].map(tick) == [true, false, true])
    timeLimit.check(test, at: test.start + hour + .milliseconds(30), without: ticks.stopped)
    #expect(!test.isExpired)
    for second in 1...62 { _ = tick(hour + .milliseconds(20) + .milliseconds(second * 999)) }
    #expect(test.isExpired)
  }

  @Test func `counts no time before the test begins, while it waits for others`() async {
    let looks = Locked<@Sendable () -> Void>({})
    let run = TestRun(RunContext { $0.journal = LookingJournal { looks.withLock { $0 }() } })
    let test = RunningTest(cartTest(), iteration: 1, run: run)
    looks.withLock { $0 = { TimeLimit(limit: .nanoseconds(1), run: run).enforce(at: .now) } }
    run.begin(test)
    #expect(!test.isExpired)
  }

  @Test(arguments: [
    (Duration.seconds(Int64.max), Duration.seconds(999_999_999)), (.seconds(-1), .zero),
    (.milliseconds(1), .milliseconds(1)),
  ]) func `of a test is one that journals can store`(written: Duration, stored: Duration) {
    #expect(cartTest(timeLimit: written).timeLimit == stored)
  }

  @Test func `fails a test at its end that no look has found to be over its limit`() async {
    let run = TestRun()
    let events = run.listen()
    let timeLimit = TimeLimit(limit: .seconds(1), run: run)
    for (name, milliseconds) in [("inTime", 999), ("late", 1_000)] {
      let test = RunningTest(cartTest(name), iteration: 1, run: run)
      run.begin(test)
      timeLimit.check(test, at: test.start + .milliseconds(milliseconds))
      run.end(test, output: "")
    }
    _ = run.end()
    let ended = await results(events)
    #expect(ended.map(\.outcome) == [.passed, .timedOut])
    #expect(
      ended.map(\.messages) == [
        [], ["Test ran for 1.0 seconds, but expected to end before its time limit"],
      ])
  }

  @Test func `of zero fails every test, also one that ends immediately`() async {
    let results = await runTests(
      list(make: { Plain() }) { list in
        list.add("testOne", timeLimit: .zero) { _ in }
        list.add("testTwo", timeLimit: .zero) { _ async in }
        list.add("testThree") { _ in }
      })
    #expect(results.map(\.outcome) == [.timedOut, .timedOut, .passed])
  }

  @Test func `gives up a test that does not end, and says so when the main thread hangs`() async {
    let (left, gate) = (Counter(), Gate())
    let run = TestRun(RunContext { $0.exitProcess = { left.next() } })
    let timeLimit = TimeLimit(limit: .seconds(1), run: run)
    let test = RunningTest(cartTest(), iteration: 1, run: run)
    run.begin(test)
    let task = TestTask(fromLoop: false) { await gate.opened() }
    test.setTask(task)
    timeLimit.enforce(at: test.start + .seconds(2))
    await task.wait()
    #expect(left.value == 0)
    timeLimit.enforce(at: test.start + .seconds(3))
    timeLimit.enforce(at: test.start + .seconds(4))
    #expect(left.value == 1)
    #expect(run.summary.failedTests.map(\.name) == ["test"])
    gate.open()
  }

  @Test func `has no effect if the test ends while it is enforced`() async {
    let ending = Locked<@Sendable () -> Void>({})
    let left = Counter()
    let run = TestRun(
      RunContext {
        $0.exitProcess = { left.next() }
        $0.endLeftProcesses = {
          ending.withLock { $0 }()
          return ""
        }
      })
    let events = run.listen()
    let test = RunningTest(cartTest(), iteration: 1, run: run)
    ending.withLock { $0 = { run.end(test, output: "its own") } }
    run.begin(test)
    TimeLimit(limit: .seconds(1), run: run).enforce(at: test.start + .seconds(4))
    #expect(left.value == 0)
    // Another thread may have been about to end it.
    run.end(test, output: "another's")
    _ = run.end()
    #expect(await results(events).map(\.output) == ["its own"])
  }
}

@MainActor @Suite struct `A process that another one continues after` {
  private let left = Counter()

  /// Enforces a limit of 1 second with a grace of 0.5 and a hold of 0.1 seconds.
  private func leaves(
    after milliseconds: Int, _ prepare: (RunningTest) -> Void = { _ in }
  ) -> Bool {
    let run = TestRun(RunContext { [left] in $0.exitProcess = { left.next() } })
    let timeLimit = TimeLimit(
      limit: .seconds(1), grace: .milliseconds(500), hold: .milliseconds(100), run: run)
    let test = RunningTest(cartTest(), iteration: 1, run: run)
    prepare(test)
    run.begin(test)
    let before = left.value
    timeLimit.enforce(at: test.start + .milliseconds(milliseconds))
    return left.value > before
  }

  @Test func `is soon left when synchronous code of a test holds the main thread`() {
    #expect(!leaves(after: 900) { $0.countSynchronousCall(true) })
    #expect(leaves(after: 1_100) { $0.countSynchronousCall(true) })
  }

  @Test func `has patience with asynchronous code`() {
    #expect(!leaves(after: 1_200))
    #expect(leaves(after: 2_000))
  }
}

@Suite struct `The looks of a watchdog` {
  private let start = ContinuousClock.now

  @Test(arguments: [
    ([20, 120], [true, true]),
    // Just after the process was stopped.
    ([101, 121], [false, true]),
    // On a machine that is too slow for them, every other one counts.
    ([1_000, 2_000, 3_000, 4_000], [false, true, false, true]),
  ])
  func `count when they come in time`(milliseconds: [Int], areInTime: [Bool]) {
    var ticks = WatchdogTicks(since: start)
    #expect(milliseconds.map { ticks.isInTime(start + .milliseconds($0)) } == areInTime)
  }

  @Test func `say whether the time between them can be trusted`() {
    var ticks = WatchdogTicks(since: start)
    var areInTime = [100, 101].map { ticks.areInTime(at: start + .milliseconds($0)) }
    _ = ticks.isInTime(start + .milliseconds(101))
    areInTime.append(ticks.areInTime(at: start + .milliseconds(102)))
    _ = ticks.isInTime(start + .milliseconds(121))
    areInTime.append(ticks.areInTime(at: start + .milliseconds(122)))
    #expect(areInTime == [true, false, false, true])
  }
}

@MainActor @Suite struct `A time limit of a test's own` {
  private let run = TestRun()

  private func begin(_ name: String, limit: Duration?, hook: Bool = false) -> RunningTest {
    let test = RunningTest(
      cartTest(name, timeLimit: limit), iteration: 1, isSuiteHook: hook, run: run)
    run.begin(test)
    return test
  }

  @Test func `is the one that applies, and is reported`() async {
    let events = run.listen()
    let timeLimit = TimeLimit(limit: .seconds(5), run: run)
    let short = begin("short", limit: .seconds(1))
    let long = begin("long", limit: .seconds(9))
    let other = begin("other", limit: nil)
    let hook = begin("class setUp", limit: nil, hook: true)
    timeLimit.enforce(at: hook.start + .seconds(5))
    #expect([short, long, other, hook].map(\.isExpired) == [true, false, true, true])
    for test in [short, long, other, hook] { run.end(test, output: "") }
    _ = run.end()
    #expect(
      await results(events).map(\.messages) == [
        ["Test ran for 1.0 seconds, but expected to end before its time limit"], [],
        ["Test ran for 5.0 seconds, but expected to end before its time limit"],
        ["Test ran for 5.0 seconds, but expected to end before its time limit"],
      ])
  }

  @Test func `leaves tests without one alone`() {
    let timeLimit = TimeLimit(run: run)
    let (limited, free) = (begin("limited", limit: .zero), begin("free", limit: nil))
    timeLimit.enforce(at: free.start + .seconds(86_400))
    #expect((limited.isExpired, free.isExpired) == (true, false))
  }

  @Test func `comes from the suite or from the test`() async {
    var list = TestList(timeLimit: .seconds(3), make: { Plain() })
    list.add("testOne") { _ in }
    list.add("testTwo", timeLimit: .seconds(1)) { _ in }
    list.add("testThree", timeLimit: .seconds(2)) { _ async in }
    list.add("testFour", arguments: [1], timeLimit: .seconds(4)) { _, _ in }
    list.add("testFive", arguments: [1], timeLimit: .seconds(5)) { _, _ async in }
    list.add("testSix", timeLimit: .seconds(6), mainActorBody: { _ in })
    list.add("testSeven", arguments: [1], timeLimit: .seconds(7), mainActorBody: { _, _ in })
    #expect(
      AnyTestList(list).tests.map(\.timeLimit)
        == [3, 1, 2, 4, 5, 6, 7].map { Duration.seconds($0) })
    #expect(test {}.tests.map(\.timeLimit) == [nil])
  }
}

@MainActor @Suite struct `The main thread hangs` {
  private let left = Counter()

  /// How often the process is left if two tests have been running for a day.
  ///
  /// - Parameters:
  ///   - limits: Their time limits.
  ///   - isCalled: Whether synchronous code of the first is being called.
  private func leaves(_ limits: [Duration?], isCalled: Bool) -> (Int, TestRunSummary) {
    let run = TestRun(RunContext { [left] in $0.exitProcess = { left.next() } })
    run.beginIteration(testCount: 3)
    let tests = limits.map {
      RunningTest(cartTest(timeLimit: $0), iteration: 1, run: run)
    }
    for test in tests { run.begin(test) }
    if isCalled { tests[0].countSynchronousCall(true) }
    TimeLimit(run: run).enforce(at: .now + .seconds(86_400))
    return (left.value, run.summary)
  }

  @Test func `if all that run have used up their time`() {
    let (count, summary) = leaves([.seconds(1), .seconds(2)], isCalled: false)
    #expect((count, summary.timedOut, summary.notRun) == (1, 2, 1))
  }

  @Test func `not if a test has just begun that waits for others`() {
    let run = TestRun(RunContext { [left] in $0.exitProcess = { left.next() } })
    let timeLimit = TimeLimit(limit: .zero, grace: .zero, run: run)
    run.beginIteration(testCount: 3)
    run.begin(RunningTest(cartTest("testWaits"), iteration: 1, run: run))
    let between = ContinuousClock.now
    run.begin(RunningTest(cartTest("testBegins"), iteration: 1, run: run))
    timeLimit.enforce(at: between)
    #expect(left.value == 0)
    timeLimit.enforce(at: .now)
    #expect(left.value == 1)
    #expect((run.summary.timedOut, run.summary.notRun) == (2, 1))
  }

  @Test func `not if one of them may run for as long as it wants`() {
    #expect(leaves([.seconds(1), nil], isCalled: false).0 == 0)
  }

  @Test func `if code of one that has used up its time is being called, the others aside`() {
    let (count, summary) = leaves([.seconds(1), nil], isCalled: true)
    #expect((count, summary.timedOut, summary.passed, summary.notRun) == (1, 1, 0, 2))
  }
}

// MARK: - Fixtures

/// A journal that calls a closure when a test is about to begin.
private struct LookingJournal: TestJournal {
  let look: @Sendable () -> Void

  func began(_ test: TestDescription, iteration: Int, attempt: Int, isSuiteHook: Bool) { look() }
  func beganUnseen(_ test: TestDescription, iteration: Int, attempt: Int) {}
  func hookEnded(_ test: TestDescription, iteration: Int) {}
  func record(_ event: TestEvent) {}
}
