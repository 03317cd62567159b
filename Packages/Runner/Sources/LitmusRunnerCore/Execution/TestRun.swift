#if LITMUS_RUNNER
@_spi(Litmus) @_spi(LitmusHarness) package import LitmusReporting

/// The state of one run, shared by all threads: its events, its summary, its running tests.
package final class TestRun: TestHarness, Sendable {
  fileprivate struct State: Sendable {
    var context: RunContext
    var listeners: [TestEventChannel] = []
    var summary = TestRunSummary()
    var running: [ObjectIdentifier: RunningTest] = [:]
    /// How many tests have not begun in this repetition.
    var notRun = 0
    var start = ContinuousClock.now
    /// When a test last began or ended, for which the main thread is needed.
    var lastChange = ContinuousClock.now
    var isOver = false
    /// How many failures of no test are left out of the reports.
    var failuresLeftOut = 0
  }

  private let state: Locked<State>
  /// Held while one thread decides whether this process leaves, and until it has left.
  private let leaving = Locked(())

  /// Makes the state of a run that has not begun.
  ///
  /// - Parameter context: The context of the run.
  init(_ context: RunContext = RunContext()) { state = Locked(State(context: context)) }

  /// The context of the run, which may change until it begins.
  var context: RunContext {
    get { state.withLock { $0.context } }
    set { state.withLock { $0.context = newValue } }
  }

  /// Where output and attachments are kept that are too long for reports.
  var fullOutput: FullOutput? { context.fullOutput }

  /// The number of this process among the run's; 0 if it is the only one.
  var process: Int { state.withLock { $0.context.process } }

  var journal: (any TestJournal)? { state.withLock { $0.context.journal } }

  /// Returns how long after the start of the run an instant is.
  func offset(of instant: ContinuousClock.Instant) -> Duration {
    state.withLock { instant - $0.start }
  }

  /// The tests that have begun and not ended.
  var runningTests: [RunningTest] { state.withLock { Array($0.running.values) } }

  /// Whether several tests are running.
  var isRunningSeveral: Bool { state.withLock { $0.running.count > 1 } }

  /// The summary so far.
  var summary: TestRunSummary { state.withLock { $0.summary } }

  /// Returns a sequence of all events from now on.
  func listen() -> TestEvents {
    let events = TestEvents()
    state.withLock { state in
      if state.isOver { events.channel.finish() } else { state.listeners.append(events.channel) }
    }
    return events
  }

  /// Writes an event to the journal, if there is one, and sends it to the listeners.
  func emit(_ event: TestEvent) {
    state.withLock { $0.emit(event) }
  }

  /// Begins the run, and sends its first events to the listeners.
  func begin(_ start: TestRunStart) {
    state.withLock { state in
      state.start = .now - state.context.elapsed
      state.emit(.runStarted(start))
      state.replayEarlier()
    }
  }

  /// Records that a repetition begins.
  func beginIteration(testCount: Int) {
    state.withLock { $0.notRun = testCount }
  }

  /// Records that a test begins.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - isAgain: Whether this process has already run an earlier attempt.
  func begin(_ test: RunningTest, isAgain: Bool = false) {
    state.withLock { state in
      state.running[ObjectIdentifier(test)] = test
      state.lastChange = .now
      if !test.isSuiteHook, !isAgain { state.notRun -= 1 }
    }
    journal?.began(
      test.description, iteration: test.iteration, attempt: test.attempt,
      isSuiteHook: test.isSuiteHook)
    test.begin()
  }

  /// Records that a test has ended.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - output: What was written to standard output while the test ran.
  ///   - mayRunAgain: Whether it is run again if it failed.
  /// - Returns: The result, if the test failed and will run again; otherwise `nil`.
  @discardableResult
  func end(_ test: RunningTest, output: String, mayRunAgain: Bool = false) -> TestResult? {
    let failed = test.end(output: output, mayRunAgain: mayRunAgain)
    if test.isSuiteHook { journal?.hookEnded(test.description, iteration: test.iteration) }
    state.withLock { state in
      state.running[ObjectIdentifier(test)] = nil
      state.lastChange = .now
    }
    return failed
  }

  /// Records that a test that has begun was stopped, and counts as not run unless an earlier attempt has a result.
  func abandon(_ test: RunningTest, isAgain: Bool) {
    journal?.hookEnded(test.description, iteration: test.iteration)
    state.withLock { state in
      state.running[ObjectIdentifier(test)] = nil
      state.lastChange = .now
      if !test.isSuiteHook, !isAgain { state.notRun += 1 }
    }
  }

  /// The owner of the programs that run the tests; `nil` if this process runs them.
  package var programOwner: (any ProgramOwner)? { context.programOwner }

  /// Whether the process can exit so that each of several running tests runs again alone.
  var runsSuspectsAgain: Bool { context.exitForSuspects != nil }

  /// Exits the process because any of several running tests may have stopped it, so that each runs
  /// again in a process of its own.
  package func exitToIsolateSuspects() { context.exitForSuspects?() }

  /// Exits the process because output of tests could not be captured, so that the running tests begin
  /// again where it can be; does nothing if output is not captured.
  package func exitToRestoreOutput() { context.exitForLostOutput?() }

  /// Records that a test has failed and will run again.
  func recordRetry(_ result: TestResult) {
    state.withLock { state in
      if !state.isOver { state.emit(.testRetried(result)) }
    }
  }

  /// Adds a result to the summary, and emits it, unless the run is over.
  func record(_ result: TestResult) {
    state.withLock { state in
      guard !state.isOver else { return }
      state.summary.add(result)
      state.emit(.testFinished(result))
    }
  }

  /// Ends the run: its listeners receive the summary and then no more events.
  func end() -> TestRunSummary {
    state.withLock { state in
      state.reportFailuresLeftOut()
      state.summary.notRun = state.notRun
      state.summary.duration = .now - state.start
      state.emit(.runFinished(state.summary))
      for listener in state.listeners { listener.finish() }
      state.listeners = []
      state.isOver = true
      return state.summary
    }
  }
}

