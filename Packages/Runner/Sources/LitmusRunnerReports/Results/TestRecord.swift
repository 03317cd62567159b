#if LITMUS_RUNNER
package import LitmusRunnerCore

/// The stored result of one test.
package struct TestRecord: Hashable {
  package var outcome: OutcomeKind
  /// How long it took.
  package var seconds: Double
  /// When it ended, in seconds since 1970.
  var date: Double
  /// When the test was first seen, in seconds since 1970.
  var since: Double

  /// Makes the record of a result.
  package init(outcome: OutcomeKind, seconds: Double, date: Double, since: Double) {
    self.outcome = outcome
    self.seconds = seconds
    self.date = date
    self.since = since
  }
}
#endif
