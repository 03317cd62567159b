#if LITMUS_RUNNER
/// How a test's result differs from its last one.
enum TestChange: String {
  /// It fails, and did not: it passed, or was not there.
  case newFailure
  /// It passes, and failed.
  case fixed
  /// It fails again.
  case stillFailing
  /// It was not there, and does not fail.
  case newTest

  /// Compares two results.
  ///
  /// - Parameters:
  ///   - outcome: How the test ended now.
  ///   - hadFailed: Whether it failed when it last ran; `nil` if it never did.
  init?(_ outcome: TestOutcome, hadFailed: Bool?) {
    switch (outcome.isFailure, hadFailed) {
    case (true, true): self = .stillFailing
    case (true, _): self = .newFailure
    case (false, nil): self = .newTest
    // What is skipped, flaky or expected to fail has not been put right.
    case (false, true) where outcome == .passed: self = .fixed
    case (false, _): return nil
    }
  }

  /// The change as reports for people say it.
  var words: String {
    switch self {
    case .newFailure: "new failure"
    case .fixed: "fixed"
    case .stillFailing: "still failing"
    case .newTest: "new test"
    }
  }
}
#endif