extension TestRun.State {
  func emit(_ event: TestEvent) {
    context.journal?.record(event)
    for listener in listeners { listener.send(event) }
  }

  /// Reports how many failures of no test are left out.
  fileprivate mutating func reportFailuresLeftOut() {
    guard failuresLeftOut > 0, let last = summary.unattributed.last else { return }
    let failure = ReportedFailure(
      message: ReportLimits.failuresLeftOut(failuresLeftOut), callSite: last.callSite)
    summary.unattributed.append(failure)
    emit(.unattributed(failure))
  }

  /// Adds the events of earlier processes to the summary, and sends them to the listeners; the
  /// journal already has them.
  fileprivate mutating func replayEarlier() {
    var history = RunHistory()
    for event in context.earlier {
      history.apply(event)
      for listener in listeners { listener.send(event) }
    }
    summary = history.summary
    context.earlier = []
  }
}

// MARK: - Hangs
extension TestRun {
  /// Returns for how long tests have been running of which none has begun or ended; `nil` if none is running.
  func timeSinceChange(at now: ContinuousClock.Instant) -> Duration? {
    state.withLock { $0.isOver || $0.running.isEmpty ? nil : now - $0.lastChange }
  }

  /// Ends the run because a test that has exceeded its time limit blocks the main thread.
  ///
  /// Other tests that are running count as not run.
  func mainThreadHangs() {
    guard let exitProcess = context.exitProcess else { return }
    endBecauseOfHang(isMainThread: true, exitProcess)
  }

  /// Ends the run because tests that have exceeded their time limits occupy Swift's pool, if another
  /// process runs the others.
  func poolIsBlocked() {
    guard context.runsAgainElsewhere != nil, let exitProcess = context.exitProcess else { return }
    endBecauseOfHang(isMainThread: false, exitProcess)
  }

