/// Reports a failure to whatever is running the test.
///
/// The first of these that there is gets it, and no other does:
///
/// 1. the reporter of the innermost ``withFailureReporter(_:operation:)``;
/// 2. the test that the calling task belongs to, of the in-app runner or of Swift Testing;
/// 3. the in-app runner, if it is running a test;
/// 4. the XCTest case that is running;
/// 5. Swift Testing, if a run of it is going on in this process;
/// 6. one line on standard error.
///
/// Swift Testing and XCTest are reached if `LitmusHarness` is linked, as it is in test targets. There
/// a process in which a failure went to standard error also exits with a failure.
///
/// It may be called from any thread, and never stops the process before it exits.
///
/// - Parameters:
///   - message: What was observed and what was expected.
///   - difference: The difference between two values, as ``failureDifference(expected:actual:)``
///     gives it.
///   - error: The error that was thrown, if the failure is about one.
///   - fileID: The module and file of the failure; the caller's by default.
///   - filePath: The path of that file.
///   - line: The line in it.
///   - column: The column in the line.
public func reportFailure(
  _ message: String,
  difference: String? = nil,
  error: (any Error)? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  reportFailure(
    ReportedFailure(
      message: message,
      callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      difference: difference,
      error: error
    )
  )
}

/// Reports a failure that was put together before to whatever is running the test.
///
/// - Parameter failure: The failure.
public func reportFailure(_ failure: ReportedFailure) {
  if let scope = FailureScope.current {
    scope.report(failure)
  } else {
    UntakenFailures.offer(failure)
  }
}
