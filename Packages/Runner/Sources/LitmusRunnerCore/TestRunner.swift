#if LITMUS_RUNNER
internal import CustomDump
internal import Foundation
@_spi(LitmusHarness) internal import LitmusReporting

/// A runner for tests that are compiled into this program, which runs them within it.
///
/// ```swift
/// let runner = TestRunner(lists: [AnyTestList(CartTests.tests)])
/// let events = runner.events()
/// Task { for await event in events { print(event) } }
/// let summary = await runner.run()
/// ```
///
/// A program that is started with `--run-tests` needs only `runIfRequested()`.
@MainActor public final class TestRunner {
  /// The suites of the run, in the order in which they run.
  public var lists: [AnyTestList] { plan.lists }

  package let plan: TestPlan
  private let options: TestRunOptions
  private let state: TestRun
  /// Removes the journal, because the run has ended.
  private var finishJournal: () -> Void = {}
  private var isStarted = false

  /// Makes a runner for one run.
  ///
  /// - Parameters:
  ///   - lists: The suites; by default all that are found in this program. Those of one type are
  ///     merged, and a test that is found twice runs once.
  ///   - options: How the tests are run.
  public convenience init(
    lists: [AnyTestList] = TestDiscovery.lists(), options: TestRunOptions = TestRunOptions()
  ) {
    self.init(plan: TestPlan(lists: AnyTestList.merging(lists)), options: options)
  }

  /// Makes a runner for one run of a plan.
  ///
  /// - Parameters:
  ///   - plan: The tests to run.
  ///   - options: How the tests are run.
  ///   - context: The context of the run.
  package init(
    plan: TestPlan,
    options: TestRunOptions,
    context: RunContext = RunContext()
  ) {
    // A suite may have no tests, such as if all of them are in a condition that does not hold.
    var plan = plan
    plan.lists.removeAll(where: \.entries.isEmpty)
    if let seed = options.shuffleSeed { plan = plan.shuffled(seed: seed) }
    plan.iterations = options.iterations
    self.plan = plan
    self.options = options
    state = TestRun(context)
  }

  /// Returns the run's events from now on.
  ///
  /// The sequence ends with the run.
  ///
  /// Any number of readers may call this; each gets a sequence of its own.
  public func events() -> TestEvents { state.listen() }

  /// Runs the tests.
  ///
  /// On Linux, a synchronous test that waits for work on the main queue needs
  /// ``runBlocking()``, because a task of the main actor occupies that queue.
  ///
  /// If the caller's task is cancelled, the running tests are cancelled too, and no other test is
  /// started.
  ///
  /// - Returns: The summary of the run. A second call runs nothing.
  public func run() async -> TestRunSummary {
    guard let session = begin() else { return state.summary }
    await session.driver.run()
    return end(session)
  }

  /// Runs the tests from the main run loop, and returns when all have finished.
  ///
  /// Call it from a synchronous `main`, not from a task or a job of the main queue.
  ///
  /// - Returns: The summary of the run. A second call runs nothing.
  public func runBlocking() -> TestRunSummary {
    guard let session = begin() else { return state.summary }
    session.driver.runBlocking()
    return end(session)
  }
}

// MARK: - Lifecycle
extension TestRunner {
  /// The maximum number of asynchronous tests that run in parallel.
  private static var concurrency: Int { 2 * ProcessInfo.processInfo.activeProcessorCount }

  private struct Session {
    var driver: TestDriver
    var harness: Int
    var watchdog: TimeLimitWatchdog?
  }

  private func begin() -> Session? {
    guard !isStarted else { return nil }
    isStarted = true
    record()
    let context = state.context
    state.begin(
      TestRunStart(
        testCount: plan.testCount,
        iterations: plan.iterations,
        suiteCount: plan.lists.count,
        seed: plan.seed,
        retries: options.retries,
        shard: plan.shard,
        emptyReason: plan.emptyReason,
        ambiguousSuites: plan.ambiguousSuites))
    let watchdog =
      hasTimeLimits
      ? TimeLimitWatchdog(
        TimeLimit(
          limit: options.timeLimit, grace: context.grace, hold: context.hold,
          run: state)) : nil
    let execution = TestExecution(
      plan: plan, run: state, options: options, context: context, watchdog: watchdog)
    DifferenceRenderer.install { diff($0, $1) }
    return Session(
      driver: TestDriver(execution, concurrency: Self.concurrency),
      harness: TestHarnesses.add(state),
      watchdog: watchdog)
  }

  /// Whether any test has a time limit.
  private var hasTimeLimits: Bool {
    options.timeLimit != nil
      || plan.lists.contains { $0.entries.contains { $0.description.timeLimit != nil } }
  }

