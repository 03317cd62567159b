#if LITMUS_RUNNER
/// What is kept of one test when a run has ended.
struct TestRecord: Hashable {
  var outcome: OutcomeKind
  /// How long it took.
  var seconds: Double
  /// When it ended, in seconds since 1970.
  var date: Double
  /// When the test was first seen, in seconds since 1970.
  var since: Double
}
#endif
