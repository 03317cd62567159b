#if LITMUS_RUNNER
internal import LitmusReporting

/// Hands out a run's work piece by piece, to whoever drives it on the main actor.
@MainActor final class TestExecution {
  /// A test, or the hooks at a suite's start or end.
  struct Unit {
    var test: RunningTest
    fileprivate var body: @MainActor (RunningTest) async -> Void
    /// Whether it may run beside others.
    var isConcurrent = false
    fileprivate var suite: Int
    fileprivate var isSetUp = false

    /// Runs the unit as its test.
    @MainActor func run() async {
      await RunningTest.$current.withValue(test) { await body(test) }
    }
  }

  /// What a driver is to do next.
  enum Next {
    case run(Unit)
    /// Come back when one of the units under way has finished.
    case wait
    case done
  }

  /// What is kept of a suite while its tests run.
  private struct Suite {
    /// The tests that have not been handed out, last first; `nil` if none has been looked at.
    var entries: [Int]?
    var isSetUp = false
    var underWay = 0
    /// Why its tests are skipped, if its set-up says so.
    var skipReason: String?
  }

  let run: TestRun
  private let plan: TestPlan
  private let options: TestRunOptions
  private let surroundings: RunSurroundings
  private var iteration = 1
  private var suites: [Suite]
  /// The suite that tests are handed out of.
  private var current = 0
  /// Suites that have no test left but have not been torn down.
  private var ending: [Int] = []
  private var isCancelled = false

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - plan: What runs.
  ///   - run: What the rest of the process sees of the run.
  ///   - options: How it runs.
  ///   - surroundings: What it has round it.
  init(
    plan: TestPlan,
    run: TestRun,
    options: TestRunOptions,
    surroundings: RunSurroundings = RunSurroundings()
  ) {
    self.plan = plan
    self.run = run
    self.options = options
    self.surroundings = surroundings
    suites = plan.lists.map { _ in Suite() }
    run.beginIteration(testCount: plan.testCount)
  }

  /// The next piece of work.
  func next() -> Next {
    if isStopped { leaveCurrentSuite() }
    if let index = ending.firstIndex(where: { suites[$0].underWay == 0 }) {
      return .run(tearDown(of: ending.remove(at: index)))
    }
    while current < suites.count {
      if let unit = nextOfCurrentSuite() { return .run(unit) }
    }
    if suites.contains(where: { $0.underWay > 0 }) { return .wait }
    return startNextIteration() ? next() : .done
  }

  /// Starts no more tests, and asks those under way to stop.
  func cancel() {
    isCancelled = true
    for test in run.runningTests { test.cancel() }
  }

  /// Takes note that a unit begins.
  func begin(_ unit: Unit) {
    suites[unit.suite].underWay += 1
    run.began(unit.test)
  }

  /// Takes note that all steps of a unit are done.
  func finish(_ unit: Unit) {
    if unit.isSetUp {
      if let reason = unit.test.skipReason {
        suites[unit.suite].skipReason = reason
      } else if unit.test.isStopped {
        suites[unit.suite].skipReason = "The suite's set-up failed"
      }
    }
    run.ended(unit.test, output: surroundings.takeOutput?() ?? "")
    suites[unit.suite].underWay -= 1
  }
}

// MARK: - Order
extension TestExecution {
  private var isStopped: Bool {
    isCancelled
      || options.stopsAtFirstFailure
        && (!run.summary.isSuccess || surroundings.history.failureCount > 0)
  }

  /// The next piece of the current suite's work; `nil` if it has none left, and is left behind.
  private func nextOfCurrentSuite() -> Unit? {
    let list = plan.lists[current]
    if suites[current].entries == nil { enterCurrentSuite(list) }
    guard let index = suites[current].entries?.last else {
      leaveCurrentSuite()
      return nil
    }
    if let hooks = list.hooks, !suites[current].isSetUp, suites[current].skipReason == nil {
      suites[current].isSetUp = true
      return setUp(hooks)
    }
    let entry = list.entries[index]
    let test = RunningTest(entry.description, kind: .test(iteration: iteration), run: run)
    if let reason = suites[current].skipReason { test.skip(reason) }
    let unit = Unit(
      test: test,
      body: entry.run,
      isConcurrent: options.runsInParallel && entry.isAsync,
      suite: current)
    suites[current].entries?.removeLast()
    if suites[current].entries == [] { leaveCurrentSuite() }
    return unit
  }

  /// Looks which of a suite's tests are to be run by this process.
  private func enterCurrentSuite(_ list: AnyTestList) {
    let (module, suite) = (list.module, list.suite)
    let history = surroundings.history
    var entries = Array(list.entries.indices.reversed())
    if !history.isEmpty {
      entries.removeAll { history.finished.contains(key(list.entries[$0].description.id)) }
      let setUp = TestID(module: module, suite: suite, name: "class setUp")
      suites[current].skipReason = history.brokenSuites[key(setUp)]
    }
    let isMine =
      entries.isEmpty
      || surroundings.claims?.claim(module: module, suite: suite, iteration: iteration) ?? true
    suites[current].entries = isMine ? entries : []
  }

  private func key(_ test: TestID) -> RunHistory.Key {
    RunHistory.Key(test: test, iteration: iteration)
  }

  /// Hands out no more tests of the current suite, so that it is torn down if it was set up.
  private func leaveCurrentSuite() {
    guard current < suites.count else { return }
    if suites[current].isSetUp { ending.append(current) }
    current = isStopped ? suites.count : current + 1
  }

  private func startNextIteration() -> Bool {
    let isLast = plan.lists.isEmpty || plan.iterations.map { iteration >= $0 } ?? false
    let summary = run.summary
    // If all tests are skipped, none will ever fail.
    let isEndless = plan.iterations == nil && summary.finished == summary.skipped
    guard
      !isLast, !isStopped, !isEndless,
      !(options.stopsAfterFailedIteration && !summary.isSuccess)
    else { return false }
    iteration += 1
    suites = plan.lists.map { _ in Suite() }
    current = 0
    run.beginIteration(testCount: plan.testCount)
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
