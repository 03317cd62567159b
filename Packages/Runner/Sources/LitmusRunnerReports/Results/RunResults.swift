#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// The results of a run, suite by suite, for reports that are written at its end.
///
/// Such reports agree test by test, because late failures and attempts are handled here.
struct RunResults {
  private(set) var start: TestRunStart?
  private(set) var summary: TestRunSummary?
  private(set) var suites: [SuiteResults] = []
  /// Failures that belong to no single test.
  private(set) var unattributed: [ReportedFailure] = []
  private var positions: [String: Int] = [:]

  /// Records an event.
  mutating func apply(_ event: TestEvent) {
    switch event {
    case .runStarted(let start): self.start = start
    case .testStarted, .attachment, .testRetried: break
    case .failure(let failure): apply(failure)
    case .testFinished(let result): suites[position(of: result.test.id)].add(result)
    case .runFinished(let summary): self.summary = summary
    }
  }

  private mutating func apply(_ failure: TestFailure) {
    guard let test = failure.test else { return unattributed.append(failure.failure) }
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
#endif
