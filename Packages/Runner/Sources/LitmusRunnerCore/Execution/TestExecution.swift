#if LITMUS_RUNNER

/// The execution of a run, which returns its units of work one by one to a driver on the main
/// actor.
@MainActor final class TestExecution {
  /// A unit of work: a test, the hooks at a suite's start or end, or tests that another framework
  /// runs.
  struct Unit {
    var test: RunningTest?
    var group: HostedGroup?
    var body: @MainActor (RunningTest) async -> Void = { _ in }
    /// Whether it may run in parallel with others.
    var isConcurrent = false
    var suite: Int
    var isSetUp = false
    /// Whether an earlier attempt was made in this process.
    var isRetry = false

    /// Runs the unit, with its test as the current one.
    @MainActor func run() async {
      if let test { await RunningTest.$current.withValue(test) { await body(test) } }
      await group?.run()
    }

    /// Stores the task that the driver waits for.
    @MainActor func setTask(_ task: TestTask) {
      test?.setTask(task)
      group?.setTask(task)
    }
  }

  /// The next step of a driver.
  enum Next {
    case run(Unit)
    /// Wait until one of the running units has finished, and ask again.
    case wait
    case done
  }

  /// The state of a suite while its tests run.
  private struct Suite {
    /// The tests that have not been returned yet, last first; `nil` before they have been
    /// determined.
    var entries: [Int]?
    var isSetUp = false
    var underWay = 0
    /// Why its tests are skipped, if its set-up failed or skipped them.
    var skipReason: String?
  }

  private let run: TestRun
  private let plan: TestPlan
  private let options: TestRunOptions
  private let context: RunContext
  private let watchdog: TimeLimitWatchdog?
  /// How many tests have failed in earlier processes.
  private let failuresBefore: Int
  /// The last repetition in which earlier processes have run tests.
  private let lastRepeatedIteration: Int
  private var iteration: Int
  private var suites: [Suite]
  /// The suite whose tests are returned.
  private var current = 0
  /// The remaining tests of a group of another framework that was cut short.
  private var rest: [Unit] = []
  /// The group of such tests that is running.
  private var group: HostedGroup?
  /// Suites that have no test left but have not been torn down.
  private var ending: [Int] = []
  /// Failed tests that run again, before all others.
  private var retries: [Unit] = []
  private var isCancelled = false

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - plan: The tests to run.
  ///   - run: The state of the run, shared with the rest of the process.
  ///   - options: The options of the run.
  ///   - context: The context of the run.
  ///   - watchdog: What enforces the time limits; `nil` if no test has one.
  init(
    plan: TestPlan,
    run: TestRun,
    options: TestRunOptions,
    context: RunContext = RunContext(),
    watchdog: TimeLimitWatchdog? = nil
  ) {
    self.plan = plan
    self.run = run
    self.options = options
    self.context = context
    self.watchdog = watchdog
    failuresBefore = context.history.failureCount(besides: context.isExempt)
    lastRepeatedIteration = context.history.lastBegunIteration
    iteration = min(context.firstIteration, plan.iterations ?? .max)
    suites = plan.lists.map { _ in Suite() }
    beginIteration()
  }

  /// Returns the next step.
  func next() -> Next {
    while true {
      if let next = nextOfIteration() { return next }
      guard startNextIteration() else { return .done }
    }
  }

  /// Returns the next step of this repetition; `nil` if there is none left.
  private func nextOfIteration() -> Next? {
    if isStopped { moveToNextSuite() }
    if !retries.isEmpty { return .run(retries.removeFirst()) }
    if let index = ending.firstIndex(where: { suites[$0].underWay == 0 }) {
      return .run(tearDown(of: ending.remove(at: index)))
    }
    if isStopped { discardRest() }
    if !rest.isEmpty { return .run(rest.removeFirst()) }
    while current < suites.count {
      if let unit = nextOfCurrentSuite() { return .run(unit) }
    }
    if suites.contains(where: { $0.underWay > 0 }) { return .wait }
    return nil
  }

