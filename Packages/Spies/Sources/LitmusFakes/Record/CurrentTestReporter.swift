#if LITMUS_FAKES
@_spi(Litmus) public import LitmusFakesReporting

/// Returns the reporter of the current test, for failures detected on a queue or after the test's end.
///
/// - Returns: The reporter; `nil` outside of any test.
func currentTestReporter() -> (any FailureReporter)? {
  TestScope.running == nil ? nil : currentFailureReporter()
}

/// Reports a failure to the test that the task belongs to; if there is none, to the test that created the
/// fake or stub.
@_spi(Litmus)
public func report(_ failure: ReportedFailure, fallback reporter: (any FailureReporter)?) {
  if let reporter, !taskHasFailureReporter {
    reporter.report(failure)
  } else {
    reportFailure(failure)
  }
}
#endif
