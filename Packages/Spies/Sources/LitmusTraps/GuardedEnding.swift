@_spi(Litmus) internal import LitmusReporting

/// The ending of a closure whose traps were caught.
enum GuardedEnding {
  case returned
  case threw(any Error)
  /// The message is what the runtime printed; `nil` if it printed nothing or it cannot be read.
  case trapped(message: String?)
  /// The closure trapped in a dispatch queue that its thread cannot leave.
  case trappedInQueue(message: String?)
  /// The closure did none of these within its time limit.
  case unfinished(after: WaitLimit)
  /// The closure was not run, for this reason.
  case notRun(reason: String, fix: String?)
}

extension GuardedEnding {
  /// The caught trap's message; `nil` if the closure did not trap or did so without a message.
  var trapMessage: String? {
    switch self {
    case .trapped(let message), .trappedInQueue(let message): message
    default: nil
    }
  }

  /// The error that the closure threw, if it did.
  var error: (any Error)? {
    guard case .threw(let error) = self else { return nil }
    return error
  }

  /// Returns the failure message if a trap was expected; `nil` if the expected trap occurred.
  ///
  /// - Parameters:
  ///   - text: The text that the trap's message must contain; `nil` if any message is accepted.
  ///   - isDebugBuild: Whether the code was built with `assert` enabled.
  func failureMessage(expecting text: String?, isDebugBuild: Bool) -> String? {
    let expectation =
      text.map { "a trap with a message that contains \(failureText(of: $0))" }
      ?? "a trap"
    switch self {
    case .returned:
      let fix =
        "run the tests in debug if it is one of assert or assertionFailure: release builds "
        + "leave them out"
      return "Closure returned, but expected \(expectation)" + (isDebugBuild ? "" : fixed(by: fix))
    case .threw(let error):
      return "Closure threw \(errorText(of: error)), but expected \(expectation)"
    case .unfinished(let limit):
      return "Closure was still running after \(limit), but expected \(expectation)"
    case .notRun(let reason, let fix):
      return "Closure was not run, because \(reason), but expected \(expectation)" + fixed(by: fix)
    case .trappedInQueue:
      return
        "Closure trapped inside a dispatch queue, but expected \(expectation) outside of queues: "
        + "here its thread cannot leave the queue, and catches no more traps"
    case .trapped(let message):
      guard let text, message?.contains(text) != true else { return nil }
      guard let message else {
        let fix = "leave out containing: where Swift gives no message, as in many release builds"
        return "Closure trapped without a message, but expected one that contains "
          + failureText(of: text) + fixed(by: fix)
      }
      return "Closure trapped with the message \(failureText(of: message)), but expected one that "
        + "contains \(failureText(of: text))"
    }
  }
}

private func fixed(by fix: String?) -> String {
  fix.map { ". To fix this, \($0)" } ?? ""
}
