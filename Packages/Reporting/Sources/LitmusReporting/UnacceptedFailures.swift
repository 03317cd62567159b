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
    writeToStandardError("litmus: \(failure.callSite): \(why): \(failure.shownText.onOneLine)")
  }
}

extension String {
  /// The text with its lines joined by ` | `.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " | ")
  }
}
