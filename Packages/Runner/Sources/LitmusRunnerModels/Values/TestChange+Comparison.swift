#if LITMUS_RUNNER
internal import LitmusRunnerReports

extension TestChange {
  /// Compares how a test ended with how it ended before, as reports do; `nil` if nothing changed.
  ///
  /// - Parameters:
  ///   - status: How it ended.
  ///   - before: How it ended before.
  ///   - knowsAllTests: Whether a test that has not ended before is new.
  init?(_ status: TestStatus, before: TestStatus, knowsAllTests: Bool) {
    let change = ResultChange(
      isFailure: status.isFailure, isPassed: status == .passed,
      hadFailed: before.isEnded ? before.isFailure : nil, knowsAllTests: knowsAllTests)
    switch change {
    case .newFailure: self = .newFailure
    case .fixed: self = .fixed
    case .stillFailing: self = .stillFailing
    case .newTest: self = .newTest
    case nil: return nil
    }
  }
}
#endif
