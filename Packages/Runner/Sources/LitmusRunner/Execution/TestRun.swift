#if LITMUS_RUNNER
@_spi(Litmus) @_spi(LitmusHarness) internal import LitmusReporting

/// The state of one run that every thread may reach: its events, its count, its running tests.
final class TestRun: TestHarness, Sendable {
  fileprivate struct State: Sendable {
    var journal: (any TestJournal)?
    /// Which of the run's processes this is; 0 if it is the only one.
    var process: Int
    /// How long ago the run began, if that was in another process.
    var elapsed: Duration
    /// What earlier processes have done.
    var earlier: [TestEvent]
    var listeners: [TestEventChannel] = []
    var summary = TestRunSummary()
    var running: [ObjectIdentifier: RunningTest] = [:]
    /// How many tests have not begun in this repetition.
    var notRun = 0
    var start = ContinuousClock.now
    /// When a test last began or ended, for which the main thread is needed.
    var lastChange = ContinuousClock.now
    var isOver = false
  }

  private let state: Locked<State>
  /// Leaves the process, if whoever started the run can, when a test does not let the main thread go.
  private let leave: (@Sendable () -> Void)?
  private let takeOutput: (@Sendable (Bool) -> String)?
  private let damage: (@Sendable () -> String?)?
  private let isUsable: (@Sendable () -> Bool)?
  private let leaveSuspects: (@Sendable () -> Void)?

  /// Makes the state of a run that has not begun.
  ///
  /// - Parameter surroundings: What the run has round it.
  init(_ surroundings: RunSurroundings = RunSurroundings()) {
    leave = surroundings.leave
    takeOutput = surroundings.takeOutput
    damage = surroundings.damage
    isUsable = surroundings.isUsable
    leaveSuspects = surroundings.leaveSuspects
    state = Locked(
      State(
        journal: surroundings.journal,
        process: surroundings.process,
        elapsed: surroundings.elapsed,
        earlier: surroundings.earlier))
  }

  /// Has the run written down, and what earlier processes have done told, when it begins.
  func surround(_ surroundings: RunSurroundings) {
    state.withLock { state in
      state.journal = surroundings.journal
      state.process = surroundings.process
      state.elapsed = surroundings.elapsed
      state.earlier = surroundings.earlier
    }
  }

  /// Which of the run's processes this is; 0 if it is the only one.
  var process: Int { state.withLock { $0.process } }

  var journal: (any TestJournal)? { state.withLock { $0.journal } }

  /// How long after the start of the run an instant is.
  func offset(of instant: ContinuousClock.Instant) -> Duration {
    state.withLock { instant - $0.start }
  }

  /// The tests that have begun and not ended.
  var runningTests: [RunningTest] { state.withLock { Array($0.running.values) } }

  /// The count so far.
  var summary: TestRunSummary { state.withLock { $0.summary } }

  /// A sequence of all events from now on.
  func listen() -> TestEvents {
    let events = TestEvents()
    state.withLock { state in
      if state.isOver { events.channel.finish() } else { state.listeners.append(events.channel) }
    }
    return events
  }

  func emit(_ event: TestEvent) {
    state.withLock { $0.emit(event) }
  }

  /// Tells the listeners that the run begins.
  func begin(_ start: TestRunStart) {
    state.withLock { state in
      state.start = .now - state.elapsed
      state.emit(.runStarted(start))
      state.replayEarlier()
    }
  }

  /// Takes note that a repetition begins.
  func beginIteration(testCount: Int) {
    state.withLock { $0.notRun = testCount }
  }

