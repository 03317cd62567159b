/// Whether any reported failure was taken by nothing but standard error.
///
/// `LitmusHarness` asks when the process exits, and makes it exit with a failure.
@_spi(LitmusHarness)
public enum UntakenFailures {
  private struct State: Sendable {
    var haveOccurred = false
    /// How many failures are being offered to the frameworks at the moment, by as many threads.
    var offeredCount = 0
    var afterExit: (@Sendable () -> Void)?
  }

  private static let state = Locked(State())

  /// Says whether the process must not exit with success, because a failure was taken by nothing.
  ///
  /// A failure that another thread is still offering counts, because the process may be gone before
  /// a framework takes it.
  ///
  /// - Parameter action: Runs after each failure that nothing takes from now on.
  public static func atExit(thenAfterEach action: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      state.afterExit = action
      return state.haveOccurred || state.offeredCount > 0
    }
  }

  /// Offers a failure to the frameworks, and writes it to standard error if none takes it.
  static func offer(_ failure: ReportedFailure) {
    state.withLock { $0.offeredCount += 1 }
    let isTaken = TestHarnesses.report(failure)
    if !isTaken {
      writeToStandardError(
        "litmus: \(failure.callSite): failure outside of any test: \(failure.text.onOneLine)"
      )
    }
    let action = state.withLock { state in
      state.offeredCount -= 1
      guard !isTaken else { return nil as (@Sendable () -> Void)? }
      state.haveOccurred = true
      return state.afterExit
    }
    action?()
  }
}

extension String {
  /// The text with its lines joined by ` | `.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " | ")
  }
}
