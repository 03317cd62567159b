#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// The data of a run that its summary needs.
struct RunTally {
  /// The note on a failure that came after its test, or its attempt, had ended.
  static let lateNote = "the test had already ended"

  /// A test that failed, in the end or in an attempt, with its failures.
  struct Entry {
    var test: TestID
    /// The test's names for readers, if they are known.
    var title: String?
    var iteration: Int
    var outcome: OutcomeKind
    /// How many attempts there were.
    var attempts: Int
    var failures: [TestFailure]
  }

  /// A test that took long.
  struct SlowTest {
    var test: TestID
    var iteration: Int
    var attempt: Int
    var outcome: OutcomeKind
    var duration: Duration
  }

  /// How many of the tests that took longest are stored.
  private static let maxSlowest = 10

  private(set) var start: TestRunStart?
  private(set) var summary: TestRunSummary?
  private(set) var failed: [Entry] = []
  private(set) var flaky: [Entry] = []
  /// The skipped tests of each repetition by their reasons.
  private(set) var skipped: [(reason: String, tests: [RunHistory.Key])] = []
  /// The tests that took longest, slowest first.
  private(set) var slowest: [SlowTest] = []
  /// Tests that are being retried, with the late failures of earlier attempts.
  private var again: [RunHistory.Key: [TestFailure]] = [:]

  /// The names of the program's tests.
  var names: ShownNames { ShownNames(start) }

  /// How many attempts a test has.
  var attempts: Int { 1 + (start?.retries ?? 0) }

  mutating func apply(_ event: TestEvent) {
    switch event {
    case .runStarted(let start): self.start = start
    case .runFinished(let summary): self.summary = summary
    case .failure(let failure) where failure.isLate && !failure.isExpected:
      applyLateFailure(failure)
    case .testRetried(let result): again[result.key, default: []] += []
    case .testFinished(let result):
      apply(result)
      if !result.isSuiteHook { addToSlowest(result) }
    default: break
    }
  }

  private mutating func apply(_ result: TestResult) {
    let late = again.removeValue(forKey: result.key) ?? []
    switch result.outcome {
    case .passed, .failedAsExpected: break
    case .skipped(let reason):
      if let index = skipped.firstIndex(where: { $0.reason == reason }) {
        skipped[index].tests.append(result.key)
      } else {
        skipped.append((reason, [result.key]))
      }
    case .failed, .crashed, .timedOut: failed.append(Entry(result, failuresOf: [result]))
    case .flaky:
      var entry = Entry(result, failuresOf: result.earlierAttempts)
      entry.failures += late
      flaky.append(entry)
    }
  }

  private mutating func addToSlowest(_ result: TestResult) {
    let index = slowest.firstIndex { $0.duration < result.duration } ?? slowest.count
    guard index < Self.maxSlowest else { return }
    slowest.insert(
      SlowTest(
        test: result.test.id, iteration: result.iteration, attempt: result.attempt,
        outcome: OutcomeKind(result.outcome), duration: result.duration),
      at: index)
    if slowest.count > Self.maxSlowest { slowest.removeLast() }
  }

  /// Adds a late failure to its test.
  ///
  /// A late failure of an attempt that was not the last does not change the test's outcome.
  private mutating func applyLateFailure(_ failure: TestFailure) {
    guard let test = failure.test else { return }
    let iteration = failure.iteration ?? 1
    for index in slowest.indices
    where slowest[index].test == test && slowest[index].iteration == iteration
      && slowest[index].attempt == failure.attempt && !slowest[index].outcome.isFailure
    {
      slowest[index].outcome = .failed
    }
    let key = RunHistory.Key(test: test, iteration: iteration)
    if again[key] != nil {
      again[key]?.append(failure)
      return
    }
    func isSame(_ entry: Entry) -> Bool { entry.test == test && entry.iteration == iteration }
    if let index = failed.lastIndex(where: isSame) {
      guard failure.attempt == failed[index].attempts else { return }
      failed[index].failures.append(failure)
    } else if let index = flaky.lastIndex(where: isSame) {
      guard failure.attempt == flaky[index].attempts else {
        flaky[index].failures.append(failure)
        return
      }
      var entry = flaky.remove(at: index)
      entry.outcome = .failed
      entry.failures = [failure]
      failed.append(entry)
    } else {
      for index in skipped.indices { skipped[index].tests.removeAll { $0 == key } }
      skipped.removeAll(where: \.tests.isEmpty)
      failed.append(
        Entry(
          test: test, iteration: iteration, outcome: .failed, attempts: 1, failures: [failure]))
    }
  }
}

extension TestFailure {
  /// The note on it, if it came late.
  var lateNote: String? { isLate ? RunTally.lateNote : nil }
}

extension RunTally.Entry {
  /// Makes the entry of a test with the failures of some of its attempts.
  fileprivate init(_ result: TestResult, failuresOf attempts: [TestResult]) {
    self.init(
      test: result.test.id,
      title: result.test.title,
      iteration: result.iteration,
      outcome: OutcomeKind(result.outcome),
      attempts: result.attempt,
      failures: attempts.flatMap { attempt in
        attempt.failures.map {
          TestFailure(failure: $0, isExpected: false, isLate: false, attempt: attempt.attempt)
        }
      })
  }
}
#endif
