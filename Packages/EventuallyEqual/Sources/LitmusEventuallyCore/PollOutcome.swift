@_spi(Litmus) internal import LitmusReporting

/// How polling for a value ended.
struct PollOutcome<Value> {
  enum End {
    case equal
    case timedOut
    case cancelled
  }

  /// What the last try fetched or threw.
  var last: Result<Value, any Error>
  var tries: Int
  var end: End
}

extension PollOutcome {
  /// What to report of it; `nil` if the value was right in the end.
  func failure(
    expected: Value,
    timeout: Duration
  ) -> (message: String, difference: String?, error: (any Error)?)? {
    let ending: String
    switch end {
    case .equal: return nil
    case .timedOut: ending = "timing out after"
    case .cancelled: ending = "cancelled before the timeout of"
    }
    let last = description(expected: expected)
    let tries = tries == 1 ? "1 try" : "\(tries) tries"
    let seconds = timeout.asTimeout.inSeconds
    return (
      "Expected \(failureText(of: expected)), but \(last.text) after \(tries), "
        + "\(ending) \(seconds) seconds",
      last.difference,
      last.error
    )
  }

  private func description(
    expected: Value
  ) -> (text: String, difference: String?, error: (any Error)?) {
    switch last {
    case .success(let value):
      let difference = failureDifference(expected: expected, actual: value)
      return ("was \(failureText(of: value))", difference, nil)
    case .failure(let error):
      return ("caught error \(error)", nil, error)
    }
  }
}
