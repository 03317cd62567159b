#if LITMUS_RUNNER
internal import LitmusRunnerCore

/// The tests that took longest, among any number of tests.
struct SlowestTests {
  /// How many tests are stored.
  static let most = 10

  /// A test and the time that it took.
  struct Entry {
    var test: TestID
    var iteration: Int
    var attempt: Int
    var outcome: OutcomeKind
    var duration: Duration
  }

  /// The tests, slowest first.
  private(set) var entries: [Entry] = []

  mutating func apply(_ event: TestEvent) {
    switch event {
    case .testFinished(let result) where !result.isSuiteHook: apply(result)
    case .failure(let failure) where failure.isLate && !failure.isExpected: apply(late: failure)
    default: break
    }
  }

  private mutating func apply(_ result: TestResult) {
    if entries.count == Self.most, let last = entries.last, last.duration >= result.duration {
      return
    }
    let index = entries.firstIndex { $0.duration < result.duration } ?? entries.count
    entries.insert(
      Entry(
        test: result.test.id, iteration: result.iteration, attempt: result.attempt,
        outcome: OutcomeKind(result.outcome), duration: result.duration),
      at: index)
    if entries.count > Self.most { entries.removeLast() }
  }

  /// Marks a test as failed; a failure of an attempt before the last does not change its outcome.
  private mutating func apply(late failure: TestFailure) {
    let index = entries.firstIndex {
      $0.test == failure.test && $0.iteration == failure.iteration
        && $0.attempt == failure.attempt
    }
    guard let index, !entries[index].outcome.isFailure else { return }
    entries[index].outcome = .failed
  }
}
#endif
