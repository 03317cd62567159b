#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import Foundation

/// The known results of tests from before a run.
package struct PreviousRun: Sendable {
  /// Returns whether a test failed when it last ran; `nil` if it is not known to have run.
  let hadFailed: @Sendable (TestID) -> Bool?
  /// Whether a test that is not known to have run did not exist.
  let knowsAllTests: Bool
  /// When the last of the tests ended; `nil` if that is not known.
  let date: Date?

  /// Makes a previous run from stored results.
  ///
  /// - Returns: `nil` if there are none.
  package init?(_ results: TestResults) {
    guard !results.isEmpty else { return nil }
    date = results.lastDate.map { Date(timeIntervalSince1970: $0) }
    knowsAllTests = results.hasAllTests
    hadFailed = { test in
      if let record = results[test] { return record.outcome.isFailure }
      // A set-up that has nothing to report has no result.
      return test.isSuiteHook && results.hasSuite(of: test) ? false : nil
    }
  }

  /// Makes a previous run from outcomes.
  ///
  /// - Returns: `nil` if there are none.
  init?(_ outcomes: [TestID: TestOutcome], knowsAllTests: Bool) {
    guard !outcomes.isEmpty else { return nil }
    date = nil
    self.knowsAllTests = knowsAllTests
    hadFailed = { outcomes[$0]?.isFailure }
  }
}
#endif
