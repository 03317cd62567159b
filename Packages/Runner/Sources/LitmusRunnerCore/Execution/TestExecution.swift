#if LITMUS_RUNNER
internal import LitmusReporting

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
  struct Suite {
    /// The tests that have not been returned yet, last first; `nil` before they have been
    /// determined.
    var entries: [Int]?
    var isSetUp = false
    var underWay = 0
    /// Why its tests are skipped, if its set-up failed or skipped them.
    var skipReason: String?
  }

  let run: TestRun
  let plan: TestPlan
  let options: TestRunOptions
  let context: RunContext
  /// The last repetition in which earlier processes have run tests.
  private let lastRepeatedIteration: Int
  var iteration: Int
  var suites: [Suite]
  /// The suite whose tests are returned.
  var current = 0
  /// The remaining tests of a group of another framework that was cut short.
  var rest: [Unit] = []
  /// The group of such tests that is running.
  var group: HostedGroup?
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
  init(
    plan: TestPlan,
    run: TestRun,
    options: TestRunOptions,
    context: RunContext = RunContext()
  ) {
    self.plan = plan
    self.run = run
    self.options = options
    self.context = context
    lastRepeatedIteration = context.history.lastIteration
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
    if let test = unit.test { run.began(test, isAgain: unit.isRetry) }
    if let group = unit.group { self.group = group }
  }

  /// Records that a unit has finished.
  func finish(_ unit: Unit) {
    suites[unit.suite].underWay -= 1
    if let group = unit.group { goOn(after: group, in: unit.suite) }
    guard let test = unit.test else { return }
    if unit.isSetUp {
      if let reason = test.skipReason {
        suites[unit.suite].skipReason = reason
      } else if test.isStopped {
        suites[unit.suite].skipReason = "The suite's set-up failed"
      }
    }
    run.exitIfDamaged(by: test)
    let output = context.readOutput?(false, test) ?? ""
    let failed = run.ended(test, output: output, mayRunAgain: mayRunAgain(test))
    if let failed { retry(unit, test, after: failed) }
  }
}

// MARK: - Again after a failure
extension TestExecution {
  private func mayRunAgain(_ test: RunningTest) -> Bool {
    !test.isSuiteHook && test.attempt <= options.retries && !isStopped
  }

  private func retry(_ unit: Unit, _ test: RunningTest, after failed: TestResult) {
    var next = unit
    next.isRetry = true
    next.test = RunningTest(
      test.description,
      kind: .test(iteration: test.iteration),
      earlierAttempts: test.earlierAttempts + [failed],
      run: run)
    retries.append(next)
  }

  /// Reports the last attempt's result as the test's, because no other attempt follows after all.
  func reportLastAttempts(_ attempts: [TestResult]) {
    var attempts = attempts
    guard var result = attempts.popLast() else { return }
    result.earlierAttempts = attempts
    run.finished(result)
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
    !run.summary.isSuccess || context.history.failureCount > 0
  }

  /// Records that a repetition begins, some of whose tests earlier processes may have run.
  private func beginIteration() {
    let history = context.history
    let done =
      history.isEmpty
      ? 0
      : plan.lists.lazy.flatMap(\.entries).count {
        history.finished.contains(key($0.description.id))
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
      kind: .test(iteration: iteration),
      earlierAttempts: context.history.failedAttempts[key(entry.description.id)] ?? [],
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
    // If all tests are skipped, none will ever fail.
    // But an earlier process may have run this repetition.
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
      kind: .suiteHook(iteration: iteration),
      run: run)
  }
}
#endif
