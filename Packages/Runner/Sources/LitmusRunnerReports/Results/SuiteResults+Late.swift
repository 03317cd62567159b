#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

// Failures that came after their test, or an attempt at it, had ended.
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
    reported.message += " (\(SummaryLines.lateNote))"
    let attempt = results[index].earlierAttempts.firstIndex { $0.attempt == failure.attempt }
    if let attempt {
      results[index].earlierAttempts[attempt].add(late: reported, failure.isExpected)
    } else {
      results[index].add(late: reported, failure.isExpected)
    }
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
