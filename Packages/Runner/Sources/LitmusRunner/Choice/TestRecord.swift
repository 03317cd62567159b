#if LITMUS_RUNNER
/// What is kept of one test when a run has ended.
struct TestRecord: Hashable {
  /// How a test ended, as reports spell it.
  enum Outcome: String {
    case passed, failed, skipped, failedAsExpected, crashed, timedOut, flaky

    init(_ outcome: TestOutcome) {
      self =
        switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .skipped: .skipped
        case .failedAsExpected: .failedAsExpected
        case .crashed: .crashed
        case .timedOut: .timedOut
        case .flaky: .flaky
        }
    }

    var isFailure: Bool { [.failed, .crashed, .timedOut].contains(self) }
  }

  var outcome: Outcome
  /// How long it took.
  var seconds: Double
  /// When it ended, in seconds since 1970.
  var date: Double
  /// When the test was first seen, in seconds since 1970.
  var since: Double
}
#endif