  /// Starts no more tests, and cancels the running ones.
  func cancel() {
    isCancelled = true
    for test in run.runningTests { test.cancel() }
    group?.stop()
    for unit in retries { reportLastAttempts(unit.test?.earlierAttempts ?? []) }
    retries = []
    discardRest()
  }

  /// Records that a unit begins.
  func begin(_ unit: Unit) {
    suites[unit.suite].underWay += 1
    if let test = unit.test { run.begin(test, isAgain: unit.isRetry) }
    if let group = unit.group { self.group = group }
  }

  /// Records that a unit has finished.
  func finish(_ unit: Unit) {
    suites[unit.suite].underWay -= 1
    if let group = unit.group { resume(after: group, in: unit.suite) }
    guard let test = unit.test else { return }
    watchdog?.check(test)
    if unit.isSetUp {
      if let reason = test.skipReason {
        suites[unit.suite].skipReason = reason
      } else if test.isStopped {
        suites[unit.suite].skipReason = "The suite's set-up failed"
      }
    }
    run.exitIfDamaged(by: test)
    let output =
      context.readOutput?(OutputRequest(test: test, leavesCrash: run.isRunningSeveral)) ?? ""
    let failed = run.end(test, output: output, mayRunAgain: mayRunAgain(test))
    if let failed { retry(unit, test, after: failed) }
  }
}

// MARK: - Retries
extension TestExecution {
  private func mayRunAgain(_ test: RunningTest) -> Bool {
    !test.isSuiteHook && test.attempt <= options.retries && !isStopped
  }

  private func retry(_ unit: Unit, _ test: RunningTest, after failed: TestResult) {
    var next = unit
    next.isRetry = true
    next.test = RunningTest(
      test.description,
      iteration: test.iteration,
      earlierAttempts: test.earlierAttempts + [failed],
      run: run)
    retries.append(next)
  }

  /// Reports the last attempt's result as the test's, because no other attempt follows after all.
  private func reportLastAttempts(_ attempts: [TestResult]) {
    var attempts = attempts
    guard var result = attempts.popLast() else { return }
    result.earlierAttempts = attempts
    run.record(result)
  }

  private func discardRest() {
    for unit in rest { reportLastAttempts(unit.group?.members ?? []) }
    rest = []
  }
}

// MARK: - Order
extension TestExecution {
  var isStopped: Bool {
    isCancelled || context.isStopped?(iteration) ?? false || hasEnoughFailures()
  }

  /// Whether anything has failed, here or in an earlier process of the run.
  private var hasFailed: Bool {
    run.summary.failureCount(besides: context.isExempt) > 0
      || failuresBefore > 0
  }

  /// Records that a repetition begins, some of whose tests earlier processes may have run.
  private func beginIteration() {
    let history = context.history
    let done =
      history.isEmpty
      ? 0
      : plan.lists.lazy.flatMap(\.entries).count {
        history.outcome(of: key($0.description.id)) != nil
      }
    run.beginIteration(testCount: plan.testCount - done)
  }

  /// Returns the next unit of the current suite; `nil` if another process has it, or after moving on
  /// to the next suite if there is none left.
  private func nextOfCurrentSuite() -> Unit? {
    let list = plan.lists[current]
    if suites[current].entries == nil { enter(current) }
    if let host = list.host, suites[current].entries != [] { return hostedUnit(of: host) }
    guard let index = suites[current].entries?.last else {
      moveToNextSuite()
      return nil
    }
    if let hooks = list.hooks, !suites[current].isSetUp, suites[current].skipReason == nil {
      suites[current].isSetUp = true
      return setUp(hooks)
    }
    let entry = list.entries[index]
    suites[current].entries?.removeLast()
    guard isForThisProcess(entry, of: list) else { return nil }
    let test = RunningTest(
      entry.description,
      iteration: iteration,
      earlierAttempts: context.history.attempts(at: key(entry.description.id)),
      run: run)
    if let reason = suites[current].skipReason { test.skip(reason) }
    let unit = Unit(
      test: test,
      body: entry.run,
      isConcurrent: options.runsInParallel && entry.isAsync,
      suite: current)
    if suites[current].entries == [] { moveToNextSuite() }
    return unit
  }

