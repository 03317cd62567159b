@_spi(Litmus) internal import LitmusReporting

extension ExpectationWait {
  /// Returns the failure message for a wait that ended this way; `nil` if it succeeded.
  func failureMessage(for end: End, limit: WaitLimit) -> String? {
    switch end {
    case .fulfilled:
      return wrongOrder
    case .fulfilledInverted(let expectation):
      let allowed = expectation.expectedFulfillmentCount
      return "Inverted expectation \(failureText(of: expectation.description)) "
        + "was fulfilled \(counted(expectation.fulfillmentCount, "time")), "
        + "but expected \(allowed == 1 ? "0 times" : "fewer than \(counted(allowed, "time"))")"
    case .watchedTaskEnded:
      return unfulfilled.map { "Watched task ended while waiting for \($0)" } ?? wrongOrder
    case .timedOut:
      return unfulfilled.map { "Timed out after \(limit) waiting for \($0)" } ?? wrongOrder
    case .cancelled:
      let start = limit.cancellationText
      return (unfulfilled ?? inverted).map { "\(start) while waiting for \($0)" } ?? start
    }
  }

  /// The names of the inverted expectations, which make a wait last until its timeout; `nil` if there
  /// are none.
  private var inverted: String? {
    let names = expectations.filter(\.isInverted).map { failureText(of: $0.description) }
    guard !names.isEmpty else { return nil }
    let noun = names.count == 1 ? "expectation" : "expectations"
    return "inverted \(noun) " + names.joined(separator: ", ")
  }

  /// The expectations that are not fulfilled, with their counts; `nil` if no more are needed.
  private var unfulfilled: String? {
    let awaited = zip(expectations, counts).filter { !$0.0.isInverted }
    let unfulfilled = awaited.compactMap { expectation, count -> String? in
      guard count < expectation.expectedFulfillmentCount else { return nil }
      return "\(failureText(of: expectation.description)) was fulfilled \(counted(count, "time")), "
        + "but expected \(counted(expectation.expectedFulfillmentCount, "time"))"
    }
    guard !unfulfilled.isEmpty else { return nil }
    var amount = "\(unfulfilled.count)"
    if goal.isAny {
      guard unfulfilled.count == awaited.count else { return nil }
      if awaited.count > 1 { amount = "any" }
    }
    return "\(amount) of \(counted(awaited.count, "expectation")): "
      + unfulfilled.joined(separator: "; ")
  }

  /// The first two neighbors in the list that were not fulfilled in its order; `nil` if all were, or
  /// the order does not matter.
  private var wrongOrder: String? {
    guard goal.isInOrder else { return nil }
    let awaited = expectations.lazy.filter {
      !$0.isInverted && $0.expectedFulfillmentCount > 0
    }
    let completed = awaited.map { ($0.description, $0.completion) }
    for (first, second) in zip(completed, completed.dropFirst()) {
      guard let firstPlace = first.1, let secondPlace = second.1, secondPlace < firstPlace
      else { continue }
      let first = failureText(of: first.0)
      let second = failureText(of: second.0)
      return "Expectation \(second) was fulfilled before \(first), but expected \(first) first"
    }
    return nil
  }
}
