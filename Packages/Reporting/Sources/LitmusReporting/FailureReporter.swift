#if LITMUS_REPORTING && !LITMUS_FAKES
/// A type that receives the failures that assertions report.
///
/// Install one with `withFailureReporter(_:operation:)`.
public protocol FailureReporter: Sendable {
  /// Receives one failure. It may be called from any thread, and from several at once.
  ///
  /// Failures that the reporter itself reports go to where failures went before it was installed.
  func report(_ failure: ReportedFailure)
}

/// A reporter that may record a failure after ``report(_:)`` has returned, in another task.
@_spi(Litmus)
public protocol FailureRelay: FailureReporter {
  /// Receives one failure, and runs an action when it has been recorded.
  func report(_ failure: ReportedFailure, whenRecorded action: @escaping @Sendable () -> Void)
}

extension FailureReporter {
  /// Reports a failure, and runs an action when it has been recorded.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - action: The action, which any thread may run.
  @_spi(Litmus)
  public func record(_ failure: ReportedFailure, then action: @escaping @Sendable () -> Void) {
    if let relay = self as? any FailureRelay {
      relay.report(failure, whenRecorded: action)
    } else {
      report(failure)
      action()
    }
  }
}

/// An installed reporter, which is in effect in the task that installed it and in the tasks made there.
final class FailureScope: Sendable {
  @TaskLocal static var current: FailureScope?

  private let reporter: any FailureReporter
  /// The reporter that was in effect before.
  private let outer = current

  init(_ reporter: any FailureReporter) {
    self.reporter = reporter
  }

  func report(_ failure: ReportedFailure) { report(failure) {} }

  func report(_ failure: ReportedFailure, whenRecorded action: @escaping @Sendable () -> Void) {
    Self.$current.withValue(outer) { reporter.record(failure, then: action) }
  }
}

/// Runs an operation whose failures go to a reporter instead of the running test.
///
/// The reporter is in effect for the operation and for the tasks made within it, but not for detached
/// tasks, dispatch queues and threads. Scopes nest: the innermost one receives the failure.
///
/// ```swift
/// let recorder = FailureRecorder()
/// withFailureReporter(recorder) {
///   reportFailure("This one is recorded")
/// }
/// assert(recorder.failures.map(\.message) == ["This one is recorded"])
/// ```
///
/// - Parameters:
///   - reporter: The reporter that receives the failures.
///   - operation: The operation to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public func withFailureReporter<Result>(
  _ reporter: any FailureReporter,
  operation: () throws -> Result
) rethrows -> Result {
  try FailureScope.$current.withValue(FailureScope(reporter), operation: operation)
}

/// Runs an asynchronous operation whose failures go to a reporter instead of the running test.
///
/// - Parameters:
///   - reporter: The reporter that receives the failures.
///   - operation: The operation to run, on the caller's actor.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@discardableResult
public nonisolated(nonsending) func withFailureReporter<Result>(
  _ reporter: any FailureReporter,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await FailureScope.$current.withValue(FailureScope(reporter), operation: operation)
}
#endif