  /// Moves on to the next suite, and schedules the tear-down of the current one if it was set up.
  private func moveToNextSuite() {
    guard current < suites.count else { return }
    if suites[current].isSetUp { ending.append(current) }
    current = isStopped ? suites.count : current + 1
  }

  private func startNextIteration() -> Bool {
    let isLast = plan.lists.isEmpty || plan.iterations.map { iteration >= $0 } ?? false
    let summary = run.summary
    // If all tests are skipped, none will ever fail. But an earlier process may have run this repetition.
    let isRepeated = iteration < lastRepeatedIteration
    let isEndless =
      plan.iterations == nil && summary.finished == summary.skipped && !isRepeated
      && context.claims?.isForOneTest != true
    let hasFailedSoFar = hasFailed && !(summary.isSuccess && isRepeated)
    guard
      !isLast, !isStopped, !isEndless, plan.testCount > 0,
      context.claims?.isOver != true, !(options.stopsAfterFailedIteration && hasFailedSoFar)
    else { return false }
    iteration += 1
    suites = plan.lists.map { _ in Suite() }
    current = 0
    beginIteration()
    return true
  }

  private func setUp(_ hooks: SuiteHooks) -> Unit {
    Unit(test: hook("setUp"), body: hooks.setUp, suite: current, isSetUp: true)
  }

  private func tearDown(of suite: Int) -> Unit {
    let hooks = plan.lists[suite].hooks
    return Unit(
      test: hook("tearDown", suite),
      body: { await hooks?.tearDown($0) },
      suite: suite)
  }

  private func hook(_ name: String, _ suite: Int? = nil) -> RunningTest {
    let list = plan.lists[suite ?? current]
    return RunningTest(
      TestDescription(
        id: TestID(module: list.module, suite: list.suite, name: "class \(name)"),
        callSite: list.callSite),
      iteration: iteration, isSuiteHook: true,
      run: run)
  }
}

// Which tests are for this process, and how many may still fail.
extension TestExecution {
  /// Determines which of a suite's tests this process runs.
  ///
  /// Those that other processes may run as well are claimed later, one by one.
  private func enter(_ index: Int) {
    let list = plan.lists[index]
    let module = list.module
    let suite = list.suite
    let history = context.history
    var entries = Array(list.entries.indices.reversed())
    if !history.isEmpty {
      entries.removeAll { history.outcome(of: key(list.entries[$0].description.id)) != nil }
      suites[index].skipReason =
        [TestID.classSetUp, TestID.suiteSetUp].lazy.compactMap { name in
          history.brokenSuite(
            bySetUp: self.key(TestID(module: module, suite: suite, name: name)))
        }.first
    }
    if let claims = context.claims, list.runsInOneProcess, !entries.isEmpty {
      if claimsFramework(of: list, by: claims),
        claims.claim(module: module, suite: suite, iteration: iteration)
      {
        // Claimed in their order, because this process may get only one.
        entries = claimed(by: claims, entries.reversed(), of: list).reversed()
      } else {
        entries = []
      }
    }
    suites[index].entries = entries
  }

  /// Claims a test that other processes may run as well; returns whether this process may run it.
  private func isForThisProcess(_ entry: AnyTestList.Entry, of list: AnyTestList) -> Bool {
    guard let claims = context.claims, !list.runsInOneProcess else { return true }
    return claims.claim(entry.description.id, iteration: iteration)
  }

  /// Claims all suites of a framework that run in one process; returns whether this process may run
  /// a suite.
  private func claimsFramework(of list: AnyTestList, by claims: any TestClaims) -> Bool {
    guard let host = list.host, host.runsInOneProcess else { return true }
    return claims.claim(module: "", suite: "\(type(of: host))", iteration: iteration)
  }

