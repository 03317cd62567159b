/// What takes the failures that are reported here and now, for those that are noticed elsewhere.
///
/// Detached tasks, dispatch queues and threads belong to no test. What happens there is reported to
/// the right one all the same by the reporter that was in force where the test began it:
///
/// ```swift
/// let reporter = currentFailureReporter()
/// Task.detached {
///   withFailureReporter(reporter) {
///     reportFailure("Noticed elsewhere")
///   }
/// }
/// ```
///
/// A failure that comes after its test has ended still reaches the run: Swift Testing and the in-app
/// runner show it with that test. XCTest cannot; there the case that is then running fails, and the text says
/// in which one it began.
///
/// - Returns: The reporter of the innermost ``withFailureReporter(_:operation:)``, or one for the
///   running test; outside of any, one that does as ``reportFailure(_:)`` does.
public func currentFailureReporter() -> any FailureReporter {
  FailureScope.current ?? TestHarnesses.currentReporter() ?? PassingOnReporter()
}

/// What takes the failures of the running test, if it can be kept without keeping anything else.
///
/// - Returns: The reporter; `nil` outside of any test, and in one of Swift Testing's, whose reporters have
///   a task with all of its task-local values.
@_spi(Litmus)
public func keepableFailureReporter() -> (any FailureReporter)? {
  if let current = FailureScope.current { return current }
  return TestScope.isOfSwiftTesting ? nil : TestHarnesses.currentReporter()
}

extension FailureScope: FailureReporter {}

/// Reports to whatever runs a test at the time.
private struct PassingOnReporter: FailureReporter {
  func report(_ failure: ReportedFailure) { reportFailure(failure) }
}
