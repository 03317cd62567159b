#if LITMUS_RUNNER
internal import LitmusReporting
internal import LitmusRunnerCore

/// The results of a run, suite by suite, for reports that are written at its end.
///
/// Such reports agree test by test, because late failures and attempts are handled here.
struct RunResults {
  private(set) var start: TestRunStart?
  private(set) var summary: TestRunSummary?
  private(set) var suites: [SuiteResults] = []
  /// Failures that belong to no single test.
  private(set) var unattributed: [TestFailure] = []
  private var positions: [String: Int] = [:]
  /// The tests that have begun and have no result yet, which will have their attachments.
  private var running: Set<TestID> = []

  /// Records an event.
  mutating func apply(_ event: TestEvent) {
    switch event {
    case .runStarted(let start): self.start = start
    case .testStarted(let test, _): running.insert(test.id)
    case .attachment(let test, let attachment):
      if !running.contains(test) { suites[position(of: test)].add(late: attachment, of: test) }
    case .testRetried: break
    case .failure(let failure): apply(failure)
    case .testFinished(let result):
      running.remove(result.test.id)
      suites[position(of: result.test.id)].add(result)
    case .runFinished(let summary): self.summary = summary
    }
  }

  private mutating func apply(_ failure: TestFailure) {
    guard let test = failure.test else { return unattributed.append(failure) }
    guard failure.isLate else { return }
    suites[position(of: test)].add(late: failure)
  }

  private mutating func position(of test: TestID) -> Int {
    // Tests of one suite mostly follow one another.
    if let last = suites.last, last.suite == test.suite, last.module == test.module {
      return suites.count - 1
    }
    let name = "\(test.module).\(test.suite)"
    if let known = positions[name] { return known }
    positions[name] = suites.count
    suites.append(SuiteResults(module: test.module, suite: test.suite))
    return suites.count - 1
  }
}

/// The results of one suite, in the order in which its tests ended.
struct SuiteResults {
  let module: String
  let suite: String
  private(set) var results: [TestResult] = []
  /// Late failures of attempts at tests that are being retried, and have no result yet.
  private var early: [TestFailure] = []

  init(module: String, suite: String) {
    self.module = module
    self.suite = suite
  }
}

// What came after its test, or an attempt at it, had ended.
extension SuiteResults {
  /// Adds a test's result, with the late failures of its earlier attempts.
  mutating func add(_ result: TestResult) {
    results.append(result)
    let isOfTest = { (failure: TestFailure) in
      failure.test == result.test.id && failure.iteration == result.iteration
    }
    let late = early.filter(isOfTest)
    early.removeAll(where: isOfTest)
    for failure in late { add(late: failure) }
  }

  /// Adds a late failure to the result of its test.
  mutating func add(late failure: TestFailure) {
    let ended = results.lastIndex {
      $0.test.id == failure.test && $0.iteration == failure.iteration
    }
    guard let index = ended else { return early.append(failure) }
    var reported = failure.failure
    reported.message += " (\(RunTally.lateNote))"
    let attempt = results[index].earlierAttempts.firstIndex { $0.attempt == failure.attempt }
    if let attempt {
      results[index].earlierAttempts[attempt].add(late: reported, failure.isExpected)
    } else {
      results[index].add(late: reported, failure.isExpected)
    }
  }

  /// Adds a late attachment to the last result of its test.
  mutating func add(late attachment: TestAttachment, of test: TestID) {
    guard let index = results.lastIndex(where: { $0.test.id == test }) else { return }
    results[index].attachments.append(attachment)
  }
}

extension TestResult {
  fileprivate mutating func add(late failure: ReportedFailure, _ isExpected: Bool) {
    if isExpected { return expectedFailures.append(failure) }
    failures.append(failure)
    if !outcome.isFailure { outcome = .failed }
  }
}
#endif
