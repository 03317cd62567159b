#if LITMUS_RUNNER
/// How what a test came to differs from what it last came to.
package enum ResultChange: String {
  /// It fails, and did not: it passed, or was not there.
  case newFailure
  /// It passes, and failed.
  case fixed
  /// It fails again.
  case stillFailing
  /// It was not there, and does not fail.
  case newTest

  /// Compares how a test ended with how it ended before.
  ///
  /// - Parameters:
  ///   - isFailure: Whether it fails now.
  ///   - isPassed: Whether it passed now, and not only in one of several repetitions.
  ///   - hadFailed: Whether it failed when it last ran; `nil` if it is not known to have run.
  ///   - knowsAllTests: Whether a test that is not known to have run was not there.
  package init?(isFailure: Bool, isPassed: Bool, hadFailed: Bool?, knowsAllTests: Bool) {
    switch (isFailure, hadFailed) {
    case (true, true): self = .stillFailing
    case (true, false): self = .newFailure
    case (true, nil) where knowsAllTests: self = .newFailure
    case (false, nil) where knowsAllTests: self = .newTest
    // What is skipped, flaky or expected to fail has not been put right.
    case (false, true) where isPassed: self = .fixed
    case (_, nil), (false, _): return nil
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
