#if LITMUS_RUNNER
/// The stored result of one test.
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
