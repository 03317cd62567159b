#if LITMUS_RUNNER
/// The history of a run, updated by each of its events: its counts, the outcome of each test, and
/// what has not run.
///
/// A late failure makes its test a failed one, unless the failure is expected, the test has failed
/// already, or another attempt followed the one that the failure belongs to.
package struct RunHistory: Sendable {
  /// One run of one test, or of a suite's hook.
  package struct Key: Sendable, Hashable, Codable {
    package var test: TestID
    /// The number of the repetition, counted from 1.
    package var iteration: Int

    /// Makes the key of one run of a test.
    package init(test: TestID, iteration: Int) {
      self.test = test
      self.iteration = iteration
    }
  }

  private struct End: Sendable {
    var outcome: TestOutcome
    var attempt: Int
    var isSuiteHook: Bool
  }

  /// The data with which the run began; `nil` before that.
  package private(set) var start: TestRunStart?
  /// The counts so far; at the end of the run, those that it ended with.
  package private(set) var summary = TestRunSummary()
  private var ends: [Key: End] = [:]
  /// Those that ended their process, or took too long.
  package private(set) var crashed: Set<Key> = []
  /// The failed attempts at each test that has no result yet, in their order.
  package private(set) var failedAttempts: [Key: [TestResult]] = [:]
  /// How many tests have a result, by repetition.
  private var finishedCounts: [Int: Int] = [:]
  /// The first repetition in which tests have no result.
  package private(set) var openIteration = 1

  /// Makes the history of a run that has not begun.
  package init() {}

  /// The tests and hooks that have a result.
  package var finished: Set<Key> { Set(ends.keys) }

  /// The last repetition in which a test has ended.
  package var lastIteration: Int { finishedCounts.keys.max() ?? 1 }

  /// Returns the outcome of a test or hook; `nil` if it has no result.
  package func outcome(of test: Key) -> TestOutcome? { ends[test]?.outcome }

  /// Returns the failed attempts at a test that has no result yet, in their order.
  package func attempts(at test: Key) -> [TestResult] { failedAttempts[test] ?? [] }

  /// Returns how many tests have no result.
  ///
  /// - Parameter countsAllRepetitions: Whether tests of repetitions that never began count.
  package func notRun(countsAllRepetitions: Bool) -> Int {
    let testCount = start?.testCount ?? 0
    let counts = finishedCounts.isEmpty ? [1: 0] : finishedCounts
    let begun = counts.values.reduce(0) { $0 + max(0, testCount - $1) }
    guard countsAllRepetitions, let iterations = start?.iterations else { return begun }
    let (others, isTooMany) = testCount.multipliedReportingOverflow(
      by: max(0, iterations - counts.count))
    return isTooMany ? .max : begun + others
  }

  /// Updates the history by an event.
  ///
  /// The events of each process come in their order.
  ///
  /// - Returns: The test that had not failed, and has failed late by this event; otherwise `nil`.
  @discardableResult
  package mutating func apply(_ event: TestEvent) -> Key? {
    switch event {
    case .runStarted(let start): self.start = start
    case .failure(let failure): return apply(failure)
    case .testRetried(let result): retried(result)
    case .testFinished(let result): apply(result)
    case .runFinished(let summary): self.summary = summary
    case .testStarted, .attachment: break
    }
    return nil
  }

  /// Records an attempt; those of several processes may come in any order.
  private mutating func retried(_ result: TestResult) {
    guard ends[result.key] == nil else { return }
    var attempts = failedAttempts[result.key] ?? []
    let index = attempts.firstIndex { $0.attempt > result.attempt } ?? attempts.count
    attempts.insert(result, at: index)
    failedAttempts[result.key] = attempts
  }

  private mutating func apply(_ result: TestResult) {
    ends[result.key] = End(
      outcome: result.outcome, attempt: result.attempt, isSuiteHook: result.isSuiteHook)
    failedAttempts[result.key] = nil
    if [.crashed, .timedOut].contains(result.outcome) {
      crashed.insert(result.key)
    } else {
      crashed.remove(result.key)
    }
    summary.add(result)
    guard !result.isSuiteHook else { return }
    finishedCounts[result.iteration, default: 0] += 1
    while let start, start.testCount > 0,
      finishedCounts[openIteration, default: 0] >= start.testCount
    {
      openIteration += 1
    }
  }

  private mutating func apply(_ failure: TestFailure) -> Key? {
    guard let test = failure.test else {
      summary.unattributed.append(failure.failure)
      return nil
    }
    let key = Key(test: test, iteration: failure.iteration ?? 1)
    guard failure.isLate, !failure.isExpected, let end = ends[key], end.attempt == failure.attempt,
      !end.outcome.isFailure
    else { return nil }
    summary.addLateFailure(of: test, after: end.outcome)
    ends[key]?.outcome = .failed
    return key
  }
}

// MARK: - For other processes
extension RunHistory {
  /// Whether nothing has been recorded of any test.
  var isEmpty: Bool { ends.isEmpty && failedAttempts.isEmpty }

  /// The last repetition in which a test or hook has run; 0 if none has.
  var lastBegunIteration: Int {
    (Array(ends.keys) + failedAttempts.keys).lazy.map(\.iteration).max() ?? 0
  }

  /// Returns how many failures there are besides those of some tests.
  package func failureCount(besides isExempt: (TestID) -> Bool = { _ in false }) -> Int {
    summary.unattributed.count
      + ends.count { $0.value.outcome.isFailure && !isExempt($0.key.test) }
  }

  /// Returns why no other tests of a suite run; `nil` unless its set-up ended the process, or took too long.
  package func brokenSuite(bySetUp setUp: Key) -> String? {
    guard let end = ends[setUp], end.isSuiteHook, setUp.test.isSuiteSetUp else { return nil }
    return switch end.outcome {
    case .crashed: "The suite's set-up ended the process"
    case .timedOut: "The suite's set-up took longer than its time limit"
    default: nil
    }
  }

  /// Adds tests that ended their process, of which there is no event yet.
  package mutating func add(crashing tests: [Key]) {
    for test in tests { ends[test] = End(outcome: .crashed, attempt: 1, isSuiteHook: false) }
    crashed.formUnion(tests)
  }
}

extension TestResult {
  /// The test and the repetition of the result.
  package var key: RunHistory.Key { RunHistory.Key(test: test.id, iteration: iteration) }
}
#endif
