#if LITMUS_REPORTING && !LITMUS_FAKES
/// A reporter that stores the failures that it receives, so that the failing paths of an assertion can
/// be tested.
///
/// ```swift
/// let failures = FailureRecorder.record {
///   reportFailure("Value was 1, but expected 2")
/// }
/// assert(failures.map(\.message) == ["Value was 1, but expected 2"])
/// ```
public final class FailureRecorder: FailureReporter {
  private let recorded = Locked<[ReportedFailure]>([])

  /// Makes a recorder that has no failures yet.
  public init() {}

  /// The failures reported so far, in the order in which they were reported.
  public var failures: [ReportedFailure] { recorded.withLock { $0 } }

  /// Records a failure.
  public func report(_ failure: ReportedFailure) {
    recorded.withLock { $0.append(failure) }
  }

  /// Removes the failures recorded so far.
  public func removeAll() {
    // The errors in the failures are the user's, and may report failures when they are deallocated, so
    // they are released without the lock.
    let removed = recorded.withLock { exchange(&$0, with: []) }
    withExtendedLifetime(removed) {}
  }

  /// Runs an operation and returns the failures that it reported.
  ///
  /// - Parameter operation: The operation to run.
  /// - Returns: The failures, in the order in which they were reported.
  /// - Throws: What the operation throws.
  public static func record(_ operation: () throws -> Void) rethrows -> [ReportedFailure] {
    let recorder = FailureRecorder()
    try withFailureReporter(recorder, operation: operation)
    return recorder.failures
  }

  /// Runs an asynchronous operation and returns the failures that it reported.
  ///
  /// - Parameter operation: The operation to run, on the caller's actor.
  /// - Returns: The failures, in the order in which they were reported.
  /// - Throws: What the operation throws.
  public nonisolated(nonsending) static func record(
    _ operation: () async throws -> Void
  ) async rethrows -> [ReportedFailure] {
    let recorder = FailureRecorder()
    try await withFailureReporter(recorder, operation: operation)
    return recorder.failures
  }
}
#endif
