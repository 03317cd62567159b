/// Something that takes the failures that assertions report.
///
/// Install one with ``withFailureReporter(_:operation:)``.
public protocol FailureReporter: Sendable {
  /// Takes one failure. It may be called from any thread, and from several at once.
  ///
  /// What it reports itself goes to where failures went before it was installed.
  func report(_ failure: ReportedFailure)
}

/// A reporter in force, which follows the task that it was installed in.
final class FailureScope: Sendable {
  @TaskLocal static var current: FailureScope?

  private let reporter: any FailureReporter
  /// What was in force before.
  private let outer = current

  init(_ reporter: any FailureReporter) {
    self.reporter = reporter
  }

  func report(_ failure: ReportedFailure) {
    Self.$current.withValue(outer) { reporter.report(failure) }
  }
}

/// Runs an operation with its failures going to a reporter instead of to the running test.
///
/// The reporter is in force for the operation and for the tasks made within it, but not for
/// detached tasks, dispatch queues and threads. Scopes nest: the innermost one gets the failure.
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
///   - reporter: What takes the failures.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withFailureReporter<Result>(
  _ reporter: any FailureReporter,
  operation: () throws -> Result
) rethrows -> Result {
  try FailureScope.$current.withValue(FailureScope(reporter), operation: operation)
}

/// Runs an asynchronous operation with its failures going to a reporter instead of to the
/// running test.
///
/// - Parameters:
///   - reporter: What takes the failures.
///   - isolation: The caller's actor, on which the operation runs.
///   - operation: What is run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withFailureReporter<Result>(
  _ reporter: any FailureReporter,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await FailureScope.$current.withValue(
    FailureScope(reporter),
    operation: operation,
    isolation: isolation
  )
}