  /// Takes note that a test begins.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - isAgain: Whether this process has run it just before.
  func began(_ test: RunningTest, isAgain: Bool = false) {
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

  /// Takes note that a test has ended.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - output: What was written to standard output meanwhile.
  ///   - mayRunAgain: Whether it is run again if it failed.
  /// - Returns: What it came to, if it failed and is to be run again.
  @discardableResult
  func ended(_ test: RunningTest, output: String, mayRunAgain: Bool = false) -> TestResult? {
    let failed = test.end(output: output, mayRunAgain: mayRunAgain)
    if test.isSuiteHook { journal?.hookEnded(test.description, iteration: test.iteration) }
    state.withLock { state in
      state.running[ObjectIdentifier(test)] = nil
      state.lastChange = .now
    }
    return failed
  }

  /// Takes note that a test has failed and is run again.
  func retried(_ result: TestResult) {
    state.withLock { state in
      if !state.isOver { state.emit(.testRetried(result)) }
    }
  }

  func finished(_ result: TestResult) {
    state.withLock { state in
      guard !state.isOver else { return }
      state.summary.add(result)
      state.emit(.testFinished(result))
    }
  }

  /// Ends the run: its listeners get the summary and then no more.
  func end() -> TestRunSummary {
    state.withLock { state in
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
    journal?.record(event)
    for listener in listeners { listener.send(event) }
  }

  /// Counts what earlier processes have done, and tells it to the listeners; it is written down.
  fileprivate mutating func replayEarlier() {
    var outcomes: [RunHistory.Key: (outcome: TestOutcome, attempt: Int)] = [:]
    for event in earlier {
      switch event {
      case .testFinished(let result):
        summary.add(result)
        outcomes[result.key] = (result.outcome, result.attempt)
      case .failure(let failure) where failure.test == nil:
        summary.unattributed.append(failure.failure)
      case .failure(let failure) where failure.isLate && !failure.isExpected:
        guard let test = failure.test else { break }
        let key = RunHistory.Key(test: test, iteration: failure.iteration ?? 1)
        guard let (outcome, attempt) = outcomes[key], attempt == failure.attempt else { break }
        summary.addLateFailure(of: test, after: outcome)
        outcomes[key] = (.failed, attempt)
      default: break
      }
      for listener in listeners { listener.send(event) }
    }
    earlier = []
  }
}

// MARK: - Hangs
extension TestRun {
  /// Whether tests are running, but none has begun or ended since an instant.
  func isStuck(since instant: ContinuousClock.Instant) -> Bool {
    state.withLock { !$0.isOver && !$0.running.isEmpty && $0.lastChange <= instant }
  }

  /// Ends the run because the main thread is held by one of the tests that have used up their time.
  ///
  /// Others that are running beside it count as not run.
  func mainThreadHangs() {
    guard let leave else { return }
    for test in runningTests {
      if test.isExpired {
        ended(test, output: takeOutput?(true) ?? "")
      } else if !test.isSuiteHook {
        state.withLock { $0.notRun += 1 }
      }
    }
    _ = end()
    leave()
  }

  /// Ends the process if a test has done it such harm that the test itself may not come to its end.
  ///
  /// It is called on the thread that the test ran on: the main thread may be out of reach.
  func leaveIfUnusable(by test: RunningTest) {
    if isUsable?() == false { leaveIfDamaged(by: test) }
  }

  /// Ends the process if a test has done it such harm that no other can follow.
  func leaveIfDamaged(by test: RunningTest) {
    guard let leave, let problem = damage?() else { return }
    if runningTests.count > 1 { leaveSuspects?() }
    _ = test.report(ReportedFailure(message: problem, callSite: test.description.callSite))
    ended(test, output: takeOutput?(false) ?? "")
    leave()
  }
}

// MARK: - Failures
extension TestRun {
  /// A failure as the run keeps it: a journal describes errors where no user's code may run.
  func asKept(_ failure: ReportedFailure) -> ReportedFailure {
    journal == nil ? failure : failure.recorded
  }

  /// Takes a failure for the test of this task, else for the only one that is running, else for
  /// the run as a whole.
  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    if let test = test(of: origin) { return test.report(failure) }
    if origin == .task { return false }
    let failure = asKept(failure)
    return state.withLock { state in
      guard !state.isOver else { return false }
      state.summary.unattributed.append(failure)
      state.emit(
        .failure(
          TestFailure(
            test: nil, iteration: nil, failure: failure, isExpected: false, isLate: false)))
      return true
    }
  }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? {
    test(of: origin).map(RunningTestReporter.init)
  }

  func runningScope(from origin: FailureOrigin) -> TestScope? { test(of: origin)?.scope }

  /// The test that the task belongs to, or the only one that is running.
  private func test(of origin: FailureOrigin) -> RunningTest? {
    switch origin {
    case .task: RunningTest.current
    case .process: state.withLock { $0.running.count == 1 ? $0.running.values.first : nil }
    }
  }

  /// Takes a failure of a test that has ended, unless the run is over too.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - outcome: What the test was counted as; `nil` if that is not to change.
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

/// Reports to one test from anywhere, also after the test has ended.
private struct RunningTestReporter: FailureReporter {
  let test: RunningTest

  func report(_ failure: ReportedFailure) {
    if !test.report(failure) { reportFailure(failure) }
  }
}
#endif
