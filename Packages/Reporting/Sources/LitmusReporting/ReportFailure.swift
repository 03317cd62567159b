/// Reports a failure to whatever is running the test.
///
/// The first of these that there is gets it, and no other does:
///
/// 1. the reporter of the innermost ``withFailureReporter(_:operation:)``;
/// 2. the test that the calling task belongs to, of the in-app runner or of Swift Testing;
/// 3. the in-app runner, if it is running a test;
/// 4. Swift Testing or XCTest, whichever runs this process's tests;
/// 5. one line on standard error.
///
/// Swift Testing and XCTest are reached if `LitmusHarness` is linked, as it is in test targets.
///
/// It may be called from any thread, and never stops the process.
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
  } else if !TestHarnesses.report(failure) {
    writeToStandardError(
      "litmus: \(failure.callSite): failure outside of any test: \(failure.text.onOneLine)"
    )
  }
}

extension String {
  /// The text with its lines joined by ` | `.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " | ")
  }
}
