#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import LitmusRunnerCore
internal import Foundation

/// A reporter that collects the result of each test, and adds the results to the store at the end
/// of the run.
package final class StoreReporter: TestReporter {
  private let store: ResultStore
  private let isWhole: Bool
  private let now: () -> Double
  private var results = TestResults()
  private var state = RunState()
  private var isComplete = false

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - store: The store for the results.
  ///   - isWhole: Whether all tests of the program were chosen, so that the results of others are
  ///     removed.
  ///   - now: Returns the current time in seconds since 1970.
  package init(
    store: ResultStore, isWhole: Bool,
    now: @escaping () -> Double = { Date().timeIntervalSince1970.rounded() }
  ) {
    self.store = store
    self.isWhole = isWhole
    self.now = now
  }

  func receive(_ event: TestEvent) {
    if let failed = state.apply(event)?.test, results[failed]?.outcome.isFailure == false {
      results[failed]?.outcome = .failed
    }
    switch event {
    case .testFinished(let result): apply(result)
    case .runFinished(let summary):
      // A failure outside of tests may mean that a suite could not be listed.
      isComplete = summary.notRun == 0 && summary.unattributed.isEmpty
    case .runStarted, .testStarted, .failure, .attachment, .testRetried: break
    }
  }

  /// Adds the results to the store, which reports its problems itself: they do not fail a run.
  func finish() {
    guard !results.isEmpty else { return }
    store.add(results, isWhole: isWhole && isComplete)
  }

  /// Records a result; a test that fails in one of several repetitions counts as failed.
  private func apply(_ result: TestResult) {
    let outcome = OutcomeKind(result.outcome)
    let id = result.test.id
    if let earlier = results[id], earlier.outcome.isFailure, !outcome.isFailure { return }
    let date = now()
    results[id] = TestRecord(
      outcome: outcome, seconds: result.duration / .seconds(1), date: date, since: date)
  }
}
#endif
