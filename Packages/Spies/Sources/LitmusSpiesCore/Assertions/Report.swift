@_spi(Litmus) internal import LitmusReporting

/// Reports a failure if there is a message.
///
/// - Parameters:
///   - message: The message; evaluated a second time if it was shortened.
///   - callSite: Where the failure is shown.
func report(_ message: @autoclosure () -> String?, at callSite: CallSite) {
  ReportedFailure(callSite: callSite, message: message).map(reportFailure)
}

/// Reports a failure unless a call was received as often as expected; if it was, records that it is verified.
func verify(_ expected: ExpectedCall, counts: CountSpecifier?..., at callSite: CallSite) {
  let calls = expected.source.record.calls
  let result = expected.result(in: calls, counts: ExpectedCounts(counts))
  guard !result.success else {
    expected.capture(from: calls)
    return expected.noteVerified(result.matches.orders)
  }
  report(result.failureMessage, at: callSite)
}

extension RecordedCalls {
  /// The failure message if calls are expected; `nil` if there are any.
  var noCallMessage: String? {
    if let problem { return problem }
    return count == 0 ? "Received no calls, but expected at least 1 call" : nil
  }

  /// The failure message if no calls are expected; `nil` if there are none.
  var anyCallMessage: String? {
    if let problem { return problem }
    guard count > 0 else { return nil }
    let first = "Received \(plural(count, "call")), but expected none"
    return ([first] + recordedLines(all)).joined(separator: "\n")
  }
}
