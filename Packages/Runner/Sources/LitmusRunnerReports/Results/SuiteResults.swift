#if LITMUS_RUNNER
internal import LitmusRunnerCore
internal import LitmusReporting

/// The results of one suite, in the order in which its tests ended.
struct SuiteResults {
  let module: String
  let suite: String
  var results: [TestResult] = []
  /// Late failures of attempts at tests that are being retried, and have no result yet.
  var early: [TestFailure] = []

  init(module: String, suite: String) {
    self.module = module
    self.suite = suite
  }
}
#endif
