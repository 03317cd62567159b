/// The failures that the tries of one wait have reported, so that later tries do not report them again.
///
/// A wait evaluates a closure many times. An unstubbed call in it, for example, would fail the test with
/// the same message at the same location in each try.
final class RepeatedFailures: Sendable {
  @TaskLocal static var current: RepeatedFailures?

  private struct Identity: Hashable {
    let message: String
    let callSite: CallSite
  }

  /// The innermost reporter when the wait began: a reporter that a try installs receives all failures.
  private let scope = FailureScope.current
  /// The failures; `nil` when the wait is over.
  private let reported = Locked<Set<Identity>?>([])

  /// Whether these failures are those of the wait that the task is in, and go where its failures go.
  var isInEffect: Bool { scope === FailureScope.current && reported.withLock { $0 != nil } }

  /// Returns whether a failure must be reported: whether no try has reported it before.
  static func isNew(_ failure: ReportedFailure) -> Bool {
    guard let current, current.scope === FailureScope.current else { return true }
    let identity = Identity(message: failure.message, callSite: failure.callSite)
    return current.reported.withLock { $0?.insert(identity).inserted ?? true }
  }

  /// Reports all failures from now on: tasks that a try has started may still run.
  func end() { reported.withLock { $0 = nil } }
}

/// Runs an operation that evaluates a closure again and again, and reports each failure of it once.
///
/// Failures are the same if their messages and their locations are.
///
/// - Parameter operation: The operation to run, on the caller's actor.
/// - Returns: What the operation returns.
@_spi(Litmus)
public nonisolated(nonsending) func reportingEachFailureOnce<Result>(
  operation: () async -> Result
) async -> Result {
  if let current = RepeatedFailures.current, current.isInEffect { return await operation() }
  let failures = RepeatedFailures()
  defer { failures.end() }
  return await RepeatedFailures.$current.withValue(failures, operation: operation)
}
