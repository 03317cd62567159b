#if LITMUS_RUNNER
package import LitmusRunnerCore
package import LitmusReporting

/// The state of a run in its parent process, which passes the events on to the reporters.
package struct SupervisedRunState {
  /// The events for the reporters.
  package let events = TestEvents()
  private var state = RunHistory()
  /// The events before the start of the run is known, mostly from earlier processes.
  private var earlier: [TestEvent]
  /// The tests that have begun and have no result.
  private var open: [RunHistory.Key: OpenTest] = [:]
  /// The last result of each suite's hook.
  private var hookResults: [RunHistory.Key: TestResult] = [:]
  /// What hooks with a result report in other processes, until they have another result.
  private var hookEvents: [RunHistory.Key: [TestEvent]] = [:]

  /// Makes the state of a run.
  ///
  /// - Parameter earlier: The earlier events of a run that is resumed.
  package init(earlier: [TestEvent] = []) { self.earlier = earlier }

  /// The data with which the run began; `nil` before that.
  package var start: TestRunStart? { state.start }

  /// The counts so far.
  package var summary: TestRunSummary { state.summary }

  /// The first repetition in which tests have no result.
  var openIteration: Int { state.openIteration }

  /// The last repetition in which a test has ended.
  var lastIteration: Int { state.lastIteration }

  /// The last repetition of a run that would never end, because all its tests are skipped.
  var endlessIteration: Int? {
    guard let start, start.iterations == nil, openIteration > 1,
      summary.finished == summary.skipped
    else { return nil }
    return lastIteration
  }

  /// The tests and hooks that have a result.
  var finished: some Sequence<RunHistory.Key> { state.finished }

  /// The failures of no test before the start of the run is known.
  package var earlierFailures: [ReportedFailure] {
    earlier.compactMap { event in
      if case .failure(let failure) = event, failure.test == nil { failure.failure } else { nil }
    }
  }

  /// Returns whether a test has a result.
  func hasResult(of test: RunHistory.Key) -> Bool { state.outcome(of: test) != nil }

  /// Returns whether a test or hook has ended its process.
  func hasCrashed(_ test: RunHistory.Key) -> Bool { state.outcome(of: test) == .crashed }

  /// Returns the failed attempts at a test that has no result yet, in their order.
  func attempts(at test: RunHistory.Key) -> [TestResult] { state.attempts(at: test) }

  /// Applies an event of one of the processes, and passes it to the reporters.
  ///
  /// Each process reports a run of its own, so only the first start is passed on, and no end.
  mutating func apply(_ event: TestEvent) {
    switch event {
    case .runStarted(let start):
      guard self.start == nil else { return }
      state.apply(.runStarted(start))
      events.channel.send(event)
      return replay()
    case .runFinished: return
    case _ where start == nil:
      earlier.append(event)
      return
    case .testFinished(let result):
      var held = open.removeValue(forKey: result.key)?.held ?? []
      held += hookEvents.removeValue(forKey: result.key) ?? []
      guard isNew(result) else { return }
      if result.isSuiteHook { hookResults[result.key] = result }
      for event in held { events.channel.send(event) }
    case .testRetried(let result):
      let held = open.removeValue(forKey: result.key)?.held ?? []
      for event in held { events.channel.send(event) }
    case .testStarted, .failure, .attachment:
      if holdHookEvent(event) || suppressIfRepeated(event) { return }
    }
    state.apply(event)
    events.channel.send(event)
  }

  /// Reports the last attempts at tests that were to run again, but do not, as their results.
  mutating func concludeAttempts() {
    for attempts in state.failedAttempts.values.sorted(by: { $0[0].start < $1[0].start }) {
      guard var result = attempts.last else { continue }
      result.earlierAttempts = attempts.dropLast()
      apply(.testFinished(result))
    }
  }

  /// Ends the run.
  ///
  /// - Parameters:
  ///   - duration: How long it took.
  ///   - countsAllRepetitions: Whether tests of repetitions that never began count as not run.
  ///   - missing: Returns the failure for the number of tests without a result, if that is one.
  /// - Returns: The summary of the run.
  mutating func end(
    after duration: Duration, countsAllRepetitions: Bool = true,
    missing: (_ notRun: Int) -> ReportedFailure? = { _ in nil }
  ) -> TestRunSummary {
    if start == nil {
      apply(.runStarted(TestRunStart(testCount: 0, iterations: 1, suiteCount: 0, seed: nil)))
    }
    let notRun = state.notRun(countsAllRepetitions: countsAllRepetitions)
    if let failure = missing(notRun) { apply(.unattributed(failure)) }
    var summary = summary
    summary.notRun = notRun
    summary.duration = duration
    events.channel.send(.runFinished(summary))
    events.channel.finish()
    return summary
  }
}

