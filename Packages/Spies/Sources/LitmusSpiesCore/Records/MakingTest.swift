@_spi(Litmus) internal import LitmusReporting

/// The reporter of the test that is running here, for what is noticed on a queue or after its end.
///
/// - Returns: The reporter; `nil` outside of any test.
func reporterOfMakingTest() -> (any FailureReporter)? {
  TestScope.running == nil ? nil : currentFailureReporter()
}

/// Reports a failure to the test that the task belongs to; if there is none, to the one that made the
/// fake or stub.
func report(_ failure: ReportedFailure, orTo reporter: (any FailureReporter)?) {
  if let reporter, !taskBelongsToTest {
    reporter.report(failure)
  } else {
    reportFailure(failure)
  }
}

/// Whether the task has a reporter installed, or is one of a Swift Testing test.
private var taskBelongsToTest: Bool {
  TestScope.isOfSwiftTesting || type(of: currentFailureReporter()) == installedReporterType
}

/// The type of what ``currentFailureReporter()`` returns where a reporter is installed.
private let installedReporterType = withFailureReporter(FailureRecorder()) {
  type(of: currentFailureReporter())
}