  private func endBecauseOfHang(isMainThread: Bool, _ exitProcess: () -> Void) {
    var left = context.endLeftProcesses?() ?? ""
    let running = runningTests
    // It may have ended meanwhile.
    guard running.contains(where: \.isExpired) else { return }
    if isMainThread { context.showHang?() }
    for test in running {
      if test.isExpired {
        let output = context.readOutput?(OutputRequest(test: test, isStuck: true)) ?? ""
        endBeforeExit(test, output: output.endingLine + left)
        left = ""
      } else if !test.isSuiteHook {
        state.withLock { $0.notRun += 1 }
      }
    }
    _ = end()
    exitProcess()
  }

  /// Exits the process if a test has damaged it so that the test itself may never end.
  ///
  /// It is called on the thread that the test ran on, because the main thread may be unreachable.
  func exitIfUnusable(by test: RunningTest) {
    if context.isUsable?() == false { exitIfDamaged(by: test) }
  }

  /// Exits the process if a test has damaged it so that no other test can run.
  func exitIfDamaged(by test: RunningTest) {
    guard let exitProcess = context.exitProcess, context.damage?() != nil else { return }
    // A test that began after the damage must not become a suspect while the result of the only
    // possible one is being recorded.
    leaving.withLock { _ in
      guard let problem = context.damage?() else { return }
      if runningTests.count > 1 { context.exitForSuspects?() }
      _ = test.report(ReportedFailure(message: problem, callSite: test.description.callSite))
      endBeforeExit(test, output: context.readOutput?(OutputRequest(test: test)) ?? "")
      exitProcess()
    }
  }

  /// Records the end of a test that makes this process exit; another may run the test again.
  private func endBeforeExit(_ test: RunningTest, output: String) {
    let runsAgain =
      context.runsAgainElsewhere?(test, summary.failureCount(besides: context.isExempt)) ?? false
    end(test, output: output, mayRunAgain: runsAgain)
  }
}

// MARK: - Failures
extension TestRun {
  /// Returns a failure as the run stores it: shortened, and if there is a journal, with a description
  /// instead of the error, because no code of the user may run while the journal is written.
  func stored(_ failure: ReportedFailure) -> ReportedFailure {
    (journal == nil ? failure : failure.recorded).limited
  }

  /// Records a failure for the test of this task, otherwise for the only running test, otherwise
  /// for each active run as a whole.
  package func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    if let test = test(of: origin) { return test.report(failure) }
    guard origin == .process else { return false }
    return Self.active.map { $0.reportUnattributed(failure) }.contains(true)
  }

  /// Records a failure of no test, and returns false if the run is over.
  @discardableResult
  package func reportUnattributed(_ failure: ReportedFailure) -> Bool {
    let failure = stored(failure)
    return state.withLock { state in
      guard !state.isOver else { return false }
      if state.summary.unattributed.count >= ReportLimits.failures {
        state.failuresLeftOut += 1
        return true
      }
      state.summary.unattributed.append(failure)
      state.emit(.unattributed(failure))
      return true
    }
  }

  package func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? {
    test(of: origin).map(RunningTestReporter.init)
  }

  package func runningScope(from origin: FailureOrigin) -> TestScope? { test(of: origin)?.scope }

  /// The runs of this process that have begun and not ended.
  private static var active: [TestRun] { TestHarnesses.all.compactMap { $0 as? TestRun } }

  /// Returns the test that the task belongs to, or the only one that is running, in whichever run.
  private func test(of origin: FailureOrigin) -> RunningTest? {
    if origin == .task { return RunningTest.current }
    let running = Self.active.flatMap(\.runningTests)
    return running.count == 1 ? running[0] : nil
  }

  /// Records a failure of a test that has ended, unless the run is over too.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - outcome: The outcome that the test was counted with; `nil` if the count does not change.
  func reportLate(_ failure: TestFailure, countedAs outcome: TestOutcome?) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      if let id = failure.test, let outcome {
        state.summary.addLateFailure(of: id, after: outcome)
      }
      state.emit(.failure(failure))
      return true
    }
  }
}

/// A reporter that reports to one test from anywhere, also after the test has ended.
private struct RunningTestReporter: FailureReporter {
  let test: RunningTest

  func report(_ failure: ReportedFailure) {
    if !test.report(failure) { reportFailure(failure) }
  }
}
#endif
