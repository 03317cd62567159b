#if LITMUS_RUNNER
internal import Foundation

/// What is known of the tests from before a run.
struct PreviousRun: Sendable {
  /// Whether a test failed when it last ran; `nil` if it never did.
  let hadFailed: @Sendable (TestID) -> Bool?
  /// When the last of the tests ended; `nil` if that is not known.
  let date: Date?

  /// Takes the results that were kept.
  ///
  /// - Returns: `nil` if there are none.
  init?(_ results: TestResults) {
    guard !results.isEmpty else { return nil }
    let last = results.suites.values.flatMap(\.values).map(\.date).max()
    date = last.map { Date(timeIntervalSince1970: $0) }
    hadFailed = { results[$0]?.outcome.isFailure }
  }

  /// Takes outcomes.
  ///
  /// - Returns: `nil` if there are none.
  init?(_ outcomes: [TestID: TestOutcome]) {
    guard !outcomes.isEmpty else { return nil }
    date = nil
    hadFailed = { outcomes[$0]?.isFailure }
  }
}
#endif
