/// Whether any reported failure was taken by nothing but standard error.
///
/// `LitmusHarness` asks when the process exits, and makes it exit with a failure.
@_spi(LitmusHarness)
public enum UntakenFailures {
  private struct State: Sendable {
    var haveOccurred = false
    /// How many failures are being offered to the frameworks at the moment, by as many threads.
    var offeredCount = 0
    /// Failures that a framework's own task is still to take.
    var underWay: [Int: ReportedFailure] = [:]
    var lastUnderWay = 0
    var afterExit: (@Sendable () -> Void)?
  }

  private static let state = Locked(State())

  /// Says whether the process must not exit with success, because a failure was taken by nothing.
  ///
  /// A failure that another thread is still offering counts, because the process may be gone before
  /// a framework takes it; so does one that is under way, which is written to standard error.
  ///
  /// - Parameter action: Runs after each failure that nothing takes from now on.
  public static func atExit(thenAfterEach action: @escaping @Sendable () -> Void) -> Bool {
    let (isUntaken, underWay) = state.withLock { state in
      state.afterExit = action
      if !state.underWay.isEmpty { state.haveOccurred = true }
      return (state.haveOccurred || state.offeredCount > 0, state.underWay)
    }
    for (_, failure) in underWay.sorted(by: { $0.key < $1.key }) {
      write(failure, why: "failure too late for its test")
    }
    return isUntaken
  }

  /// Whether failures are under way to a framework.
  public static var areUnderWay: Bool { state.withLock { !$0.underWay.isEmpty } }

  /// Notes a failure that a task is to give to a framework, which may come too late.
  ///
  /// - Parameter failure: The failure.
  /// - Returns: A number that ``end(_:)`` takes when the framework has it.
  public static func begin(_ failure: ReportedFailure) -> Int {
    let (number, afterExit) = state.withLock { state in
      state.lastUnderWay += 1
      state.underWay[state.lastUnderWay] = failure
      return (state.lastUnderWay, state.afterExit)
    }
    if let afterExit {
      write(failure, why: "failure too late for its test")
      afterExit()
    }
    return number
  }

  /// Notes that a framework has a failure.
  ///
  /// - Parameter number: What ``begin(_:)`` returned.
  public static func end(_ number: Int) { state.withLock { $0.underWay[number] = nil } }

  /// Offers a failure to the frameworks, and writes it to standard error if none takes it.
  static func offer(_ failure: ReportedFailure) {
    state.withLock { $0.offeredCount += 1 }
    let isTaken = TestHarnesses.report(failure)
    if !isTaken { write(failure, why: "failure outside of any test") }
    let action = state.withLock { state in
      state.offeredCount -= 1
      guard !isTaken else { return nil as (@Sendable () -> Void)? }
      state.haveOccurred = true
      return state.afterExit
    }
    action?()
  }

  private static func write(_ failure: ReportedFailure, why: String) {
    writeToStandardError("litmus: \(failure.callSite): \(why): \(failure.text.onOneLine)")
  }
}

extension String {
  /// The text with its lines joined by ` | `.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " | ")
  }
}
