#if LITMUS_REPORTING && !LITMUS_FAKES
/// Returns the reporter in effect at the call, for reporting failures that are noticed elsewhere.
///
/// Detached tasks, dispatch queues and threads belong to no test. To report a failure from there to the
/// right test, use the reporter that was in effect where the test started the work:
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
/// A failure that is reported after its test has ended still reaches the run: Swift Testing and the
/// in-app runner show it with that test. XCTest cannot; there, the case that is running at that time
/// fails, and the failure text names the case in which the work began.
///
/// - Returns: The reporter of the innermost `withFailureReporter(_:operation:)`, or one for the
///   running test; outside of any test, one that behaves like ``reportFailure(_:)``.
public func currentFailureReporter() -> any FailureReporter {
  FailureScope.current ?? TestHarnesses.currentReporter() ?? ForwardingReporter()
}

/// Returns the reporter of the innermost ``withFailureReporter(_:operation:)``; `nil` outside of any.
@_spi(Litmus)
public func scopedFailureReporter() -> (any FailureReporter)? { FailureScope.current }

/// Returns the reporter for the running test, if it can be stored without retaining anything else.
///
/// - Returns: The reporter; `nil` outside of any test, and in a Swift Testing test, whose reporter
///   retains a task with all of its task-local values.
@_spi(Litmus)
public func keepableFailureReporter() -> (any FailureReporter)? {
  if let current = FailureScope.current { return current }
  return TestScope.isOfSwiftTesting ? nil : TestHarnesses.currentReporter()
}

/// Whether failures of the calling task have a certain destination: a reporter is installed for it, it belongs to
/// a test, or a wait runs it.
///
/// Where it is false, as on a queue or in a detached task, any running test receives them.
@_spi(Litmus)
public var taskHasFailureReporter: Bool {
  FailureScope.current != nil || RepeatedFailures.current?.isInEffect == true
    || TestHarnesses.taskBelongsToTest
}

extension FailureScope: FailureRelay {}

/// A reporter that reports each failure to whatever is running a test at that time.
private struct ForwardingReporter: FailureReporter {
  func report(_ failure: ReportedFailure) { reportFailure(failure) }
}
#endif
