extension TestChange {
  /// What is known of the runs before this one as a whole.
  enum Knowledge {
    /// Nothing: this is the first run.
    case nothing
    /// Something of this launch's runs, which need not have had all tests.
    case someTests
    /// What was kept of earlier launches, so that an unknown test was not there.
    case allTests
  }

  /// Compares how a test ended with how it ended before; `nil` if that is no change.
  init?(_ status: TestStatus, before: TestStatus, _ knowledge: Knowledge) {
    switch (status.isFailure, before) {
    case (true, _) where before.isFailure: self = .stillFailing
    case (true, _) where before.isEnded || knowledge != .nothing: self = .newFailure
    case (false, _) where !before.isEnded && knowledge == .allTests: self = .newTest
    // What is skipped, flaky or expected to fail has not been put right.
    case (false, _) where before.isFailure && status == .passed: self = .fixed
    default: return nil
    }
  }
}
