#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusReporting

/// What is known about the calls of a stub.
final class StubUse: Sendable {
  private struct State {
    var hasAnswered = false
    var hasReportedCount = false
    /// A call that was only recorded, although the stub was for it.
    var passedOver: CallSite?
  }

  private let state = Locked(State())
  private let function: String
  private let report: @Sendable (String) -> Void

  init(of function: String, report: @escaping @Sendable (String) -> Void) {
    self.function = function
    self.report = report
  }

  deinit { reportIfPassedOver() }

  /// Records that the stub has answered a call.
  func count() { state.withLock { $0.hasAnswered = true } }

  /// Returns whether a wrong number of arguments has not been reported yet.
  func shouldReportCount() -> Bool {
    state.withLock { state in
      defer { state.hasReportedCount = true }
      return !state.hasReportedCount
    }
  }

  /// Records a call that the stub would have answered if the call were not only recorded.
  func recordPassedOver(at callSite: CallSite) {
    let isFirst = state.withLock { state in
      defer { state.passedOver = state.passedOver ?? callSite }
      return state.passedOver == nil
    }
    guard isFirst, let scope = TestScope.running else { return }
    scope.atEnd { [weak self] in self?.reportIfPassedOver() }
  }

  private func reportIfPassedOver() {
    let callSite = state.withLock { state in
      defer { state.passedOver = nil }
      return state.hasAnswered ? nil : state.passedOver
    }
    guard let callSite else { return }
    report(
      "Stubbed \(function), whose calls are only recorded, but expected a member that answers. "
        + "To fix this, remove the stub, or use spryify at \(callSite)")
  }
}
#endif
