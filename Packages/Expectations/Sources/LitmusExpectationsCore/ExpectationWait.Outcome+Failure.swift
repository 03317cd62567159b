@_spi(Litmus) internal import LitmusReporting

extension ExpectationWait.Outcome {
  /// What to report of a wait that ended this way; `nil` if it ended well.
  ///
  /// An expectation that is fulfilled between the end of the wait and this look at it counts as
  /// fulfilled: the message never contradicts itself.
  func failureMessage(for expectations: [AsyncExpectation], timeout: Duration) -> String? {
    switch self {
    case .fulfilled:
      return nil
    case .fulfilledInverted(let expectation):
      let count = times(expectation.fulfillmentCount)
      return "Inverted expectation \(failureText(of: expectation.description)) "
        + "was fulfilled \(count), but expected 0 times"
    case .timedOut:
      guard let unfulfilled = unfulfilledText(expectations) else { return nil }
      return "Timed out after \(timeout.inSeconds) seconds waiting for \(unfulfilled)"
    case .cancelled:
      let start = "Cancelled before the timeout of \(timeout.inSeconds) seconds"
      if let unfulfilled = unfulfilledText(expectations) {
        return "\(start) while waiting for \(unfulfilled)"
      }
      return expectations.contains(where: \.isInverted) ? start : nil
    }
  }
}

/// The expectations that are not fulfilled, with their counts; `nil` if there are none.
private func unfulfilledText(_ expectations: [AsyncExpectation]) -> String? {
  let awaited = expectations.filter { !$0.isInverted }
  let unfulfilled = awaited.compactMap { expectation -> String? in
    let count = expectation.fulfillmentCount
    guard count < expectation.expectedFulfillmentCount else { return nil }
    return "\(failureText(of: expectation.description)) was fulfilled \(times(count)), "
      + "but expected \(times(expectation.expectedFulfillmentCount))"
  }
  guard !unfulfilled.isEmpty else { return nil }
  let noun = awaited.count == 1 ? "expectation" : "expectations"
  return "\(unfulfilled.count) of \(awaited.count) \(noun): "
    + unfulfilled.joined(separator: "; ")
}

private func times(_ count: Int) -> String {
  count == 1 ? "1 time" : "\(count) times"
}
