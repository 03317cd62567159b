#if LITMUS_REPORTING && !LITMUS_FAKES
internal import Foundation

/// Reports a failure to whatever is running the test.
///
/// Only the first of these that exists receives the failure:
///
/// 1. the reporter of the innermost `withFailureReporter(_:operation:)`;
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

/// A record of the reported failures that no framework accepted and that only went to standard error.
///
/// ``reportFailure(_:)`` passes each failure to ``offer(_:)``, which asks the frameworks first.
/// `LitmusHarness` checks the record when the process exits, and makes the process exit with a failure
/// status if there were any.
@_spi(LitmusHarness)
public enum UnacceptedFailures {
  private struct State: Sendable {
    var haveOccurred = false
    /// The number of failures that are being offered to the frameworks now, each by its own thread.
    var offeredCount = 0
    /// Failures that a framework's own task has not recorded yet.
    var pending: [Int: ReportedFailure] = [:]
    var lastPending = 0
    var afterExit: (@Sendable () -> Void)?
  }

  private static let state = Locked(State())

  /// Begins the exit of the process, and returns whether its status must be a failure, because no
  /// framework accepted a failure.
  ///
  /// A failure that another thread is still offering counts, because the process may end before a
  /// framework accepts it. So does a pending one; it is also written to standard
  /// error.
  ///
  /// - Parameter action: Runs after each later failure that no framework accepts.
  public static func beginExit(onLaterFailure action: @escaping @Sendable () -> Void) -> Bool {
    let (hasUnaccepted, pending) = state.withLock { state in
      state.afterExit = action
      if !state.pending.isEmpty { state.haveOccurred = true }
      return (state.haveOccurred || state.offeredCount > 0, state.pending)
    }
    for (_, failure) in pending.sorted(by: { $0.key < $1.key }) {
      write(failure, why: "failure too late for its test")
    }
    return hasUnaccepted
  }

  /// Whether failures are pending: a task will pass them to a framework.
  public static var hasPending: Bool { state.withLock { !$0.pending.isEmpty } }

  /// Records that a task will pass a failure to a framework, possibly too late.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: A number to pass to ``removePending(_:)`` when the framework has the failure.
  public static func addPending(_ failure: ReportedFailure) -> Int {
    let (number, afterExit) = state.withLock { state in
      state.lastPending += 1
      state.pending[state.lastPending] = failure
      return (state.lastPending, state.afterExit)
    }
    if let afterExit {
      write(failure, why: "failure too late for its test")
      afterExit()
    }
    return number
  }

  /// Records that a framework has received a failure.
  ///
  /// - Parameter number: The number that ``addPending(_:)`` returned.
  public static func removePending(_ number: Int) { state.withLock { $0.pending[number] = nil } }

  /// Offers a failure to the frameworks, and writes it to standard error if none accepts it.
  static func offer(_ failure: ReportedFailure) {
    state.withLock { $0.offeredCount += 1 }
    let isAccepted = TestHarnesses.report(failure)
    if !isAccepted { write(failure, why: "failure outside of any test") }
    let action = state.withLock { state in
      state.offeredCount -= 1
      guard !isAccepted else { return nil as (@Sendable () -> Void)? }
      state.haveOccurred = true
      return state.afterExit
    }
    action?()
  }

  private static func write(_ failure: ReportedFailure, why: String) {
    let line = "litmus: \(failure.callSite): \(why): \(failure.shownText.onOneLine)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

extension String {
  /// The text with its lines joined by ` | `.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " | ")
  }
}
#endif
