/// Reports a failure to whatever is running the test.
///
/// Only the first of these that exists receives the failure:
///
/// 1. the reporter of the innermost ``withFailureReporter(_:operation:)``;
/// 2. the test, of the in-app runner or of Swift Testing, that the calling task belongs to;
/// 3. the in-app runner, if a run is in progress: its only running test, or otherwise the run itself;
/// 4. the XCTest case that is running;
/// 5. Swift Testing, if a run is in progress in this process;
/// 6. one line on standard error.
///
/// Failures reach Swift Testing and XCTest if `LitmusHarness` is linked, as it is in test targets. It
/// also makes a process exit with a failure status if a failure was written to standard error.
///
/// It may be called from any thread, and does not end the process. Only a failure that is reported while
/// the process already exits ends it, with a failure status.
///
/// - Parameters:
///   - message: What was observed and what was expected.
///   - difference: The difference between two values, as ``failureDifference(expected:actual:)``
///     returns it.
///   - error: The error that was thrown, if the failure is about one.
///   - file: The path of the file in which the failure is shown.
///   - line: The line in it.
public func reportFailure(
  _ message: String,
  difference: String? = nil,
  error: (any Error)? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  reportFailure(
    ReportedFailure(
      message: message,
      callSite: .current(file, line),
      difference: difference,
      error: error
    )
  )
}

/// Reports an existing ``ReportedFailure`` to whatever is running the test.
///
/// A failure that the closure of an eventual assertion reports in several tries is reported once.
///
/// - Parameter failure: The failure.
public func reportFailure(_ failure: ReportedFailure) {
  guard RepeatedFailures.isNew(failure) else { return }
  if let scope = FailureScope.current {
    scope.report(failure)
  } else {
    UnacceptedFailures.offer(failure)
  }
}