  /// Returns the tests for this process; cases of a function that only run together are claimed
  /// together.
  private func claimed(
    by claims: any TestClaims, _ entries: [Int], of list: AnyTestList
  ) -> [Int] {
    var rest = entries[...]
    var claimed: [Int] = []
    while let first = rest.first {
      let function = list.entries[first].parameterizedFunction
      let testCases = rest.prefix {
        $0 == first || function != nil && list.entries[$0].parameterizedFunction == function
      }
      rest = rest.dropFirst(testCases.count)
      let ids = testCases.map { list.entries[$0].description.id }
      let chosen = Set(claims.claim(testCases: ids, of: function, iteration: iteration))
      claimed += testCases.filter { chosen.contains(list.entries[$0].description.id) }
    }
    return claimed
  }

  private func key(_ test: TestID) -> RunHistory.Key {
    RunHistory.Key(test: test, iteration: iteration)
  }

  /// Returns whether the maximum number of failures is reached, here and in earlier processes of
  /// the run.
  private func hasEnoughFailures() -> Bool {
    guard let most = options.maxFailures else { return false }
    return run.summary.failureCount(besides: context.isExempt) + earlierFailures >= most
  }

  /// How many tests have failed in earlier processes, besides those in the summary.
  private var earlierFailures: Int {
    // Events of earlier processes that were sent to readers are in the summary already.
    context.earlier.isEmpty ? failuresBefore : 0
  }
}

// Tests of other frameworks.
extension TestExecution {
  /// Returns one unit with the current suite's tests and those of the other suites of its
  /// framework.
  ///
  /// Parallel processes claim only some of the suites each time, so that none is idle.
  private func hostedUnit(of host: any GroupHost) -> Unit {
    let others = suites.indices.filter { index in
      index > current && suites[index].entries == nil
        && plan.lists[index].host.map { type(of: $0) == type(of: host) } ?? false
    }
    let count =
      if context.runsSuitesAlone {
        0
      } else if context.claims == nil {
        others.count
      } else {
        host.share(with: plan.lists[current], of: others.map { plan.lists[$0] })
      }
    let share = others.prefix(count)
    for index in share { enter(index) }
    let taken = [current] + share
    let members = taken.flatMap { index in
      HostedGroup.members(
        of: plan.lists[index], entries: suites[index].entries ?? [],
        skipReason: suites[index].skipReason, after: context.history, iteration: iteration)
    }
    for index in taken { suites[index].entries = [] }
    return unit(of: members, host: host, suite: current)
  }

  private func unit(
    of members: [HostedGroup.Member], host: any GroupHost, suite: Int
  ) -> Unit {
    let run = run
    let most = options.maxFailures
    let iteration = iteration
    let readOutput = context.readOutput
    let isStopped = context.isStopped
    let earlierFailures = earlierFailures
    let isExempt = context.isExempt
    let group = HostedGroup(
      members,
      unseen: HostedGroup.unseen(
        beside: members, in: plan.lists, after: context.history, iteration: iteration),
      host: host,
      context: HostedGroup.Context(
        run: run,
        iteration: iteration,
        // Otherwise a test case that must run alone would run in parallel with the others of its
        // function.
        isParallel: options.runsInParallel && members.count > 1,
        isOneSuite: context.runsSuitesAlone,
        retries: options.retries,
        readOutput: { test in
          let leavesCrash = run.programOwner == nil && run.isRunningSeveral
          return readOutput?(OutputRequest(test: test, leavesCrash: leavesCrash)) ?? ""
        },
        isStopped: {
          isStopped?(iteration) ?? false
            || most.map {
              run.summary.failureCount(besides: isExempt) + earlierFailures >= $0
            } ?? false
        }))
    return Unit(group: group, suite: suite)
  }

  /// Schedules the rest of a group that a test over its time limit has cut short, and the retries
  /// of failed tests.
  private func resume(after group: HostedGroup, in suite: Int) {
    self.group = nil
    let hasBegun = group.waiting.count < group.members.count
    let left = group.close()
    if left.isEmpty || !hasBegun || isStopped {
      reportLastAttempts(left)
    } else {
      rest.append(unit(of: left, host: group.host, suite: suite))
    }
  }

  /// Reports the last attempts of tests that were to run again as their results.
  private func reportLastAttempts(_ members: [HostedGroup.Member]) {
    for member in members where member.isRetry { reportLastAttempts(member.earlierAttempts) }
  }
}
#endif
