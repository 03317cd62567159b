#if LITMUS_FAKES
internal import LitmusFakesReporting

/// The reason why a use of a fake's static members cannot be attributed to a test.
struct SpyProblem: Sendable {
  let message: String
  private let reporter: (any FailureReporter)?

  /// Makes the problem of a use outside any scope that might belong to several scopes.
  init(useOf type: Any.Type, betweenScopes count: Int) {
    message =
      "Used static members of \(type) outside of any spy scope while \(count) scopes use them, "
      + "but expected 1 scope that this can belong to. To fix this, wrap the closure of the "
      + "detached task, queue or thread in SpyScope.carry { … }"
    reporter = nil
  }

  /// Makes the problem of a use in a scope that has ended.
  init(useAfterEndOf type: Any.Type, reporter: any FailureReporter) {
    message =
      "Used static members of \(type) after the test's spy scope had ended, but expected no such "
      + "use. To fix this, have the test wait for what it started"
    self.reporter = reporter
  }

  /// Reports the use.
  func report(at callSite: CallSite) {
    let failure = ReportedFailure(message: message, callSite: callSite)
    if let reporter { reporter.report(failure) } else { reportFailure(failure) }
  }
}
#endif
