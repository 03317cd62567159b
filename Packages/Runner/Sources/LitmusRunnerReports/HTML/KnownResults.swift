#if LITMUS_RUNNER
package import LitmusRunnerCore
package import LitmusReporting

/// The known results of an app's tests, which need not be from one run.
package struct KnownResults: Sendable {
  /// The last result of each test that has one.
  package var results: [TestResult] = []
  /// The failures that came after their test had ended.
  package var lateFailures: [TestFailure] = []
  /// The failures of the last run that belong to no test.
  package var unattributed: [ReportedFailure] = []
  /// How many tests have no result.
  package var notRun = 0
  /// How long the last run took; `nil` while it lasts.
  package var duration: Duration?

  /// Creates a value without results.
  package init() {}
}

extension RunReport {
  /// Adds the known results of an app's tests.
  package mutating func add(_ known: KnownResults) {
    for result in known.results { apply(.testFinished(result)) }
    for failure in known.lateFailures { apply(.failure(failure)) }
    for failure in known.unattributed {
      apply(
        .failure(
          TestFailure(
            test: nil, iteration: nil, failure: failure, isExpected: false, isLate: false)))
    }
    guard let duration = known.duration else { return }
    var summary = TestRunSummary()
    for result in known.results { summary.add(result) }
    summary.notRun = known.notRun
    summary.unattributed = known.unattributed
    summary.duration = duration
    apply(.runFinished(summary))
  }
}
#endif