extension SupervisedRunState {
  /// Reports the events of earlier processes: results, attempts at tests that have no result yet, late
  /// failures, and failures of no test.
  private mutating func replay() {
    let finished = Set(
      earlier.compactMap { event in
        if case .testFinished(let result) = event { result.key } else { nil }
      })
    for event in earlier {
      switch event {
      case .testFinished(let result) where isNew(result):
        for event in result.events { apply(event) }
      // A result's events include those of its earlier attempts.
      case .testRetried(let result) where !finished.contains(result.key):
        for event in result.eventsBeforeEnd + [event] { apply(event) }
      case .failure(let failure) where failure.isLate || failure.test == nil: apply(event)
      default: break
      }
    }
    earlier = []
  }

  /// Suppresses what an earlier process has reported, and holds what must wait because the test may begin
  /// again in another process.
  ///
  /// - Returns: Whether the event must not be reported now.
  private mutating func suppressIfRepeated(_ event: TestEvent) -> Bool {
    guard let key = event.openTest(among: open.keys) else { return false }
    let isAlone = open.count == 1
    let report: OpenTest.Report
    switch event {
    case .failure(let failure):
      report = .failure(
        message: failure.failure.message, failure.failure.callSite, isExpected: failure.isExpected)
    case .attachment(_, let attachment): report = .attachment(attachment)
    default:
      defer { open[key, default: OpenTest()].begin() }
      return open[key] != nil
    }
    return open[key]?.withhold(event, report, isAlone: isAlone) ?? false
  }

  /// Holds what a hook reports that has a result already.
  ///
  /// - Returns: Whether the event must not be reported now.
  private mutating func holdHookEvent(_ event: TestEvent) -> Bool {
    guard let key = event.openTest(among: hookEvents.keys) else { return false }
    if case .testStarted = event {
      guard key.test.isSuiteHook, hasResult(of: key) else { return false }
      hookEvents[key] = []
    }
    guard hookEvents[key] != nil else { return false }
    hookEvents[key]?.append(event)
    return true
  }

  /// Returns whether a result is new: a suite's hooks run in each process that has its tests.
  private func isNew(_ result: TestResult) -> Bool {
    guard let outcome = state.outcome(of: result.key) else { return true }
    guard result.isSuiteHook else { return false }
    let known = hookResults[result.key]
    return outcome != result.outcome || known?.output != result.output
      || known?.failures.map(\.message) != result.failures.map(\.message)
  }
}

extension TestEvent {
  /// Returns the test that begins, or that reports something before it ends; `nil` for other events.
  ///
  /// An attachment does not say in which repetition, so that it is that of the first test that is known.
  func openTest<Known: Sequence<RunHistory.Key>>(
    among known: @autoclosure () -> Known
  ) -> RunHistory.Key? {
    switch self {
    case .testStarted(let test, let iteration):
      RunHistory.Key(test: test.id, iteration: iteration)
    case .failure(let failure) where !failure.isLate:
      failure.test.map { RunHistory.Key(test: $0, iteration: failure.iteration ?? 1) }
    case .attachment(let test, _): known().first { $0.test == test }
    default: nil
    }
  }
}

/// What a test without a result has reported.
private struct OpenTest {
  enum Report: Equatable {
    case failure(message: String, CallSite, isExpected: Bool)
    case attachment(TestAttachment)
  }

  private var reports: [Report] = []
  /// Those of the processes before, which the test has not repeated.
  private var earlier: [Report] = []
  /// What the test has reported beside other tests: if one of them ends the process, it begins again.
  private(set) var held: [TestEvent] = []

  /// Records that the test begins, or begins again.
  mutating func begin() {
    earlier = reports
    held = []
  }

  /// Records what the test reports.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - report: What the event reports.
  ///   - isAlone: Whether no other test is running.
  /// - Returns: Whether an earlier process has reported it, or it is held until the test has a result.
  mutating func withhold(_ event: TestEvent, _ report: Report, isAlone: Bool) -> Bool {
    if let index = earlier.firstIndex(of: report) {
      earlier.remove(at: index)
      return true
    }
    // What follows held events is held too, so that their order stays the same.
    guard isAlone, held.isEmpty else {
      held.append(event)
      return true
    }
    reports.append(report)
    return false
  }
}
#endif