  private func end(_ session: Session) -> TestRunSummary {
    session.watchdog?.stop()
    TestHarnesses.remove(session.harness)
    defer { finishJournal() }
    return state.end()
  }

  /// Opens the journal that the options name, and resumes the run that is recorded in it, if any.
  private func record() {
    guard let journal = options.journalSetting, state.journal == nil else { return }
    do {
      finishJournal = try journal.begin(journal.folder, plan, &state.context)
    } catch {
      warnOnStandardError("Nothing of this run is kept: \(error)")
    }
  }
}

extension TestRunner {
  /// Makes a runner for some of the tests of a program.
  ///
  /// - Parameters:
  ///   - lists: All suites.
  ///   - options: How the tests are run.
  ///   - isChosen: Returns whether a test runs. A test case that Swift Testing cannot run alone
  ///     runs with the others of its function, which are not reported.
  package convenience init(
    lists: [AnyTestList], options: TestRunOptions, where isChosen: (TestID) -> Bool
  ) {
    let plan = TestPlan(lists: AnyTestList.merging(lists)).filtered { isChosen($0.id) }
    self.init(plan: plan, options: options)
  }
}

extension TestRunner {
  /// Returns the arguments for the runner, if the program was started to run its tests; the
  /// program's own arguments follow `--`.
  package nonisolated static func requestedArguments(
    _ arguments: [String] = CommandLine.arguments,
    ownFlags: Set<String>,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String]? {
    let all = arguments.dropFirst()
    let end = all.firstIndex(of: "--") ?? all.endIndex
    let own = all[..<end].filter { $0 != "--run-tests" }
    let isAsked =
      own.count < all[..<end].count
      || !["", "0"].contains(environment["LITMUS_RUN_TESTS", default: ""])
      || environment["LITMUS_CHILD"] != nil
    guard isAsked else { return nil }
    let flags = own.filter(ownFlags.contains)
    let programs = flags + all[end...].dropFirst()
    return own.filter { !ownFlags.contains($0) } + (programs.isEmpty ? [] : ["--"] + programs)
  }
}

/// A driver that runs a run's units in one of two ways: from the main run loop, or within a task.
@MainActor final class TestDriver {
  let execution: TestExecution
  private let concurrency: Int
  /// How many units are currently running in parallel.
  private var inFlight = 0
  private var finished = 0
  private var waiter: CheckedContinuation<Void, Never>?

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - execution: The execution, which returns the units to run.
  ///   - concurrency: How many tests may run in parallel.
  init(_ execution: TestExecution, concurrency: Int) {
    self.execution = execution
    self.concurrency = concurrency
  }

  /// Runs all units from the main run loop, and returns when all are done.
  func runBlocking() {
    while true {
      // Before a unit is chosen: what the others come to may stop the run.
      if inFlight >= concurrency { driveUntilOneFinished() }
      switch execution.next() {
      case .done: return
      case .wait: driveUntilOneFinished()
      case .run(let unit):
        let task = start(unit, fromLoop: true)
        guard !unit.isConcurrent else { continue }
        if !task.isOver { MainThread.drive(until: { task.isOver }) }
        execution.finish(unit)
        if inFlight > 0 { MainThread.catchUp() }
      }
    }
  }

  /// Runs all units within the caller's task, until that is cancelled.
  func run() async {
    await withTaskCancellationHandler {
      await runUnits()
    } onCancel: {
      Task { @MainActor in execution.cancel() }
    }
  }

  private func runUnits() async {
    while true {
      if inFlight >= concurrency { await oneFinished() }
      // Checked here, because the handler has to wait for the main actor, and tests may begin
      // meanwhile.
      if Task.isCancelled { execution.cancel() }
      switch execution.next() {
      case .done: return
      case .wait: await oneFinished()
      case .run(let unit):
        let task = start(unit, fromLoop: false)
        guard !unit.isConcurrent else { continue }
        await task.wait()
        execution.finish(unit)
        // Tests that run in parallel need the main actor now and then.
        if inFlight > 0 { await Task.yield() }
      }
    }
  }

  private func start(_ unit: TestExecution.Unit, fromLoop: Bool) -> TestTask {
    execution.begin(unit)
    let task = TestTask(fromLoop: fromLoop) { await unit.run() }
    unit.setTask(task)
    guard unit.isConcurrent else { return task }
    inFlight += 1
    // Not in another task, which would need the main thread once more.
    task.whenOver { [self] in
      execution.finish(unit)
      inFlight -= 1
      finished += 1
      waiter.take()?.resume()
    }
    return task
  }

  private func driveUntilOneFinished() {
    let before = finished
    MainThread.drive(until: { finished > before })
  }

  private func oneFinished() async {
    await withCheckedContinuation { waiter = $0 }
  }
}
#endif
